import { findingsOfAxe } from './helpers/findingsOfAxe.ts';
import { SPLIT } from './helpers/openList.ts';
import { saveVisit } from './helpers/savedVisit.ts';
import { expect, test } from './helpers/test.ts';

const SYSTEM = { ...SPLIT, id: 'a', title: 'Alpha', model_number: 'AL-35', cooling_capacity_kw: 3.5 };
const QUOTE = 'Supply and install one Alpha AL-35, 3.5 kW cooling.\nNew circuit included.\nTotal $3,290 including GST';
const OTHER =
  'Supply and install one Fernlea FX35Z, 3.5 kW cooling.\nElectrical work by others.\nTotal $2,890 including GST';

test('a quote is read from the landing screen by keyboard, and nothing leaves the device', async ({
  page,
  selector,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData()}`));
  await page.route('**/v2/products?**', (route) => route.fulfill({ json: [SYSTEM] }));
  await page.goto('/');
  await selector.button('Start').waitFor();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /quote/i.test(url))).toEqual([]);
  await page.locator('product-selector').evaluate((element) => element.setAttribute('quote', 'on'));
  const door = selector.button("I've got a quote");
  await door.waitFor();
  const widths = await Promise.all(
    [selector.button('Start'), door].map(async (one) => (await one.boundingBox())?.width),
  );
  expect(Math.abs((widths[0] ?? 0) - (widths[1] ?? 1))).toBeLessThan(1);
  await door.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Your quotes' });
  const field = dialog.getByRole('textbox', { name: 'Paste the quote' });
  await field.fill(QUOTE);
  await page.keyboard.press('Escape');
  await expect(door).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(QUOTE);
  expect(await findingsOfAxe(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Read the quote' }).press('Enter');
  await expect(dialog.getByRole('status').first()).toBeFocused();
  await expect(dialog.getByRole('status').first()).toContainText('Quote 1 is $3,290 with GST');
  await expect(dialog.getByRole('link', { name: 'Send by your own mail' })).toHaveAttribute(
    'href',
    /^mailto:\?subject=/,
  );
  expect(await findingsOfAxe(page)).toEqual([]);
  const widest = await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(widest).toBe(0);
  await dialog.getByRole('button', { name: 'Change Total' }).click();
  await dialog.getByRole('textbox', { name: 'Total', exact: true }).fill('$3,190');
  // Escape leaves the field too.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('group', { name: 'Total' })).toContainText('$3,190');
  expect(asked.filter((request) => /3,?[12]90|AL-35/.test(request))).toEqual([]);
});

test('files are read, quotes stand side by side, and a phone shows one at a time', async ({ page, selector }) => {
  await page.route('**/v2/products?**', (route) => route.fulfill({ json: [SYSTEM] }));
  await page.goto('/');
  await selector.button('Start').waitFor();
  await page.locator('product-selector').evaluate((element) => element.setAttribute('quote', 'on'));
  await selector.button("I've got a quote").click();
  const dialog = page.getByRole('dialog', { name: 'Your quotes' });
  const choose = (text: string, name: string) =>
    dialog.getByLabel('Or choose a file').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await choose(QUOTE, 'quote.txt');
  await dialog.getByRole('button', { name: 'Add another quote' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Paste the quote' })).toBeFocused();
  await test.step('a file is dropped on the field', async () => {
    const files = await page.evaluateHandle((text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'other.txt', { type: 'text/plain' }));
      return transfer;
    }, OTHER);
    await dialog.getByRole('textbox', { name: 'Paste the quote' }).dispatchEvent('drop', { dataTransfer: files });
  });
  await expect(dialog.getByRole('status').first()).toHaveText('Quote 2 is $400 less, but leaves out electrical work.');
  const table = dialog.getByRole('table', { name: 'Your quotes, side by side' });
  await expect(table.getByRole('columnheader')).toHaveText(['Quote 1', 'Quote 2']);
  await expect(table.getByRole('row', { name: /^Electrical work/ })).toHaveText(/In.*Left out/);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(table.getByRole('columnheader')).toHaveText(['Quote 2']);
  await dialog.getByRole('radiogroup', { name: 'Which quote?' }).getByLabel('Quote 1').check();
  await expect(table.getByRole('columnheader')).toHaveText(['Quote 1']);
  await expect(dialog.getByRole('region', { name: 'Quote 2', exact: true })).toBeHidden();
});

test('what was read survives a reload, prints on the sheet, and goes along in a link by a tick', async ({
  page,
  selector,
}) => {
  await page.route('**/v2/products?**', (route) => route.fulfill({ json: [SYSTEM] }));
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      document.querySelector('product-selector')?.setAttribute('quote', 'on'),
    ),
  );
  await saveVisit(page, { place: '/result', chosen: 'a' });
  await page.goto('/');
  await selector.resume();
  await selector.untilPapers();
  await selector.button("I've got a quote").click();
  const dialog = page.getByRole('dialog', { name: 'Your quotes' });
  await dialog.getByRole('textbox', { name: 'Paste the quote' }).fill(QUOTE);
  // A second click so soon would count as a double click.
  await dialog.getByRole('button', { name: 'Read the quote' }).press('Enter');
  await expect(dialog.getByRole('status').first()).toContainText('$3,290');
  await page.reload();
  await selector.resume();
  await selector.untilPapers();
  const printed = page.getByRole('cell', { name: '$3,290, With GST', includeHidden: true });
  await expect(printed).toBeAttached();
  await page.getByRole('button', { name: 'Brief', exact: true }).click();
  await page.getByText('Send this plan to someone').click();
  const link = page.getByText('#product-selector=').filter({ visible: true });
  await expect(link).not.toContainText('&quotes=');
  await page.getByLabel('Take my three quotes along').check();
  await expect(link).toContainText('&quotes=');
  const [, along = ''] = (await link.textContent())?.split('#product-selector=') ?? [];

  await test.step('another visitor opens it, and a link that was damaged says so at the sheet', async () => {
    const open = async (text: string) => {
      await page.evaluate(() => sessionStorage.clear());
      await page.goto('about:blank');
      await page.goto(`/#product-selector=${text}`);
      await selector.button('Open it').click();
      await selector.untilPapers();
    };
    await open(along);
    await expect(printed).toBeAttached();
    await selector.button("I've got a quote").click();
    await expect(dialog.getByRole('status').first()).toContainText('$3,290');
    await expect(dialog.getByText('New circuit included')).not.toBeAttached();
    await page.keyboard.press('Escape');
    await open(along.slice(0, -3));
    await expect(page.getByText("We couldn't read the quotes in the link")).toBeVisible();
    await expect(printed).not.toBeAttached();
  });
});
