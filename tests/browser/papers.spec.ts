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

/** What a printer gets, on A4 at 96 px to the inch and without margins; returns its height. */
async function printed(page: Page): Promise<{ readonly height: number; readonly text: string }> {
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
  // Nobody says that printing is over, so the frame stays.
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await page.route('**/v2/products?**', (route) => route.fulfill({ json: [SYSTEM] }));
  const answers = { Q0: 'Yes', Q1: 'Ducted', Q2: 'Apartment' };
  await saveVisit(page, { place: '/result', chosen: 'a', answers, postcode: '2000' });
  await page.goto('/');
  await selector.resume();
  await selector.untilWhole();
  const printOf = (title: string) => selector.button(`Print or save as PDF: ${title}`);

  await test.step('the sheet for quotes has a blank box for each question and each installer', async () => {
    await page.getByText('For comparing quotes: a sheet to fill in').click();
    const sheet = page.getByRole('article', { name: 'Three quotes side by side' });
    await expect(
      sheet.getByRole('rowheader', { name: 'Metres of pipe included, and each further metre' }),
    ).toBeVisible();
    const cells = sheet.getByRole('cell');
    expect(await cells.count()).toBe(51);
    expect(new Set(await cells.allTextContents())).toEqual(new Set(['']));
    expect(await findingsOfAxe(page)).toEqual([]);
    await printOf('Three quotes side by side').click();
    const { height, text } = await printed(page);
    expect(height).toBeLessThanOrEqual(1032);
    expect(text).toContain('Total, installed, with GST');
    expect(text).not.toContain('Points to check');
  });

  await test.step('the letter is to the owners of the building by their name, or to the landlord', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByText('For your landlord or owners corporation: a letter').click();
    const letter = page.getByRole('article', { name: 'Request: air conditioning for my home' });
    await expect(letter).toContainText('The owners corporation');
    await expect(letter).toContainText('Strata Schemes Management Act 2015, section 110');
    expect(await findingsOfAxe(page)).toEqual([]);
    await printOf('Request: air conditioning for my home').click();
    const { height, text } = await printed(page);
    expect(height).toBeLessThanOrEqual(1032);
    expect(text).toContain('Kind regards');
    await page.getByLabel('Who it is for').selectOption('The landlord or agent');
    await expect(letter).toContainText('Residential Tenancies Act 2010');
    await selector.button('Copy as text: Request: air conditioning for my home').click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('To: The landlord or agent\nFrom: ________');
    expect(asked).toEqual([]);
  });

  await test.step('at 320 px nothing is wider than the window', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
  });
});

test('the owner of a house is asked for nobody but a landlord', async ({ page, selector }) => {
  await page.route('**/v2/products?**', (route) => route.fulfill({ json: [SYSTEM] }));
  const answers = { Q0: 'Yes', Q1: 'Ducted', Q2: 'House - Pitched Roof' };
  await saveVisit(page, { place: '/result', chosen: 'a', answers });
  await page.goto('/');
  await selector.resume();
  await page.getByText('For your landlord: a letter').click();
  await expect(page.getByRole('article', { name: /^Request/ })).toContainText('The landlord or agent');
  await expect(page.getByLabel('Who it is for')).toHaveCount(0);
});
