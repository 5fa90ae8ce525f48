import { readFileSync, writeFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { expect, test } from './helpers/test.ts';

const DOCUMENT = 'docs/screen-reader.md';
const MAX_LINES = 150;
/** The rest of the result only lists figures and answers. */
const REST = '\n  - group:\n    - heading "Your answers"';
const SUMMARY = '  # Then your answers with *Change*, and *Start again*.\n';
/** A link has the address of this run's server, and a code that changes with the catalogue. */
const LINK = /http:\/\/127\.0\.0\.1:\d+\/#product-selector=\S+/;
const SYSTEM = {
  id: 'a',
  title: 'Alpha 2.5 kW',
  system_type: 'split',
  indoor_unit_style: 'wall_mounted',
  phase: 1,
  cooling_capacity_kw: 2.5,
  outdoor_sound_power_dba: 58,
  suits_home_types: 'townhouse',
  controls: 'mobile_app',
};

test('docs/screen-reader.md says what a screen reader finds on one journey', async ({ page, selector }) => {
  await page.route('**/v2/products?**', (route) => route.fulfill({ json: [SYSTEM] }));
  const found: string[] = [];
  const look = async (name: string, shown: Locator) => {
    const [tree = '', rest] = (await shown.ariaSnapshot()).split(REST);
    const isWhole = rest === undefined;
    const shownTree = tree.replace(LINK, 'https://shop.example/#product-selector=…');
    found.push(`## ${name}\n\n\`\`\`yaml\n${shownTree}\n${isWhole ? '' : SUMMARY}\`\`\`\n`);
  };
  const element = page.locator('product-selector');
  await page.goto('/');
  await selector.button('Start').waitFor();
  await look('The landing page', element);
  await selector.start();
  await selector.answer('No');
  await selector.option('Townhouse').check();
  await expect(page.getByRole('status').filter({ hasText: /1 model fits/ })).toHaveCount(1);
  await element.getByRole('img', { name: 'Townhouse.' }).waitFor();
  await look('A question, answered', element);
  await selector.button('More about House - Pitched Roof').click();
  await page.getByRole('dialog').getByRole('img').waitFor();
  await look('An explanation', page.getByRole('dialog'));
  await page.keyboard.press('Escape');
  await selector.button('Continue').click();
  await selector.answerAll('Single Room', 'Large Outdoor space', 'Mobile App');
  await selector.heading('Systems for your home').waitFor();
  await selector.untilWhole();
  await look('Where to start', element.getByRole('region', { name: "Where we'd start" }));
  await selector.chooseFirst();
  await selector.untilWhole();
  await look('The result', element);
  const kept = readFileSync(DOCUMENT, 'utf8');
  const introduction = kept.slice(0, kept.indexOf('\n## ') + 1);
  const document = introduction + found.join('\n');
  expect(document.split('\n').length).toBeLessThanOrEqual(MAX_LINES);
  if (process.env.WRITE_DOCS) writeFileSync(DOCUMENT, document);
  else expect(kept, 'write it again with: npm run screen-reader').toBe(document);
});
