import type { Page } from '@playwright/test';
import { hostPage, LOADER } from '../browser/helpers/hostPage.ts';
import type { Selector } from '../browser/helpers/selector.ts';
import { expect, test } from '../browser/helpers/test.ts';

/** `JOURNEYS=60 npm run soak` shortens it. */
const JOURNEYS = Number(process.env.JOURNEYS ?? 200);
const WARM = 20;
/** Limits at the end, as multiples of the start. The heap includes code, which V8 keeps optimising. */
const MAX_GROWTH = { heap: 1.15, nodes: 1.05, listeners: 1.05, documents: 1 };
/** Short and long answer paths, in turn. */
const PATHS = [
  ['No', 'Townhouse', 'Single Room', 'Large Outdoor space', 'Not Sure'],
  ['Yes', 'Ducted', 'House - Pitched Roof', 'Whole Home', 'Unsure', 'Large Outdoor space', 'Touchscreen'],
  ['Yes', 'Split', 'Apartment', 'Multiple Rooms', '3 Rooms', 'Small Outdoor space', 'Mobile App'],
];

test.use({ realTime: true });

/**
 * Each visit goes from Start to the result and back. Some also open an explanation, change an answer, copy the brief or, in
 * the first half, replace the element; one element lasts the second half, because removing it releases what it holds.
 */
test(`${JOURNEYS} visits in one page leave no more behind than the first ${WARM}`, async ({ page, selector }) => {
  test.setTimeout(JOURNEYS * 30_000);
  await hostPage(page, { body: `${LOADER}<product-selector></product-selector>` });
  page.setDefaultTimeout(30_000);
  let early = await held(page);
  for (let count = 1; count <= JOURNEYS; count += 1) {
    await visit(selector, count);
    if (count === WARM) early = await held(page);
  }
  const late = await held(page);
  console.log({ early, late });
  for (const name of ['heap', 'nodes', 'listeners', 'documents'] as const) {
    expect(late[name] / early[name], name).toBeLessThanOrEqual(MAX_GROWTH[name]);
  }
});

/** One visit, from the landing screen and back. */
async function visit(selector: Selector, count: number): Promise<void> {
  const { page } = selector;
  await page.getByRole('textbox', { name: 'Postcode' }).fill(count % 2 === 0 ? '3000' : '2480');
  await selector.start();
  for (const [step, name] of PATHS[count % PATHS.length]!.entries()) {
    if (count % 5 === 0 && step === 2) {
      await selector
        .button(/^More about/)
        .first()
        .click();
      await page.keyboard.press('Escape');
    }
    await selector.answer(name);
  }
  const matches = selector.heading('Systems for your home');
  await matches.waitFor();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price');
  await selector.compareFirstThree();
  await page.getByRole('dialog').getByRole('table').waitFor();
  await page.keyboard.press('Escape');
  await selector.chooseFirst();
  if (count % 4 === 0) await selector.button(/^Copy/).click();
  await selector.button('Back').click();
  await matches.waitFor();
  if (count % 3 === 0) {
    await selector.openAnswers();
    await selector
      .button(/^Change: /)
      .last()
      .click();
    await selector.button('Continue').click();
  }
  await selector.button('Start again').click();
  await selector.button('Start').waitFor();
  if (count % WARM !== WARM / 2 || count > JOURNEYS / 2) return;
  await page.evaluate(() => {
    const before = document.querySelector('product-selector');
    before?.replaceWith(document.createElement('product-selector'));
  });
  await selector.button('Start').waitFor();
}

/** Counts the page's objects after garbage collection. */
async function held(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  // Twice, because the first round runs finalizers.
  for (const _ of [1, 2]) await devtools.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners, documents } = await devtools.send('Memory.getDOMCounters');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  return { heap: usedSize, nodes, listeners: jsEventListeners, documents };
}
