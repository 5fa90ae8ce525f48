import { mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { SCREENS } from '../../dev/screens.ts';
import { SAID_ON_FAILURES, ScreenPage } from '../browser/helpers/screenPage.ts';
import { expect, test } from '../browser/helpers/test.ts';
import { runWebp } from './webp.ts';

/** The folder of all pictures; not kept with the sources. */
const FOLDER = '.cache/pictures';
/** Taller pictures are cut off at this height, since a list continues as it began. In px. */
const TALLEST = 2000;
const THEMES = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  forced: { colorScheme: 'dark', forcedColors: 'active' },
} as const;

/** The names of pictures in docs/gallery.md begin with these, by their folder. */
const SHOWN = { 'light-1280': '', 'light-320': 'phone', 'dark-768': 'dark', 'forced-768': 'forced' } as const;

/** The picture's name in docs/pictures; undefined if docs/gallery.md doesn't show it. */
function shownAs(folder: string, name: string): string | undefined {
  const { picture, pictureIn = [] } = SCREENS[name]!;
  const kind = (SHOWN as Readonly<Record<string, (typeof SHOWN)[keyof typeof SHOWN]>>)[folder];
  if (kind === '') return picture;
  return kind && pictureIn.includes(kind) ? `${kind}-${picture}` : undefined;
}

/** Takes a picture of a screen, and puts it beside the docs too if they show it. */
async function take(page: Page, folder: string, name: string, shown: string | undefined): Promise<void> {
  const { pictureOf } = SCREENS[name] ?? {};
  const path = `${FOLDER}/${folder}/${name.replace(/\W+/g, '-')}.png`;
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const open = await page.getByRole('dialog').count();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (shown && pictureOf) {
    const part = page.locator(pictureOf);
    // Sticky elements stay at the beginning of the screen.
    await part.evaluate((one) => one.scrollIntoView());
    await part.screenshot({ path });
  } else if (shown && open === 0) {
    // Without the page around.
    const box = await page.locator('product-selector, .brief').first().boundingBox();
    const clip = box ? { ...box, y: box.y + (await page.evaluate(() => window.scrollY)) } : undefined;
    const cut = clip && { ...clip, height: Math.min(clip.height, 1000) };
    await page.screenshot({ path, fullPage: true, ...(cut && { clip: cut }) });
  } else if (open > 0) {
    await page.screenshot({ path });
  } else {
    const clip = { x: 0, y: 0, width: size.width, height: Math.min(height, TALLEST) };
    await page.screenshot({ path, fullPage: true, clip });
  }
  if (!shown) return;
  mkdirSync('docs/pictures', { recursive: true });
  runWebp('cwebp', ['-quiet', '-lossless', '-z', '9', path, '-o', `docs/pictures/${shown}.webp`]);
}

for (const [theme, media] of Object.entries(THEMES)) {
  for (const width of [320, 768, 1280]) {
    test(`every screen, ${theme}, ${width} px`, async ({ page, selector, expected }) => {
      expected.push(...SAID_ON_FAILURES);
      await page.emulateMedia(media);
      await page.setViewportSize({ width, height: width === 320 ? 640 : 800 });
      const screens = await ScreenPage.open(page, selector);
      for (const name of Object.keys(SCREENS)) {
        await screens.show(name);
        const folder = `${theme}-${width}`;
        await take(page, folder, name, shownAs(folder, name));
      }
    });
  }
}

test('the brief, as printed', async ({ page, selector, context }) => {
  // The printing frame stays, since no event reports the end of printing.
  await page.addInitScript(() => {
    window.print = () => {};
  });
  const screens = await ScreenPage.open(page, selector);
  await screens.show('result');
  await selector.button('Print or save as PDF').click();
  const sheet = await page
    .frames()
    .at(-1)
    ?.evaluate(() => ({
      html: document.documentElement.outerHTML,
      css: document.adoptedStyleSheets.flatMap((one) => [...one.cssRules].map(({ cssText }) => cssText)).join('\n'),
    }));
  expect(sheet?.css).toContain('@page');
  const paper = await context.newPage();
  // A4 at 96 px to the inch, without its margins.
  await paper.setViewportSize({ width: 703, height: 1032 });
  await paper.emulateMedia({ media: 'print' });
  await paper.setContent(`${sheet?.html}<style>body { margin: 0 } ${sheet?.css}</style>`);
  await take(paper, 'print', 'the brief', 'brief');
  await paper.pdf({ path: `${FOLDER}/print/the-brief.pdf`, preferCSSPageSize: true });
});
