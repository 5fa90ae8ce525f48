import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { SAMPLE_ANSWERS } from '../../dev/screens.ts';
import { startProvider } from '../scaling/startProvider.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { brokenWords } from './helpers/brokenWords.ts';
import { cutOff } from './helpers/cutOff.ts';
import {
  type Look,
  lookAtFailures,
  lookAtMatches,
  lookAtResult,
  lookAtStart,
  SAID_ON_FAILURES,
} from './helpers/everyScreen.ts';
import { bringPseudo, reword } from './helpers/findingsInPseudo.ts';
import { findingsOfAxe } from './helpers/findingsOfAxe.ts';
import { saveVisit } from './helpers/savedVisit.ts';
import type { Selector } from './helpers/selector.ts';
import { expect, test } from './helpers/test.ts';
import { setTextSize } from './helpers/textSize.ts';
import { untilIdle } from './helpers/untilIdle.ts';

/** Text at 200% on a phone, and a page at 400% in a window of 1280 × 1024: of each, the window, and the default size of text, in px. */
const SETTINGS = {
  '200% text': { width: 390, height: 844, text: 32 },
  '400% zoom': { width: 320, height: 256, text: 16 },
} as const;
type Setting = keyof typeof SETTINGS;

/** The longest answer path, with an option of each question. */
const LONGEST = ['Yes', 'Ducted', 'House - Flat Roof', 'Multiple Rooms', 'Unsure', '3 Rooms', 'Small Outdoor space'];

const REPLY = 'We call within one working day, and bring a written quote.';

const SYSTEMS = ['a', 'b'].map((id) => ({
  id,
  title: 'Wattlebird Compact Ducted 12.5 kW',
  system_type: 'ducted',
  cooling_capacity_kw: 12.5,
  price_from_aud: 11_990,
  price_includes: 'supply_only',
}));

async function set(page: Page, setting: Setting): Promise<void> {
  const { width, height, text } = SETTINGS[setting];
  await page.setViewportSize({ width, height });
  await setTextSize(page, text);
  await untilIdle(page);
}

async function lookAtListAndResult(page: Page, selector: Selector, look: Look): Promise<void> {
  await saveVisit(page, { answers: SAMPLE_ANSWERS, postcode: '3000' });
  await page.goto('/');
  await selector.resume();
  await lookAtMatches(page, selector, look);
  await lookAtResult(page, selector, look);
}

/** The form for an enquiry, its problems, *Sent*, and the card of a link. */
async function lookAtFormAndLink(page: Page, selector: Selector, look: Look): Promise<void> {
  const folder = temporaryFolder();
  const form = `${folder.path}/form.json`;
  writeFileSync(form, JSON.stringify({ reply: REPLY }));
  const provider = await startProvider(['--enquiries', `${folder.path}/enquiries.db`, '--enquiry-form', form]);
  try {
    await page.route('**/v2/products?**', (route) => route.fulfill({ json: SYSTEMS }));
    await saveVisit(page, {
      answers: SAMPLE_ANSWERS,
      place: '/result',
      chosen: 'a',
      shortlist: ['a', 'b'],
      postcode: '3000',
    });
    await page.goto(`http://${provider.address}/`);
    await selector.resume();
    await page.getByText('Send this plan to someone').click();
    const link = (await page.getByText('#product-selector=').filter({ visible: true }).textContent()) ?? '';
    await selector.button('Ask for a quote').click();
    await page.getByText('What goes with your message').click();
    await look('the form');
    await set(page, '200% text');
    const promise = page.getByText(REPLY);
    expect((await promise.boundingBox())!.y).toBeLessThan((await page.getByLabel('Your name').boundingBox())!.y);
    await selector.button('Send').click();
    await page.getByRole('alert').waitFor();
    await look('the form with problems');
    await page.getByLabel('Your name').fill('Ada');
    await page.getByLabel('Phone').fill('0400 000 000');
    await page.getByLabel('Email').fill('ada@gmial.com');
    await selector.button('Send').click();
    await selector.button('Use ada@gmail.com').click();
    await look('the form with a mended address');
    await selector.button('Send').click();
    await selector.heading('Your enquiry has arrived').waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    await set(page, '200% text');
    await expect(promise).toBeInViewport();
    await look('an enquiry that was sent');
    await page.goto(link);
    await page.reload();
    await page.getByText('Someone shared a plan with you').waitFor();
    await look('the card of a link');
  } finally {
    await provider.kill();
    folder.remove();
  }
}

/** What is wrong with the screen in either setting. */
async function findings(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const setting of Object.keys(SETTINGS) as Setting[]) {
    await set(page, setting);
    const { broken, looked } = await brokenWords(page);
    expect(looked, setting).toBeGreaterThan(0);
    found.push(...broken.map((word) => `${setting}: broken: ${word}`));
    found.push(...(await cutOff(page)).map((html) => `${setting}: cut off: ${html}`));
    found.push(...(await outOfProportion(page)).map((text) => `${setting}: ${text}`));
  }
  return found;
}

