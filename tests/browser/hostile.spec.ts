import type { CDPSession, Locator, Page } from '@playwright/test';
import { HOSTILE_SHEETS, SHEET_GROUPS } from './helpers/hostileSheets.ts';
import { hostPage, LOADER } from './helpers/hostPage.ts';
import { samePicture } from './helpers/samePicture.ts';
import { Selector } from './helpers/selector.ts';
import { expect, test } from './helpers/test.ts';
import { untilIdle } from './helpers/untilIdle.ts';

/**
 * A page's stylesheet changes no pixel inside the selector.
 *
 * The box of `<product-selector>` itself belongs to the page: a margin, an opacity or a transform there is the page's
 * choice, and not under test. So these tests fix those properties of the box, and compare pictures of its content. They
 * don't fix `display`, because a reset that makes the box inline isn't a choice. `text-decoration` is fixed: CSS draws it
 * through all content of the box, and only an out-of-flow box escapes it.
 */
const OWN_BOX = `margin: 0; padding: 0; border: 0; outline: none; width: auto; min-width: 0; max-width: none; height: auto;
  min-height: 0; max-height: none; position: static; float: none; opacity: 1; transform: none; filter: none; zoom: 1;
  text-decoration: none; rotate: none; scale: none; translate: none; box-shadow: none; overflow: visible; writing-mode: horizontal-tb;
  background: none; content-visibility: visible; animation: none; transition: none`;
/** The same width, position and background on every page. */
const STAGE = 'all: initial; display: block; position: absolute; inset: 0 auto auto 0; width: 640px; background: white';

const force = (declarations: string): string =>
  declarations
    .split(';')
    .map((declaration) => `${declaration} !important`)
    .join(';');
const BODY = `<p class="probe">The page itself</p>
  <main style="${force(`${STAGE}; min-height: 2000px`)}">
    <product-selector style="${force(OWN_BOX)}; --ps-font: sans-serif"></product-selector>
  </main>`;

const UNIT = {
  system_type: 'split',
  phase: 1,
  image_link: 'http://pictures.example/unit.svg',
  cooling_capacity_kw: 2.5,
  stars_cool_average: 3,
  price_from: '',
};
const PRODUCTS = [
  {
    ...UNIT,
    id: 'A',
    title: 'Fits',
    controls: 'voice|mobile_app',
    suits_home_types: 'townhouse',
    link: 'http://shop.example/a',
  },
  { ...UNIT, id: 'B', title: 'Misses a wish', controls: 'none' },
  { ...UNIT, id: 'C', title: 'Misses a must', system_type: 'ducted', suits_areas: 'whole_home' },
];

