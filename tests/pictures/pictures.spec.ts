import { mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { lookAtEverything, lookAtFailures, SAID_ON_FAILURES } from '../browser/helpers/everyScreen.ts';
import { expect, test } from '../browser/helpers/test.ts';
import { GALLERY } from './gallery.ts';
import { runWebp } from './webp.ts';

/** All of them; not kept with the sources. */
const FOLDER = '.cache/pictures';
/** What would be taller is cut off here: a list goes on as it has begun. In px. */
const TALLEST = 2000;
const THEMES = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  forced: { colorScheme: 'dark', forcedColors: 'active' },
} as const;

async function take(page: Page, folder: string, name: string): Promise<void> {
  const file = name.replace(/\W+/g, '-');
  const path = `${FOLDER}/${folder}/${file}.png`;
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const open = await page.getByRole('dialog').count();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const shown = GALLERY[`${folder}/${file}`];
  if (shown && open === 0) {
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
      test.setTimeout(180_000);
      expected.push(...SAID_ON_FAILURES);
      await page.setViewportSize({ width, height: width === 320 ? 640 : 800 });
      await page.emulateMedia(media);
      const look = (name: string) => take(page, `${theme}-${width}`, name);
      await lookAtEverything(page, selector, look);
      await page.evaluate(() => sessionStorage.clear());
      await lookAtFailures(page, selector, look);
    });
  }
}

test('the brief, as printed', async ({ page, selector, context }) => {
  // The frame that is printed from stays, since nobody says that printing is over.
  await page.addInitScript(() => {
    window.print = () => {};
  });
  const sheets: { html: string; css: string }[] = [];
  await lookAtEverything(page, selector, async (name) => {
    if (name !== 'result') return;
    await selector.button('Print or save as PDF').click();
    const frame = page.frames().at(-1);
    sheets.push(
      (await frame?.evaluate(() => ({
        html: document.documentElement.outerHTML,
        css: document.adoptedStyleSheets
          .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
          .join('\n'),
      }))) ?? { html: '', css: '' },
    );
  });
  const [sheet] = sheets;
  expect(sheet?.css).toContain('@page');
  const paper = await context.newPage();
  // A4 at 96 px to the inch, without its margins.
  await paper.setViewportSize({ width: 703, height: 1032 });
  await paper.emulateMedia({ media: 'print' });
  await paper.setContent(`${sheet?.html}<style>body { margin: 0 } ${sheet?.css}</style>`);
  await take(paper, 'print', 'the brief');
  await paper.pdf({ path: `${FOLDER}/print/the-brief.pdf`, preferCSSPageSize: true });
});
