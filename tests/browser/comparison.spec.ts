import type { Page } from '@playwright/test';
import { openList, SPLIT } from './openList.ts';
import type { Selector } from './selector.ts';
import { expect, test } from './test.ts';

const TITLES = ['Alpha', 'Beta', 'Gamma', 'Delta'];

/** A list of four systems, all of them open. */
async function openRows(page: Page, selector: Selector): Promise<void> {
  const [alpha, ...others] = TITLES.map((title, index) => ({
    ...SPLIT,
    ...{ id: title, title, cooling_capacity_kw: index === 0 ? 5 : 2.5, priority: index },
  }));
  // One that nearly fits: where three fit there are no starting points with buttons of the same names.
  const [beta, gamma, delta] = others;
  await openList(page, selector, [alpha ?? {}, beta ?? {}, gamma ?? {}, { ...delta, suits_areas: 'whole_home' }]);
  for (const title of TITLES) await selector.openRow(title);
}

test('up to three systems stand side by side, differences first', async ({ page, selector }) => {
  await openRows(page, selector);
  const compare = (title: string) => page.getByRole('button', { name: `Compare ${title}`, exact: true });
  await compare('Alpha').click();
  await expect(compare('Alpha')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('status').filter({ hasText: '1 system to compare. Add one or two more.' })).toHaveCount(
    1,
  );
  await expect(selector.button('Compare now')).toHaveCount(0);
  await compare('Beta').click();
  await compare('Gamma').click();
  await expect(compare('Delta')).toHaveAttribute('aria-disabled', 'true');
  await compare('Delta').click({ force: true });
  await expect(page.getByRole('status').filter({ hasText: '3 systems to compare. Remove one' })).toHaveCount(1);

  await selector.button('Compare now').click();
  const dialog = page.getByRole('dialog', { name: 'Compare systems' });
  await expect(dialog.getByRole('columnheader')).toHaveText([/^Alpha/, /^Beta/, /^Gamma/]);
  const rows = await dialog.getByRole('rowheader').allInnerTexts();
  expect(rows.indexOf('What differs')).toBe(0);
  expect(rows.indexOf('Cooling')).toBeLessThan(rows.indexOf('The same for all'));
  expect(rows.indexOf('Type and position')).toBeGreaterThan(rows.indexOf('The same for all'));
  const cooling = dialog.getByRole('row').filter({ has: page.getByRole('cell', { name: /^5.kW$/ }) });
  await expect(cooling.getByRole('cell')).toHaveText([/5.kW/, /2\.5.kW/, /2\.5.kW/]);

  await dialog.getByRole('button', { name: 'Remove Gamma' }).click();
  await expect(dialog.getByRole('columnheader')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Remove Beta' }).click();
  await expect(dialog).toBeHidden();
  await selector.button('Clear').click();
  await expect(page.getByText(/to compare/)).toHaveCount(0);
});

test('a system can be chosen from the comparison too', async ({ page, selector }) => {
  await openRows(page, selector);
  for (const title of ['Alpha', 'Beta'])
    await page.getByRole('button', { name: `Compare ${title}`, exact: true }).click();
  await selector.button('Compare now').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Choose Beta' }).click();
  await expect(selector.heading('Beta')).toBeFocused();
});

test('the comparison on a phone loses no column', async ({ page, selector }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openRows(page, selector);
  for (const title of ['Alpha', 'Beta', 'Gamma'])
    await page.getByRole('button', { name: `Compare ${title}`, exact: true }).click();
  await selector.button('Compare now').click();
  const box = page.getByRole('region', { name: 'Compare systems' });
  await expect(box).toBeVisible();
  await box.focus();
  await page.keyboard.press('End');
  const last = page.getByRole('columnheader', { name: /Gamma/ });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
