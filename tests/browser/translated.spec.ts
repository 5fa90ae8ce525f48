import type { Page } from '@playwright/test';
import { shortHash } from '../../src/catalogue/shortHash.ts';
import { writeVisitCode } from '../../src/parts/share/rules/visitCode.ts';
import { SHORTEST_ANSWERS } from '../samples/shortestAnswers.ts';
import { saveVisit } from './helpers/savedVisit.ts';
import type { Selector } from './helpers/selector.ts';
import { expect, test } from './helpers/test.ts';
import { followTranslation, type Look } from './helpers/translator.ts';

/** Chooses every option of a question, ending with the one to continue with. */
async function answer(selector: Selector, look: Look, ...labels: readonly string[]): Promise<void> {
  for (const label of labels) {
    await selector.option(label).evaluate((input: HTMLElement) => input.click());
    await look(label);
  }
  await selector.press('Continue');
}

async function walk(page: Page, selector: Selector, look: Look): Promise<void> {
  await selector.start();
  await selector.option('No').waitFor();
  await look('first question');
  await selector.press('Continue');
  await page.getByText('Choose an option').waitFor();
  await look('without an answer');
  await answer(selector, look, 'Yes');
  await answer(selector, look, 'Ducted', 'Split', 'Ducted');
  await answer(selector, look, 'Apartment', 'House - Flat Roof', 'Townhouse', 'House - Pitched Roof');
  await answer(selector, look, 'Whole Home', 'Multiple Rooms');
  await answer(selector, look, 'Unsure', 'Individual Room Zoning');
  await answer(selector, look, '2 Rooms', 'Over 3 Rooms');
  await answer(selector, look, 'Small Outdoor space', 'Large Outdoor space');
  await answer(selector, look, 'Not Sure', 'Mobile App');
  await selector.heading('How many bedrooms?').waitFor();
  await look('the size');
  await selector.press('Continue');
  await lookAtList(page, selector, look);
  await lookBeyondList(page, selector, look);
}

async function lookAtList(page: Page, selector: Selector, look: Look): Promise<void> {
  await selector.heading('Systems for your home').waitFor();
  await selector.untilWhole();
  await look('list');
  const compare = page.getByRole('article').getByRole('button', { name: /^Compare /, pressed: false });
  if ((await compare.count()) < 2) return;
  for (const _ of 'two')
    if ((await compare.count()) > 0) await compare.first().evaluate((one: HTMLElement) => one.click());
  await look('list with systems to compare');
  await selector.press('Compare now');
  await page.getByRole('dialog').getByRole('table').waitFor();
  await look('comparison');
  await page.keyboard.press('Escape');
}

async function lookBeyondList(page: Page, selector: Selector, look: Look): Promise<void> {
  await selector.change('Which areas do you want to heat and cool?');
  await selector.option('Whole Home').evaluate((input: HTMLElement) => input.click());
  await selector.button('Undo').waitFor();
  await look('a change that cleared an answer');
  await selector.press('Undo');
  await look('undone');
  await answer(selector, look, 'Whole Home');
  await selector.heading('Systems for your home').waitFor();
  await selector.untilWhole();
  await look('list after a change');
  const choose = page.getByRole('article').getByRole('button', { name: /^(Choose|Details of) / });
  if ((await choose.count()) === 0) return;
  await selector.chooseFirst();
  await selector.untilWhole();
  await page.locator('product-selector').evaluate(({ shadowRoot }) => {
    for (const box of shadowRoot?.querySelectorAll<HTMLElement>(
      'details:not([open]) > summary, nav [aria-expanded=false]',
    ) ?? [])
      box.click();
  });
  await page.getByText('A sheet to compare three quotes').waitFor();
  await page.getByRole('textbox', { name: 'Postcode' }).fill('3000');
  await page
    .getByText(/cold (climate )?zone/)
    .first()
    .waitFor();
  await look('result');
  await selector.press('Back');
  await selector.untilWhole();
  await look('list again');
}

/** Serves this many systems of the range; up to three are one of each kind. */
async function serve(page: Page, count: number): Promise<void> {
  const reply = await page.request.get('wp-json/product-selector/v2/products?t=1');
  const { products } = await reply.json();
  const kinds = ['multi_split', 'split', 'ducted'];
  const few = kinds.map((kind) => products.find(({ system_type }: { system_type: string }) => system_type === kind));
  const range = count === 63 ? products : few.slice(0, count);
  expect(range).toHaveLength(count);
  await page.route('**/v2/products?**', (route) => route.fulfill({ json: { products: range } }));
}

test('a translated page follows each press', async ({ page, selector }) => {
  test.slow();
  await serve(page, 63);
  await page.goto('/');
  await walk(page, selector, followTranslation(page));
});

test('a translated list of one system follows each press, and so do the screens after it', async ({
  page,
  selector,
}) => {
  const home = { Q0: 'Yes', Q1: 'Ducted', Q2: 'House - Pitched Roof', Q3: 'Multiple Rooms' };
  const wishes = { Q4: 'Individual Room Zoning', Q5: 'Over 3 Rooms', Q6: 'Large Outdoor space', Q7: ['Mobile App'] };
  await saveVisit(page, { answers: { ...home, ...wishes } });
  await serve(page, 1);
  await page.goto('/');
  await selector.resume();
  const look = followTranslation(page);
  await lookAtList(page, selector, look);
  await lookBeyondList(page, selector, look);
});

