import type { Locator } from '@playwright/test';
import { findingsOfAxe } from './helpers/findingsOfAxe.ts';
import { SPLIT } from './helpers/openList.ts';
import { saveVisit } from './helpers/savedVisit.ts';
import { expect, test } from './helpers/test.ts';

const SYSTEM = { ...SPLIT, id: 'a', title: 'Alpha', model_number: 'AL-35', cooling_capacity_kw: 3.5 };

test('a quote is checked from the landing screen in one phone screen, by keyboard, and nothing leaves the device', async ({
  page,
  selector,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.route('**/v2/products?**', (route) => route.fulfill({ json: [SYSTEM] }));
  await page.goto('/');
  await selector.button('Start').waitFor();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /quote/i.test(url))).toEqual([]);
  await page.locator('product-selector').evaluate((element) => element.setAttribute('quote', 'on'));
  const door = selector.button("I've got a quote");
  await door.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Your quote' });
  await dialog.getByRole('button', { name: 'Check my quote' }).waitFor();
  const heights = await dialog.evaluate(({ scrollHeight, clientHeight }) => [scrollHeight, clientHeight]);
  expect(heights[0]).toBe(heights[1]);
  const middle = async (of: Locator) => {
    const box = await of.boundingBox();
    return box ? box.x + box.width / 2 : Number.NaN;
  };
  for (const said of ['Yes', 'No', 'Not said']) {
    const circle = dialog.getByRole('group', { name: 'Installation' }).getByLabel(said, { exact: true });
    const head = dialog.locator('.radio-head').getByText(said, { exact: true });
    expect(Math.abs((await middle(head)) - (await middle(circle)))).toBeLessThan(1);
  }
  expect(await findingsOfAxe(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('3,5');
  await page.keyboard.press('Tab');
  await page.keyboard.type('4500');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Not complete yet' })).toBeFocused();
  await expect(dialog.getByRole('link', { name: 'Send by your own mail' })).toHaveAttribute(
    'href',
    /^mailto:\?subject=/,
  );
  expect(await findingsOfAxe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(door).toBeFocused();
  expect(asked.filter((url) => /4500/.test(url))).toEqual([]);
});

test('three quotes are typed on the screen, print, survive a reload, and go along in a link by a tick', async ({
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
  const cell = page.getByLabel('Total, installed, with GST, quote 2');
  await page.getByText('Fill in the quotes').click();
  await cell.fill('$5,100 ');
  await cell.pressSequentially('all in');
  await page.reload();
  await selector.resume();
  await selector.untilPapers();
  const printed = page.getByRole('cell', { name: '$5,100 all in', includeHidden: true });
  await expect(printed).toBeAttached();
  await page.getByText('Send this plan to someone').click();
  const link = page.getByText('#product-selector=').filter({ visible: true });
  await expect(link).not.toContainText('&quotes=');
  await page.getByLabel('Take my three quotes along').check();
  await expect(link).toContainText('&quotes=');
  await test.step('a phone shows one quote at a time', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByText('Fill in the quotes').click();
    await expect(page.getByLabel('Total, installed, with GST, quote 1')).toBeVisible();
    await expect(cell).toBeHidden();
    const heads = page.locator('.sheet-heads');
    await expect(heads).toBeHidden();
    await page.getByLabel('Quote 2', { exact: true }).check();
    await expect(cell).toHaveValue('$5,100 all in');
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect(page.getByLabel('Total, installed, with GST, quote 1')).toBeVisible();
    await expect(heads).toHaveText('Quote 1Quote 2Quote 3');
    await expect(heads).toBeVisible();
  });
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
    await open(along.slice(0, -3));
    await expect(page.getByText("We couldn't read the quotes in the link")).toBeVisible();
    await expect(printed).not.toBeAttached();
  });
});