const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="teal"/>
  <circle cx="200" cy="150" r="90" fill="gold"/></svg>`;

// Partial redraws antialias the edge of a curve differently from full ones, by one colour step.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--disable-partial-raster'] }),
});
test.use({ viewport: { width: 700, height: 600 }, contextOptions: { reducedMotion: 'reduce' } });

async function openPage(page: Page, sheet: string): Promise<void> {
  await page.route('**/v2/products?**', (route) => route.fulfill({ json: { products: PRODUCTS } }));
  await page.route('http://pictures.example/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }),
  );
  const schemes = '<meta name="color-scheme" content="light dark">';
  await hostPage(page, { head: `${schemes}<style id="sheet">${sheet}</style>${LOADER}`, body: BODY });
}

/**
 * Behind a dialog's rounded corners the page shows, which may differ. A sticky footer depends on the page's scroll
 * position, which a stylesheet changes. A caret blinks.
 */
const SQUARE = `dialog { border-radius: 0 !important } form > :last-child { position: static !important }
  * { caret-color: transparent !important }`;

/** `npm run test:exhaustive` applies each stylesheet on every stop. */
const EVERY_STOP = process.env.EXHAUSTIVE !== undefined;

/** Checks one stop of the journey: its name, and the part of the screen to compare. */
type Look = (stop: string, shown: Locator) => Promise<void>;

/** Applies this test's own styles inside the selector. */
const addOwnStyles = (page: Page) =>
  page.locator('product-selector').evaluate(({ shadowRoot }, css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    shadowRoot?.adoptedStyleSheets.push(sheet);
  }, SQUARE);

/** Takes a picture with a faster compression than Playwright's. */
async function photograph(devtools: CDPSession, shown: Locator): Promise<Buffer> {
  const clip = await shown.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return {
      x: Math.floor(x + scrollX),
      y: Math.floor(y + scrollY),
      width: Math.ceil(width),
      height: Math.ceil(height),
      scale: 1,
    };
  });
  const options = { clip, captureBeyondViewport: true, optimizeForSpeed: true };
  const { data } = await devtools.send('Page.captureScreenshot', options);
  return Buffer.from(data, 'base64');
}

/** Shows the landing screen with a message and a selection. */
async function showLanding(page: Page): Promise<void> {
  await new Selector(page).showInterest();
  await page.getByRole('textbox', { name: 'Postcode' }).fill('30_00');
  await page.getByText('Up to nine questions').selectText();
  await addOwnStyles(page);
  await page.mouse.move(690, 590);
  await untilIdle(page);
}

/** Goes through a whole journey and checks each stop. */
async function walk(page: Page, look: Look): Promise<void> {
  const selector = new Selector(page);
  const inside = selector.shown;
  const focused = async (stop: string) => {
    await page.mouse.move(690, 590);
    await untilIdle(page);
    await look(stop, inside);
  };
  await showLanding(page);
  await focused('landing');
  await page.getByRole('textbox', { name: 'Postcode' }).fill('2480');
  await selector.start();
  await selector.option('Yes').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await selector.option('Split').check();
  await page.keyboard.press('Shift+Tab');
  await focused('question');
  await selector.button('More about Split').click();
  const picture = page.getByRole('dialog').getByRole('img');
  await expect(picture.locator('path').first()).toBeVisible();
  await page.mouse.move(690, 590);
  await look('explanation', page.getByRole('dialog'));
  await page.keyboard.press('Escape');
  await selector.button('Continue').click();
  await selector.answerAll('Townhouse', 'Single Room', 'Large Outdoor space');
  await selector.option('Voice Control').check();
  await focused('multiple choice');
  await selector.button('Continue').click();
  await selector.heading('How big is the room?').waitFor();
  await selector.press('Continue');
  await selector.heading('Systems for your home').waitFor();
  await selector.untilWhole();
  await picturesLoaded(page);
  await focused('matches');
  await selector.chooseFirst();
  await selector.button('Energy').click();
  await page.getByRole('radio', { name: 'Average' }).waitFor();
  await picturesLoaded(page);
  await focused('result');
}

/** Scrolls each picture into view, because pictures load lazily. */
async function picturesLoaded(page: Page): Promise<void> {
  for (const picture of await page.getByRole('img', { name: /^Picture: / }).all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth)).toBe(400);
  }
}

const applySheet = (page: Page, sheet: string) =>
  page.locator('#sheet').evaluate((style, text) => {
    // A transition of the previous sheet would continue for seconds, and restyle each frame.
    for (const animation of document.getAnimations()) animation.cancel();
    style.textContent = text;
  }, sheet);

test('no page stylesheet changes a pixel of the selector', async ({ page }) => {
  test.slow();
  await openPage(page, '');
  const devtools = await page.context().newCDPSession(page);
  const different: string[] = [];
  const looked: string[] = [];
  await walk(page, async (stop, shown) => {
    looked.push(stop);
    const clean = await photograph(devtools, shown);
    const looksSame = async (name: string, sheet: string): Promise<boolean> => {
      await applySheet(page, sheet);
      return samePicture(`${stop}, ${name}`, clean, await photograph(devtools, shown));
    };
    // Every other group on each stop: each is applied on three of the six.
    const inTurn = SHEET_GROUPS.filter((_, index) => EVERY_STOP || index % 2 === looked.length % 2);
    for (const names of inTurn) {
      const sheet = names.map((name) => HOSTILE_SHEETS[name]).join('\n');
      if (!(await looksSame(names.join(', '), sheet))) different.push(`${stop}: ${names.join(', ')}`);
    }
    if (!(await looksSame('clean again', ''))) different.push(`${stop}: clean again`);
  });
  expect(looked).toHaveLength(6);
  expect(different).toEqual([]);

  await test.step('the comparison detects a single pixel', async () => {
    const { shown } = new Selector(page);
    const clean = await photograph(devtools, shown);
    await page.locator('product-selector').evaluate((element) => element.style.setProperty('--ps-ink', '#14213e'));
    expect(clean.equals(await photograph(devtools, shown))).toBe(false);
  });
});

test.describe('in the dark scheme', () => {
  test.use({ colorScheme: 'dark' });

  test('all hostile stylesheets together, loaded before the selector, change no pixel of it', async ({ page }) => {
    test.slow();
    const devtools = await page.context().newCDPSession(page);
    const { 'animated everything': endless, ...others } = HOSTILE_SHEETS;
    // An endless animation restyles each frame, so it pauses between stops.
    const resting = Object.values(others).join('\n');
    const all = `${resting}\n${endless}`;
    const different: string[] = [];
    /** For a page that never had a stylesheet. */
    const never = await test.step('the landing screen without them', async () => {
      await openPage(page, '');
      await showLanding(page);
      return photograph(devtools, new Selector(page).shown);
    });
    await page.unrouteAll();
    await openPage(page, all);
    await walk(page, async (stop, shown) => {
      await applySheet(page, all);
      const seen = await photograph(devtools, shown);
      await applySheet(page, '');
      const clean = await photograph(devtools, shown);
      await applySheet(page, resting);
      if (!(await samePicture(`all together, ${stop}`, clean, seen))) different.push(stop);
      if (stop === 'landing' && !(await samePicture('never any', never, seen))) different.push('loaded before');
    });
    expect(different).toEqual([]);
  });
});

test('each hostile stylesheet does change its own page', async ({ page }) => {
  await hostPage(page, {
    head: '<style id="sheet"></style>',
    body: `<main><a class="button card screen step">Link</a><fieldset><legend>Legend</legend><input type="radio" /><input placeholder="x" /><button>Press</button></fieldset>
      <dialog open>Dialog</dialog><table><tr><td>Cell</td></tr></table><img alt="" width="50" height="50" /><svg><path d="M0 0" /></svg>
      <product-selector><div>Inside</div></product-selector></main>`,
  });
  await page.getByRole('radio').focus();
  const harmless = await page.evaluate((sheets) => {
    const all = [...document.querySelectorAll('html, body, body *')].map((element) => ({ element, pseudo: '' }));
    const pseudos = [...document.querySelectorAll('a, input')].flatMap((element) =>
      ['::before', '::after', '::selection', '::placeholder'].map((pseudo) => ({ element, pseudo })),
    );
    const boxes = [...all, ...pseudos];
    const read = ({ element, pseudo }: (typeof boxes)[number]): string => {
      const style = getComputedStyle(element, pseudo);
      return [...style, '--ink', '--font'].map((name) => style.getPropertyValue(name)).join();
    };
    const clean = boxes.map(read);
    const applied = document.getElementById('sheet') as HTMLStyleElement;
    return Object.entries(sheets).flatMap(([name, sheet]) => {
      applied.textContent = sheet;
      return boxes.some((box, index) => read(box) !== clean[index]) ? [] : [name];
    });
  }, HOSTILE_SHEETS);
  expect(harmless).toEqual([]);
});
