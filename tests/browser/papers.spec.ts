import type { Page } from '@playwright/test';
import { findingsOfAxe } from './helpers/findingsOfAxe.ts';
import { saveVisit } from './helpers/savedVisit.ts';
import { expect, test } from './helpers/test.ts';

const SYSTEM = {
  id: 'a',
  title: 'Alpha Ducted Reverse Cycle 12.5 kW '.repeat(6).slice(0, 200),
  system_type: 'ducted',
  indoor_unit_style: 'concealed_ducted',
  phase: 3,
  cooling_capacity_kw: 12.5,
  refrigerant: 'R32',
  outdoor_width_mm: 1050,
  outdoor_height_mm: 1338,
  outdoor_depth_mm: 370,
  outdoor_sound_power_dba: 70,
};

/** The sheet as it is printed, on A4 at 96 px to the inch and without margins. */
async function printed(
  page: Page,
): Promise<{ readonly height: number; readonly text: string; readonly cells: readonly string[] }> {
  const sheet = await page
    .frames()
    .at(-1)
    ?.evaluate(() => ({
      html: document.documentElement.outerHTML,
      css: document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map((rule) => rule.cssText)).join('\n'),
    }));
  const paper = await page.context().newPage();
  await paper.setViewportSize({ width: 703, height: 1032 });
  await paper.emulateMedia({ media: 'print' });
  await paper.setContent(`${sheet?.html}<style>body { margin: 0 } ${sheet?.css}</style>`);
  const article = paper.getByRole('article');
  const found = {
    height: (await article.boundingBox())?.height ?? Number.NaN,
    text: (await article.textContent()) ?? '',
    cells: await article.getByRole('cell').allTextContents(),
  };
  await paper.close();
  return found;
}

test('the result has a sheet for three quotes and a letter, each one page of A4, made without a request', async ({
  page,
  selector,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // No event reports the end of printing, so the frame stays.
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await page.route('**/v2/products?**', (route) => route.fulfill({ json: [SYSTEM] }));
  const answers = { Q0: 'Yes', Q1: 'Ducted', Q2: 'Apartment' };
  await saveVisit(page, { place: '/result', chosen: 'a', answers, postcode: '2000' });
  await page.goto('/');
  await selector.resume();
  await selector.untilWhole();
  for (const link of ['Quotes', 'Letter']) await selector.button(link).click();
  const printOf = (name: string) => selector.button(`Print or save as PDF: ${name}`);

  await test.step('no sheet stands on the screen', async () => {
    await expect(printOf('A sheet to compare three quotes')).toBeVisible();
    await expect(page.getByText('Three quotes side by side')).toBeHidden();
    expect(await findingsOfAxe(page)).toEqual([]);
  });

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));

  await test.step('the sheet for quotes has a blank box for each question and each installer', async () => {
    await printOf('A sheet to compare three quotes').click();
    const { height, text, cells } = await printed(page);
    expect(height).toBeLessThanOrEqual(1032);
    expect(text).toContain('Total, installed, with GST');
    expect(text).not.toContain('Points to check');
    expect(cells).toHaveLength(57);
    expect(new Set(cells)).toEqual(new Set(['']));
    await selector.button('Copy as text: A sheet to compare three quotes').click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      '• Total, installed, with GST: ________',
    );
  });

  await test.step('a letter is to the owners of the building by their name', async () => {
    const name = 'A letter to your owners corporation';
    await printOf(name).click();
    const { height, text } = await printed(page);
    expect(height).toBeLessThanOrEqual(1032);
    expect(text).toContain('The owners corporation');
    expect(text).toContain('Strata Schemes Management Act 2015');
    expect(text).toContain('Kind regards');
    await expect(page.getByText('A letter to your landlord')).toHaveCount(0);
  });

  await test.step('another is to the landlord of a visitor who rents', async () => {
    await page.getByText('See all').click();
    await page.getByRole('radio', { name: 'I rent' }).check();
    const name = 'A letter to your landlord';
    await printOf(name).click();
    const { height, text } = await printed(page);
    expect(height).toBeLessThanOrEqual(1032);
    expect(text).toContain('Residential Tenancies Act 2010');
    await selector.button(`Copy as text: ${name}`).click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toContain('To: The landlord or agent\nFrom: ________');
    expect(asked).toEqual([]);
  });

  await test.step('at 320 px nothing is wider than the window', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
  });
});
