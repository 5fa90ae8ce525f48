import type { Page } from '@playwright/test';
import { SCREENS } from '../../../dev/screens.ts';
import { brokenWords } from './brokenWords.ts';
import { cutOff } from './cutOff.ts';
import { bringPseudo, findingsInWords } from './findingsInWords.ts';
import { contrastFindings, findingsOfAxe } from './findingsOfAxe.ts';
import { outOfProportion } from './outOfProportion.ts';
import { ScreenPage } from './screenPage.ts';
import type { Selector } from './selector.ts';
import { expect } from './test.ts';
import { setTextSize } from './textSize.ts';
import { untilIdle } from './untilIdle.ts';

const LIGHT = { colorScheme: 'light', forcedColors: 'none' } as const;
const DARK = { colorScheme: 'dark', forcedColors: 'none' } as const;
const FORCED = { colorScheme: 'dark', forcedColors: 'active' } as const;

/** For each size: the window, and the default text size, in px. */
const SIZES = {
  '1280 px': { width: 1280, height: 800, text: 16 },
  '320 px': { width: 320, height: 640, text: 16 },
  '200% text': { width: 390, height: 844, text: 32 },
  /** A page at 400% in a window of 1280 × 1024. */
  '400% zoom': { width: 320, height: 256, text: 16 },
} as const;
type Size = keyof typeof SIZES;

async function setSize(page: Page, size: Size): Promise<void> {
  const { width, height, text } = SIZES[size];
  await page.setViewportSize({ width, height });
  await setTextSize(page, text);
  await untilIdle(page);
}

/** Screens that differ from another one mostly in words: the first and last question cover the look of all questions. */
const SIMILAR =
  /^(question Q[1-6]|landing, with .*|systems.*|range kept .*|quote without .*|result without .*|enquiry with .*|enquiry that .*|plan .*|link .*|nothing published|not found|postcode that is none|cleared answer|explanation with numbers)$/;

const NAMES = Object.keys(SCREENS);
export const SIMILAR_SCREENS = NAMES.filter((name) => SIMILAR.test(name));
export const OTHER_SCREENS = NAMES.filter((name) => !SIMILAR.test(name));

type Note = (how: string, findings: readonly string[]) => void;

/** Words that break, are cut off or get too little of the window. */
async function lookAtWords(page: Page, how: string, note: Note): Promise<void> {
  const { broken, looked } = await brokenWords(page);
  expect(looked, how).toBeGreaterThan(0);
  note(`broken, ${how}`, broken);
  note(`cut off, ${how}`, await cutOff(page));
  note(`out of proportion, ${how}`, await outOfProportion(page));
}

/** Content that is cut off, or wider than the window, with the text spacing that WCAG 1.4.12 lets a visitor set. */
async function findingsInSpacing(page: Page): Promise<readonly string[]> {
  const selector = page.locator('product-selector');
  const overflow = await selector.evaluate(({ shadowRoot }) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    );
    shadowRoot?.adoptedStyleSheets.push(sheet);
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  });
  const found = [...(await cutOff(page)), ...(overflow > 0 ? [`${overflow} px wider than the window`] : [])];
  await selector.evaluate(({ shadowRoot }) => void shadowRoot?.adoptedStyleSheets.pop());
  return found;
}

/**
 * Windows and settings in an order with few changes, because each change costs a layout of the page. The screen's own words
 * are only looked at where they have least room; longer ones take more of it everywhere else.
 */
async function lookAtScreen(page: Page, selector: Selector, screen: string, note: Note): Promise<void> {
  const isSimilar = SIMILAR.test(screen);
  note('axe, light', await findingsOfAxe(page));
  if (!isSimilar) {
    await page.emulateMedia(DARK);
    await untilIdle(page);
    note('axe, dark', await contrastFindings(page));
    await page.emulateMedia(FORCED);
    await untilIdle(page);
    note('axe, forced colours', await contrastFindings(page));
    await page.emulateMedia(LIGHT);
  }
  await setSize(page, '200% text');
  if (!isSimilar) await lookAtWords(page, '200% text', note);
  note('longer words', await findingsInWords(page, selector, 'longer words'));
  await lookAtWords(page, 'longer words, 200% text', note);
  if (isSimilar) return;
  await setSize(page, '400% zoom');
  await lookAtWords(page, 'longer words, 400% zoom', note);
  note('spaced text', await findingsInSpacing(page));
  await setSize(page, '320 px');
  note('right to left', await findingsInWords(page, selector, 'right to left'));
  note('right to left, cut off', await cutOff(page));
}

/** Opens these screens one after another on a page, because a page costs a second. */
export async function lookAtScreens(page: Page, selector: Selector, names: readonly string[]): Promise<void> {
  const found: string[] = [];
  await page.emulateMedia(LIGHT);
  await page.setViewportSize(SIZES['1280 px']);
  await bringPseudo(page);
  const screens = await ScreenPage.open(page, selector);
  for (const name of names) {
    await setSize(page, '1280 px');
    await screens.show(name);
    await screens.unfold();
    await lookAtScreen(page, selector, name, (how, findings) => {
      found.push(...findings.map((one) => `${name}: ${how}: ${one}`));
    });
  }
  expect(found).toEqual([]);
}
