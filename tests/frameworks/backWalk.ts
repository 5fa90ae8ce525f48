import type { Locator, Page } from '@playwright/test';
import { Selector } from '../browser/helpers/selector.ts';
import { untilEntered } from '../browser/helpers/untilEntered.ts';
import { DOC_FILES } from './document.mjs';
import { expect, test } from './test.ts';

/** The links between the two pages of a walk, each with the heading or button of its page. */
export const [OTHER, SYSTEMS] = ['Our showroom', 'All our systems'];

/** A file of docs/frameworks/ with these changes. Each change must apply. */
export function changedDocument(file: string, changes: Readonly<Record<string, string>>): string {
  return Object.entries(changes).reduce((code, [before, after]) => {
    expect(code.split(before), `${before} in ${file}`).toHaveLength(2);
    return code.replace(before, after);
  }, DOC_FILES.get(file) ?? '');
}

/** The state of the framework's router at this entry, without ours and without scroll positions. */
const routerState = (page: Page) =>
  page.evaluate(() => Object.entries(Object(history.state)).filter(([key]) => !/^scroll|^product-selector$/.test(key)));

/** A router with view transitions skips one that still runs when the next begins, and then reports an error of its own. */
async function untilSettled(page: Page): Promise<void> {
  await untilEntered(page);
  await page.evaluate(() => document.activeViewTransition?.finished);
}

/**
 * Walks through two pages of a framework by its own links and the browser's Back. The first, which is open, has a selector with
 * `back="steps"`.
 * @param isKept the framework hides a page that it leaves, and shows the same one again
 */
export async function walkBack(page: Page, isKept = false): Promise<void> {
  const selector = new Selector(page);
  const start = selector.button('Off we go');
  const goOn = selector.button('Continue where you left off');
  const landing = start.or(goOn).first();
  const showroom = page.getByRole('heading', { name: 'This is our showroom' });
  const know = selector.heading(/Do you already know/);
  const which = selector.heading(/Which type of system/);
  const home = selector.heading(/What kind of home/);
  const press = async (way: 'back' | 'forward', shown: Locator) => {
    await untilSettled(page);
    await page.evaluate((way) => history[way](), way);
    await shown.waitFor();
  };
  /** The selector shows its previous step immediately, and the browser's history follows. */
  const pressOwnBack = async () => {
    await untilSettled(page);
    const moved = page.evaluate(
      () => new Promise((done) => addEventListener('popstate', () => setTimeout(done), { once: true })),
    );
    await selector.press('Back');
    await moved;
    await which.waitFor();
  };
  const follow = async (name: string, shown: Locator) => {
    await untilSettled(page);
    await page.getByRole('link', { name }).click();
    await shown.waitFor();
  };

  await start.click();
  await know.waitFor();
  await untilEntered(page);
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  const before = await routerState(page);
  await test.step('Back and Forward follow the steps', async () => {
    for (const answer of ['Yes', 'Split']) await selector.answer(answer);
    await home.waitFor();
    for (const [way, shown] of [
      ['back', which],
      ['back', know],
      ['forward', which],
      ['forward', home],
    ] as const)
      await press(way, shown);
    await pressOwnBack();
    await press('forward', home);
    await press('back', which);
    expect(await routerState(page)).toEqual(before);
  });
  await test.step('Back from the other page shows the step that was left', async () => {
    await follow(OTHER, showroom);
    await press('back', which);
    await expect(showroom).toHaveCount(0);
    await press('forward', showroom);
    await press('back', which);
    await press('forward', showroom);
  });
  await test.step('a link to the selector offers to go on, and Back leaves by the landing screen', async () => {
    await follow(SYSTEMS, isKept ? which : goOn);
    if (!isKept) await goOn.click();
    await selector.answer('Split');
    await home.waitFor();
    for (const [way, shown] of [
      ['back', which],
      ['forward', home],
      ['back', which],
    ] as const)
      await press(way, shown);
    if (!isKept) await press('back', landing);
    await press('back', showroom);
  });
  await test.step('Back at the entries from before goes on, or offers to', async () => {
    await press('back', which.or(goOn).first());
    if (await goOn.isVisible()) await goOn.click();
    await which.waitFor();
    await press('back', know.or(goOn).first());
  });
  await test.step("the framework's links still work, in the same document", async () => {
    await follow(OTHER, showroom);
    await follow(SYSTEMS, isKept ? know : landing);
    await expect(showroom).toHaveCount(0);
    expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true);
  });
}
