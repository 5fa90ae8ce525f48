import { expect, test } from './test.ts';

test('the home is drawn as the visitor answers, described in words, and shown on the result', async ({
  page,
  selector,
}) => {
  await page.goto('/');
  await selector.start();
  const home = page.locator('product-selector').getByRole('img').first();
  await expect(home).toHaveAccessibleName('A street of different homes.');
  await selector.answer('No');
  await selector.option('Apartment').check();
  await expect(home).toHaveAccessibleName('Apartment.');
  await selector.button('Continue').click();
  await selector.option('Multiple Rooms').check();
  await expect(home).toHaveAccessibleName('Apartment: several rooms cooled and heated, number not known yet.');
  await selector.button('Continue').click();
  await selector.answer('Day / Night Zoning');
  await selector.answer('2 Rooms');
  await selector.answer('Small Outdoor space');
  await selector.option('Mobile App').check();
  const whole =
    'Apartment: two rooms cooled and heated, living areas by day, bedrooms by night, little space outdoors, a phone.';
  await expect(home).toHaveAccessibleName(whole);
  await selector.button('Continue').click();
  await selector.chooseFirst();
  const withSystem = /^Apartment: two rooms .* little space outdoors\. With an? .* system: .*\.$/;
  await expect(page.getByRole('img', { name: withSystem })).toBeVisible();
});

test('going back and choosing another answer redraws the home', async ({ page, selector }) => {
  await page.goto('/');
  await selector.start();
  await selector.answer('No');
  const home = page.locator('product-selector').getByRole('img').first();
  const draw = async (kind: string, name: string): Promise<string> => {
    await selector.option(kind).check();
    await expect(home).toHaveAccessibleName(name);
    return home.innerHTML();
  };
  const townhouse = await draw('Townhouse', 'Townhouse.');
  expect(await draw('House - Flat Roof', 'House with a flat roof.')).not.toBe(townhouse);
  expect(await draw('Townhouse', 'Townhouse.')).toBe(townhouse);
});
