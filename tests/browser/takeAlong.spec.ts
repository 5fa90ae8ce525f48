import type { Page } from '@playwright/test';
import { shortHash } from '../../src/catalogue/shortHash.ts';
import { type CodedVisit, writeVisitCode } from '../../src/parts/share/rules/visitCode.ts';
import { SHORTEST_ANSWERS } from '../samples/shortestAnswers.ts';
import { hostPage, LOADER } from './helpers/hostPage.ts';
import { forgetVisit, saveVisit } from './helpers/savedVisit.ts';
import { scanPdf } from './helpers/scanPdf.ts';
import { expect, test } from './helpers/test.ts';

interface Along extends HTMLElement {
  getVisitCode(): Promise<string | null>;
  restore(code: unknown): Promise<boolean>;
}

const PRODUCTS = ['a', 'b', 'c'].map((id) => ({
  id,
  title: `System ${id}`,
  system_type: 'split',
  price_from_aud: 2990,
  price_includes: 'supply_only',
}));
const codeOf = (page: Page) =>
  page.locator('product-selector').evaluate(async (element) => {
    await customElements.whenDefined('product-selector');
    return (element as Along).getVisitCode();
  });
const restore = (page: Page, code: unknown) =>
  page.locator('product-selector').evaluate(async (element, given) => {
    await customElements.whenDefined('product-selector');
    return (element as Along).restore(given);
  }, code);

test.beforeEach(async ({ page }) => {
  await page.route('**/v2/products?**', (route) => route.fulfill({ json: PRODUCTS }));
});

