import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { cutOff } from './helpers/cutOff.ts';
import { hostPage, LOADER } from './helpers/hostPage.ts';
import { forgetVisit } from './helpers/savedVisit.ts';
import { expect, test } from './helpers/test.ts';
import { followTranslation, type Look } from './helpers/translator.ts';

const GERMAN: Readonly<Record<string, string>> = JSON.parse(readFileSync('src/words/languages/de.json', 'utf8'));
/** The shortest answer path. */
const ANSWERS = ['Q0.No', 'Q2.Townhouse', 'Q3.Single Room', 'Q6.Large Outdoor space', 'Q7.None'];

const press = (page: Page, key: string) => page.getByRole('button', { name: GERMAN[key]!, exact: true }).click();
const title = (page: Page, key: string) => page.getByRole('heading', { name: GERMAN[key]!, exact: true });

/** Goes to the result, and checks each screen. */
async function walk(page: Page, look: Look): Promise<void> {
  const stop = async (key: string) => {
    await expect(title(page, key)).toBeVisible();
    await look(key);
  };
  await stop('landing.title');
  await press(page, 'landing.start');
  for (const answer of ANSWERS) {
    await stop(`${answer.split('.')[0]}.title`);
    const name = { name: GERMAN[answer]!, exact: true };
    await page.getByRole('radio', name).or(page.getByRole('checkbox', name)).check();
    await press(page, 'step.continue');
  }
  await page.getByRole('button', { name: GERMAN['answers.startAgain']!, exact: true }).waitFor();
  await stop('matches.title');
  await page
    .getByRole('button', { name: GERMAN['match.chooseName']!.replace('{title}', '').trim() })
    .first()
    .click();
  await expect(page.getByText(GERMAN['result.adviceDetails']!)).toBeVisible();
  await look('result');
}

test('lang="de" leads a visitor to the result in German, whole at 320 px, also while a browser translates the page', async ({
  page,
  selector,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const open = () => hostPage(page, { head: LOADER, body: '<product-selector lang="de-AT"></product-selector>' });
  await open();
  const found: string[] = [];
  await walk(page, async (key) => {
    found.push(...(await cutOff(page)).map((html) => `${key}: cut off: ${html}`));
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 320) found.push(`${key}: ${width} px wide`);
  });
  await expect(selector.shown).toHaveAttribute('lang', 'de-AT');
  expect(found).toEqual([]);
  await test.step('a changed language takes effect, and the visit continues', async () => {
    const element = page.locator('product-selector');
    await element.evaluate((node) => node.removeAttribute('lang'));
    await expect(selector.button('Start again')).toBeVisible();
    await element.evaluate((node) => node.setAttribute('lang', 'de'));
    await expect(page.getByRole('button', { name: GERMAN['answers.startAgain']! })).toBeVisible();
  });
  await test.step('a translated page follows each press', async () => {
    await forgetVisit(page);
    await page.goto('about:blank');
    await open();
    await walk(page, followTranslation(page));
  });
});