/** Parts that leave too little of the window to the words. */
const outOfProportion = (page: Page) =>
  page.locator('product-selector').evaluate(({ shadowRoot }) => {
    const found: string[] = [];
    const root = shadowRoot as ShadowRoot;
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`${scrollWidth - clientWidth} px wider than the window`);
    for (const bar of root.querySelectorAll('.bar')) {
      const share = bar.getBoundingClientRect().height / window.innerHeight;
      if (getComputedStyle(bar).position === 'sticky' && share > 0.15) found.push(`a bar of ${share} of the window`);
    }
    for (const select of [...root.querySelectorAll('select')].filter((one) => one.checkVisibility())) {
      const inOneLine = select.cloneNode(true) as HTMLSelectElement;
      inOneLine.style.cssText = 'position: absolute; inline-size: auto; max-inline-size: none; white-space: nowrap';
      select.after(inOneLine);
      inOneLine.value = select.value;
      const isTooLong = inOneLine.offsetWidth > select.offsetWidth;
      if (isTooLong && select.offsetHeight <= inOneLine.offsetHeight) found.push(`a cut choice: ${select.value}`);
      inOneLine.remove();
    }
    for (const drawing of root.querySelectorAll('.home, .landing-picture, .outline-home')) {
      const { height } = drawing.getBoundingClientRect();
      const most = drawing.matches('.beside-home > .outline-home, .home-ground > .home') ? 0.15 * innerHeight : 0;
      if (height > most) found.push(`a drawing of ${height} px`);
    }
    return found;
  });

for (const [what, walk] of [
  ['question, state or explanation', lookAtStart],
  ['list, comparison or result', lookAtListAndResult],
  ['form or link', lookAtFormAndLink],
  ['failure', lookAtFailures],
] as const) {
  test(`at 200% text and at 400% zoom no word of any ${what} breaks, and axe finds nothing`, async ({
    page,
    selector,
    expected,
  }) => {
    test.slow();
    expected.push(...SAID_ON_FAILURES);
    const found: string[] = [];
    await bringPseudo(page);
    await walk(page, selector, async (where) => {
      const note = (how: string, all: readonly string[]) => found.push(...all.map((one) => `${where}, ${how}: ${one}`));
      note('English', await findings(page));
      await set(page, '200% text');
      note('axe', await findingsOfAxe(page));
      await reword(page, 'longer words', 'en-XA');
      note('longer words', await findings(page));
      await reword(page, null, 'en-AU');
    });
    expect(found).toEqual([]);
  });
}

/** The size of each text in px, and if it is a heading's. */
const textSizes = (page: Page) =>
  page.locator('product-selector').evaluate(({ shadowRoot }) => {
    const elements = [...(shadowRoot?.querySelectorAll('*') ?? [])].filter(
      (element) =>
        element.checkVisibility() &&
        // The key disappears with its drawing, and the count with its room; the last two are in *Details*.
        !element.matches(
          'style, option, .key, .bar-count, .bar-count *, .row > .card-body > .figures *, .group:has(.rows) > .hint',
        ) &&
        !element.closest('.group:has(.rows) > .reasons') &&
        [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''),
    );
    return elements.map((element) => ({
      text: element.textContent?.slice(0, 40),
      isHeading: element.closest('h1, h2, h3, h4, h5, h6') !== null,
      size: Number.parseFloat(getComputedStyle(element).fontSize),
    }));
  });

test('at 200% text, text grows in full and large headings half as much, and the home and what comes next are in the first window', async ({
  page,
  selector,
}) => {
  const { width, height } = SETTINGS['200% text'];
  await page.setViewportSize({ width, height });
  await page.goto('/');
  await selector.button('Start').waitFor();
  const look = async (where: string) => {
    await setTextSize(page, 16);
    const before = await textSizes(page);
    await setTextSize(page, 32);
    const after = await textSizes(page);
    expect(after.length, where).toBe(before.length);
    for (const [index, { text, isHeading, size }] of before.entries()) {
      const grown = after[index]?.size ?? 0;
      if (isHeading && size > 16) expect(grown / size, `${where}: ${text}`).toBeLessThanOrEqual(1.5);
      else expect(grown, `${where}: ${text}`).toBeGreaterThanOrEqual(Math.min(2 * size, 32));
    }
  };
  await look('landing');
  await selector.start();
  for (const label of [...LONGEST, 'Mobile App']) {
    await selector.option(label).waitFor();
    const first = page.locator('fieldset label').first();
    const { y, height: tall } = (await first.boundingBox()) ?? { y: Number.NaN, height: 0 };
    expect(y, label).toBeGreaterThan(0);
    const { y: top, height: high } = (await selector.button('Continue').boundingBox()) ?? { y: 0, height: 0 };
    expect(y + tall, label).toBeLessThan(top);
    expect(top + high, label).toBeLessThan(height);
    const home = page.locator('.home-ground > .home');
    await expect(home, label).toBeInViewport({ ratio: 1 });
    const strip = (await home.boundingBox())!;
    expect(strip.height, label).toBeGreaterThan(0.08 * height);
    expect(strip.height, label).toBeLessThanOrEqual(0.15 * height);
    expect(strip.y + strip.height, label).toBeLessThan((await selector.heading(/\?$/).first().boundingBox())!.y);
    await look(label);
    await selector.answer(label);
  }
  await selector.heading('Systems for your home').waitFor();
  await selector.untilWhole();
  await look('list');
  await selector.compareFirstThree();
  await expect(page.locator('.compare tbody td').first()).toBeInViewport({ ratio: 1 });
  await selector.button('Close').click();
  await expect(selector.button('Compare now')).toBeInViewport({ ratio: 1 });
  await expect(selector.button('Clear')).toBeVisible();
  await selector.chooseFirst();
  await selector.untilWhole();
  await look('result');
  await page.evaluate(() => scrollTo(0, 0));
  const next = {
    name: (await selector.heading('What to do next').boundingBox())!,
    button: (await page.locator('.letter-next .button-primary').boundingBox())!,
  };
  expect(next.name.y).toBeLessThan(next.button.y);
  // Below a title of six lines.
  await expect(page.locator('.letter-next .button-primary')).toBeInViewport({ ratio: 0.4 });
});