test('a link and the printed brief bring the visit to other tabs', async ({ page, selector, context }) => {
  await saveVisit(page, { place: '/result', chosen: 'b', shortlist: ['a', 'b', 'c'], postcode: '2000' });
  await page.goto('/');
  await test.step('a link brings answers and system to another tab, and replaces nothing until Open it', async () => {
    expect(await codeOf(page)).toBeNull();
    const heard = page.evaluate(
      () =>
        new Promise((resolve) =>
          document.addEventListener('selector-code', (event) => resolve((event as CustomEvent).detail)),
        ),
    );
    await selector.resume();
    await page.getByRole('button', { name: 'Brief', exact: true }).click();
    await page.getByText('Send this plan to someone').click();
    await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
    expect(await heard).toMatch(/^[0-9a-z.]{20,60}$/);
    const link = page.getByText('#product-selector=').filter({ visible: true });
    // The postcode's zone comes into both once its table has loaded.
    const shown = async () => (await link.textContent())?.split('#product-selector=')[1];
    await expect(async () => {
      expect(await shown()).toMatch(/^[0-9a-z]{20,40}\.[0-9a-z]{18}$/);
      expect(await shown()).toBe(await codeOf(page));
    }).toPass();
    await expect(page).toHaveURL(/\/$/);

    const other = await context.newPage();
    await other.route('**/v2/products?**', (route) => route.fulfill({ json: PRODUCTS }));
    await other.goto((await link.textContent()) ?? '');
    const offer = other.getByText(/Someone shared a plan with you: System b(, .* kW)?, for a townhouse\./);
    await expect(offer).toBeVisible();
    const card = other.getByRole('region', { name: 'From a link' });
    await expect(card.getByRole('img', { name: /^Townhouse: .*split/i })).toBeVisible();
    await expect(card).toContainText('installed');
    const ground = (name: string) =>
      other.getByRole('button', { name, exact: true }).evaluate((button) => getComputedStyle(button).backgroundColor);
    expect(await ground('Start'), 'one primary button').not.toBe(await ground('Open it'));
    // The landing screen is the first one of a visit from a link, and the card has its styles there.
    await expect(card).toHaveCSS('display', 'grid');
    expect(await codeOf(other)).toBeNull();
    await other.getByRole('button', { name: 'Open it' }).click();
    await expect(other.getByRole('heading', { name: 'System b' })).toBeVisible();
    await other.getByRole('button', { name: 'Brief', exact: true }).click();
    await other.getByText('Send this plan to someone').click();
    await expect(other.getByRole('img', { name: 'QR code' })).toBeVisible();
    await expect(offer).toHaveCount(0);
  });
  await test.step('the printed brief has a code that opens the same system and shortlist', async () => {
    await selector.heading('Others you compared').click();
    const list = page.getByRole('group').filter({ has: page.getByRole('heading', { name: 'Others you compared' }) });
    await expect(list.getByRole('button')).toHaveText(['Choose this one', 'Choose this one']);
    await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();

    // The postcode is in the link of the screen after a tick, and never on paper.
    const link = page.getByText('#product-selector=').filter({ visible: true });
    await expect(page.getByText("Your postcode isn't in it.")).toBeVisible();
    await page.getByRole('checkbox', { name: 'Put my postcode 2000 in the link' }).check();
    await expect(link).toHaveText(/\.2000$/);
    await expect(page.getByText("Your postcode isn't in it.")).toHaveCount(0);

    await page.emulateMedia({ media: 'print' });
    const read = await scanPdf(await page.pdf({ preferCSSPageSize: true }));
    await page.emulateMedia({ media: 'screen' });
    expect(read).toEqual([expect.stringMatching(/#product-selector=[0-9a-z]+\.[0-9a-z]{18}$/)]);

    const another = await context.newPage();
    await another.route('**/v2/products?**', (route) => route.fulfill({ json: PRODUCTS }));
    await another.goto(read[0] ?? '');
    await another.getByRole('button', { name: 'Open it' }).click();
    await expect(another.getByRole('heading', { name: 'System b' })).toBeVisible();
    await another.getByRole('heading', { name: 'Others you compared' }).click();
    await another.getByRole('button', { name: 'Choose this one: System c' }).click();
    await expect(another.getByRole('heading', { name: 'System c' })).toBeFocused();
    await another.getByRole('heading', { name: 'Others you compared' }).click();
    await expect(another.getByRole('button', { name: 'Choose this one: System b' })).toBeVisible();
  });
});

const WALL = [2.5, 5, 7.1].map((kw) => ({
  id: `W${kw}`,
  title: `Wall ${kw.toFixed(1)} kW`,
  item_group_id: 'WALL',
  system_type: 'split',
  cooling_capacity_kw: kw,
  price_from_aud: kw * 1000,
  price_includes: 'supply_only',
}));
const codeOfWall = (more: Partial<CodedVisit>) =>
  writeVisitCode({
    answers: SHORTEST_ANSWERS,
    skipped: false,
    zone: 'cold',
    postcode: null,
    shortlist: [],
    catalogue: null,
    chosen: shortHash('W2.5'),
    kind: 'split',
    sized: false,
    bought: null,
    size: {},
    ...more,
  });

const OPEN_PLAN = { rooms: ['open_plan'] } as const;

test('a link offers a model as a range or in the size that was pressed, and opening it restores that, with the size of the room', async ({
  page,
  selector,
}) => {
  await page.route('**/v2/products?**', (route) => route.fulfill({ json: WALL }));
  const offered = [
    [{}, /: Wall, 2\.5 to 5\.0.kW, for a townhouse\./, '$3,350 to $7,961 installed', 'so we show ranges'],
    // The pressed size, whatever size the room needs.
    [{ size: OPEN_PLAN, sized: true }, /: Wall 2\.5.kW, for a townhouse\./, 'installed', 'Open plan: 6.0'],
  ] as const;
  for (const [more, plan, price, line] of offered) {
    const code = codeOfWall(more);
    await page.goto('about:blank');
    await page.goto(`/#product-selector=${code}`);
    const card = page.getByRole('region', { name: 'From a link' });
    await expect(card).toContainText(plan);
    await expect(card).toContainText(price);
    await selector.button('Open it').click();
    await selector.button('All figures').click();
    await expect(page.getByText(line).filter({ visible: true }).first()).toBeVisible();
    // Only the versions of the range may differ.
    expect((await codeOf(page))?.slice(12)).toBe(code?.slice(12));
    await forgetVisit(page);
  }
});

test('a code that cannot be used says so until the visitor starts, and never rejects', async ({ page, selector }) => {
  const notice = page.getByText("We can't open this link. Part of it may be missing. Ask for it again, or start here.");
  await page.goto('/#product-selector=31000100000000');
  await expect(notice).toBeVisible();
  const card = page.getByRole('region', { name: 'From a link' });
  await expect(card).toHaveCSS('display', 'grid');
  await card.getByRole('button', { name: 'Start' }).click();
  await expect(selector.heading('Do you already know which type of system you want?')).toBeFocused();
  await expect(notice).toHaveCount(0);
  await selector.answer('Yes');
  await page.reload();
  await expect(notice).toBeVisible();
  await card.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toHaveCount(0);
  await expect(selector.button('Continue where you left off')).toBeVisible();
});

test('the code never lies: the first reading has it, also on a page without share-url, and a failed program rejects', async ({
  page,
  selector,
  expected,
}) => {
  expected.push(/ERR_FAILED/, /can't be loaded: createVisitLink/);
  await saveVisit(page);
  await hostPage(page, { body: `${LOADER}<product-selector></product-selector>` });
  expect(await codeOf(page)).toBeNull();
  await selector.resume();
  expect(await codeOf(page)).toMatch(/^[0-9a-z]{20,40}$/);
  await page.route('**/visitLink-*.js', (route) => route.abort());
  await page.reload();
  await expect(codeOf(page)).rejects.toThrow('the visit code could not be loaded');
});

test('anything but a code is a plain no, and Start my own keeps the own visit', async ({ page, selector }) => {
  await saveVisit(page);
  await page.goto('/');
  for (const given of ['', null, { a: 1 }]) expect(await restore(page, given)).toBe(false);
  await expect(page.getByText("We can't open this link")).toHaveCount(0);
  for (const given of ['x', '9'.repeat(1000)]) expect(await restore(page, given)).toBe(false);
  await expect(page.getByText("We can't open this link")).toHaveCount(1);
  // A code with a chosen system and a range that no longer exist.
  expect(await restore(page, 'm10001qjbdl36yd1lsp149bfjl')).toBe(true);
  await expect(page.getByText('Opening it replaces your own answers in this tab.')).toBeVisible();
  await expect(page.getByText('The chosen system is no longer in our range.')).toBeVisible();
  await selector.button('Start my own').click();
  await expect(page.getByText('From a link')).toHaveCount(0);
  await expect(selector.button('Continue where you left off')).toBeVisible();
  expect(await restore(page, 'm10001qjbdl36yd1lsp149bfjl')).toBe(true);
  await selector.button('Open it').click();
  await expect(page.getByText('You opened this plan from a link. ')).toContainText(
    'The chosen system is no longer in our range.',
  );
  await selector.button('Close').click();
  await expect(selector.heading('Systems for your home')).toBeVisible();
});

test('opened answers are called answers, and an opened plan says that it came from a link until the visitor goes on, and how to start anew', async ({
  page,
  selector,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const open = async (code: string | null) => {
    await page.goto('about:blank');
    await page.goto(`/#product-selector=${code}`);
    await selector.button('Open it').click();
  };
  await open(codeOfWall({ chosen: null, kind: null }));
  await expect(page.getByText("You opened someone's answers.")).toBeVisible();
  const said = page.getByText('You opened this plan from a link.');
  const openPlan = async () => {
    await open(codeOfWall({ chosen: shortHash('b') }));
    await expect(said).toBeInViewport();
    await expect(selector.heading('System b')).toBeInViewport();
  };
  await openPlan();
  await selector.button('Back').first().click();
  await expect(said).toHaveCount(0);
  await openPlan();
  await selector.button('Start my own').click();
  await expect(said).toHaveCount(0);
  await expect(selector.button('Start')).toBeVisible();
  expect(await codeOf(page)).toBeNull();
});

test('a link of a visit that is opened on the open page is offered, as at load, and Start my own begins with the first question', async ({
  page,
  selector,
}) => {
  await page.goto('/');
  await selector.button('Start').waitFor();
  await page.goto('/#product-selector=m10001qjbdl36yd1lsp149bfjl');
  await selector.button('Start my own').click();
  await expect(selector.heading('Do you already know which type of system you want?')).toBeFocused();
  await expect(page.getByText('From a link')).toHaveCount(0);
});

test('a link that somebody has written is offered, asks only what it leaves open, and shows the system it is about', async ({
  page,
  selector,
  expected,
}) => {
  expected.push(/the link has parts that can't be used: "utm_x", "Q6"/);
  await page.goto('/#product-selector=Q0=No&q2=apartment&utm_x=1&Q6=Garden&postcode=2000&system=b');
  const card = page.getByRole('region', { name: 'From a link' });
  await expect(card).toContainText(
    "We can't use 2 parts of this link. We can't use all of its answer to “How much space is there for the outdoor unit?",
  );
  await expect(card).not.toContainText('utm_x');
  const heard = page.evaluate(() => {
    const names: string[] = [];
    for (const name of ['onNextPage', 'started', 'resumed', 'question', 'answered'])
      document.addEventListener(name === 'onNextPage' ? name : `selector-${name}`, () => names.push(name));
    return new Promise<string[]>((resolve) =>
      document.addEventListener('selector-question', () => setTimeout(() => resolve(names))),
    );
  });
  await selector.button('Open it').click();
  await expect(selector.heading('Which areas do you want to heat and cool?')).toBeVisible();
  expect(await heard).toEqual(['onNextPage', 'started', 'resumed', 'question']);
  await selector.button('Back').click();
  await expect(selector.option('Apartment')).toBeChecked();
  await selector.button('Continue').click();
  await selector.answerAll('Single Room', 'Large Outdoor space', 'Not Sure');
  await expect(page.getByRole('region', { name: 'You were looking at' })).toContainText('System b');
});