test('a translated list of none, two and three systems follows each press', async ({ page, selector }) => {
  await saveVisit(page);
  for (const count of [0, 2, 3]) {
    await test.step(`${count} systems`, async () => {
      await serve(page, count);
      await page.goto('/');
      await selector.resume();
      await lookAtList(page, selector, followTranslation(page));
    });
  }
});

/** A provider that takes enquiries. */
const INIT = {
  nonce: 'n',
  enquiry: {
    fields: { postcode: true, note: true, marketing: 'Send me offers' },
    notice: { short: 'We use this to answer you.', long: 'We keep it for a year.' },
    reply: 'We call within one working day.',
  },
};
const WALLS = [2.5, 7.1].map((kw) => ({
  id: `wall ${kw}`,
  title: `Wall ${kw} kW`,
  item_group_id: 'wall',
  system_type: 'split',
  cooling_capacity_kw: kw,
  phase: 1,
  indoor_unit_style: 'wall_mounted',
  outdoor_sound_power_dba: 56 + kw,
  price_from_aud: 2990,
  price_includes: 'supply_only',
}));
const CODE = writeVisitCode({
  answers: { ...SHORTEST_ANSWERS, Q2: 'Apartment' },
  skipped: false,
  zone: 'cold',
  postcode: null,
  shortlist: [],
  catalogue: null,
  chosen: shortHash('wall 2.5'),
  kind: 'split',
  sized: true,
  bought: null,
  size: {},
});

/** All content of parts: from an opened link to an enquiry that has arrived, and back to the size. */
async function walkParts(page: Page, selector: Selector, look: Look): Promise<void> {
  await page
    .getByRole('region', { name: 'From a link' })
    .getByText(/Wall 2\.5/)
    .waitFor();
  await look('a link is offered');
  await selector.press('Open it');
  await lookAtSound(page, selector, look);
  await page.getByRole('radio', { name: 'I rent' }).check();
  await page.getByText('A letter to your landlord').first().waitFor();
  await look('papers');
  await selector.press('Print or save as PDF: A letter to your landlord');
  await expect.poll(() => printed(page)).toContain('Kind regards');
  await page.clock.runFor(1000);
  await look('a paper that the browser doesn’t print');
  await lookAtForm(page, selector, look);
  await selector.press('Back');
  await selector.untilWhole();
  await selector.press('Change: How big is the room?');
  await page.getByRole('radio', { name: 'Living room', exact: true }).click();
  await page.getByText('More about size').click();
  await page.getByRole('checkbox', { name: 'High ceilings' }).check();
  await look('the size of a room');
  await selector.press('Continue');
  await selector.untilWhole();
  await look('the list of this size');
}

async function lookAtSound(page: Page, selector: Selector, look: Look): Promise<void> {
  await selector.untilWhole();
  await page.locator('product-selector').evaluate(({ shadowRoot }) => {
    for (const box of shadowRoot?.querySelectorAll<HTMLElement>(
      'details:not([open]) > summary, nav [aria-expanded=false]',
    ) ?? [])
      box.click();
  });
  await page.getByLabel('Where the outdoor unit stands').waitFor();
  await selector.press('Send this plan to someone');
  await page.getByRole('img', { name: 'QR code' }).waitFor();
  await look('an opened visit');
  await page.getByLabel('Where the outdoor unit stands').selectOption('By a wall');
  await look('by a wall');
  await page.getByLabel('From the outdoor unit to their window').selectOption('Another distance');
  await page.getByLabel('Distance in metres').fill('next door');
  await look('no distance');
  await page.getByLabel('Distance in metres').fill('8');
  await look('8 metres');
}

/** The last sheet that was printed. */
const printed = (page: Page): Promise<string> =>
  page.locator('product-selector').evaluate(({ shadowRoot }) => {
    const frame = shadowRoot?.querySelector<HTMLIFrameElement>('.print-frame');
    return frame?.contentDocument?.body.textContent ?? '';
  });

async function lookAtForm(page: Page, selector: Selector, look: Look): Promise<void> {
  await selector.press('Ask for a quote');
  await page.getByText('What goes with your message').click();
  await page.getByText('Read the whole message').click();
  await look('the form');
  await selector.press('Send');
  await page.getByRole('alert').waitFor();
  await look('without a name');
  await page.getByLabel('Your name').fill('Lee');
  await page.getByLabel('Email').fill('lee@gmail.com');
  await page.getByRole('checkbox', { name: 'My answers' }).uncheck();
  await selector.press('Send');
  await page.getByText("Our website didn't accept it.").waitFor();
  await look('refused');
  await selector.press('Send');
  await selector.heading('Your enquiry has arrived').waitFor();
  await look('arrived');
  await page.clock.runFor(1000);
  await selector.press('Back to your system');
  await selector.untilWhole();
  await look('the result after an enquiry');
}

test('a translated page follows each press in the form, a link’s visit, sound, sizes and papers', async ({
  page,
  context,
  selector,
  expected,
}) => {
  test.slow();
  expected.push(/Failed to load resource/, /^Error sending the enquiry ReplyError/);
  // No event reports that printing has begun.
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await context.route('**/v2/init', (route) => route.fulfill({ json: INIT }));
  await context.route('**/v2/products?**', (route) => route.fulfill({ json: WALLS }));
  let sent = 0;
  await context.route('**/v2/enquiries', (route) => {
    sent += 1;
    return sent === 1 ? route.fulfill({ status: 409 }) : route.fulfill({ status: 201, json: { reference: 'R-1' } });
  });
  await page.goto(`/#product-selector=${CODE}`);
  await walkParts(page, selector, followTranslation(page));
});
