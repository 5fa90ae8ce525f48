import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { lookAtEverything, lookAtFailures } from './everyScreen.ts';
import { expect, test } from './test.ts';

const DOCUMENT = 'docs/screen-reader.md';
/** Of a list of systems only so many are written out: the others are like them. */
const SYSTEMS = 2;

/** The accessibility tree of what is shown, as text: of the dialog when one is open, since it is all there is then. */
async function treeOf(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog');
  const shown = (await dialog.count()) > 0 ? dialog : page.locator('product-selector');
  return shorten(await shown.ariaSnapshot()).replaceAll(
    /127\.0\.0\.1:\d+|-[\w-]{8}(?=\.js)|(?<=range as of )\d+ \w+ \d+/g,
    '…',
  );
}

/** Leaves out all but the first systems of each list. */
function shorten(tree: string): string {
  const lines: string[] = [];
  let count = 0;
  let left = 0;
  let deeper: string | null = null;
  const close = () => {
    if (left > 0) lines.push(`${deeper ?? ''}- … and ${left} more`);
    count = 0;
    left = 0;
    deeper = null;
  };
  for (const line of tree.split('\n')) {
    const indent = /^ */.exec(line)?.[0] ?? '';
    if (line.startsWith(`${indent}- article`)) {
      deeper = indent;
      count += 1;
      if (count > SYSTEMS) left += 1;
    } else if (deeper !== null && indent.length <= deeper.length) close();
    if (count <= SYSTEMS) lines.push(line);
  }
  close();
  return lines.join('\n');
}

test('docs/screen-reader.md says what a screen reader finds at every step', async ({ page, selector, expected }) => {
  test.slow();
  expected.push(/Failed to load resource/, /Error fetching products/, /range as of/, /dynamically imported module/);
  const found: string[] = [];
  const look = async (name: string) => {
    found.push(`## ${name[0]?.toUpperCase()}${name.slice(1)}\n\n\`\`\`yaml\n${await treeOf(page)}\n\`\`\`\n`);
  };
  await lookAtEverything(page, selector, look);
  await page.evaluate(() => sessionStorage.clear());
  await lookAtFailures(page, selector, look);
  const kept = readFileSync(DOCUMENT, 'utf8');
  const introduction = kept.slice(0, kept.indexOf('\n## ') + 1);
  const document = introduction + found.join('\n');
  if (process.env.WRITE_DOCS) writeFileSync(DOCUMENT, document);
  else expect(kept, 'write it anew with: npm run screen-reader').toBe(document);
});
