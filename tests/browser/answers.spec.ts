import { saveVisit } from './savedVisit.ts';
import { expect, test } from './test.ts';

const LONGEST = [
  ['Do you already know which type of system you want?', 'Yes'],
  ['Which type of system would you like?', 'Ducted'],
  ['What kind of home is it?', 'House - Pitched Roof'],
  ['Which areas do you want to heat and cool?', 'Multiple Rooms'],
  ['How would you like to control different rooms?', 'Individual Room Zoning'],
  ['How many rooms?', '3 Rooms'],
  ['How much space is there for the outdoor unit?', 'Small Outdoor space'],
  ['Which smart controls matter to you?', 'Voice Control'],
] as const;

test('the longest answer path, ducted for several rooms, asks all eight questions and ends at a result', async ({
  page,
  selector,
}) => {
  await page.goto('/');
  await selector.start();
  for (const [title, label] of LONGEST) {
    await expect(page.getByRole('group', { name: title })).toBeVisible();
    await selector.answer(label);
  }
  await selector.chooseFirst();
  for (const [title, label] of LONGEST) {
    await expect(selector.button(`Change: ${title}`)).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: new RegExp(`^${label}$`) })).toBeVisible();
  }
  await expect(page.getByRole('paragraph').filter({ hasText: /isn't a quote or a sizing assessment/ })).toBeVisible();
});

test('changing an earlier answer clears later ones that no longer apply, and one click restores them', async ({
  page,
  selector,
}) => {
  await page.goto('/');
  await selector.start();
  await selector.answer('No');
  await selector.answer('House - Pitched Roof');
  await selector.answer('Whole Home');
  await selector.answer('Unsure');
  await selector.answer('Large Outdoor space');
  await selector.answer('Touchscreen');
  await expect(selector.heading('Systems for your home')).toBeFocused();
  for (const title of ['Which smart controls', 'How much space', 'How would you like', 'Which areas']) {
    await selector.button('Back').click();
    await expect(selector.heading(new RegExp(title))).toBeFocused();
  }
  await selector.option('Single Room').check();
  const notice = page.getByText(/That cleared 2 later answers/).first();
  await expect(notice).toContainText('“How would you like to control different rooms?” (Unsure)');
  await expect(notice).toContainText('“Which smart controls matter to you?” (Touchscreen)');
  await selector.button('Undo').click();
  await expect(selector.option('Whole Home')).toBeChecked();
  await expect(selector.heading(/Which areas/)).toBeFocused();
  await selector.button('Continue').click();
  await expect(selector.option('Unsure')).toBeChecked();
  await selector.button('Continue').click();
  await selector.button('Continue').click();
  await expect(selector.option('Touchscreen')).toBeChecked();
});

test('Continue without an answer says what to do, moves the focus into the group and loses nothing', async ({
  page,
  selector,
}) => {
  await page.goto('/');
  await selector.start();
  await selector.button('Continue').click();
  await expect(page.getByRole('group')).toHaveAccessibleDescription(/Choose an option/);
  await expect(selector.option('Yes')).toBeFocused();
  await selector.answer('Yes');
  await selector.button('Back').click();
  await expect(selector.option('Yes')).toBeChecked();
});

test('a radio has its label as its name, and its consequence and count as its description', async ({
  page,
  selector,
}) => {
  await page.goto('/');
  await selector.start();
  await selector.answer('Yes');
  const ducted = page.getByRole('radio', { name: 'Ducted', exact: true });
  await expect(ducted).toHaveAccessibleName('Ducted');
  await expect(ducted).toHaveAccessibleDescription(/\d+ systems/);
  const described = await ducted.evaluate((radio) =>
    radio.ariaDescribedByElements?.map((part) => part.textContent).join(' '),
  );
  const promised = /(\d+) systems/.exec(described ?? '')?.[1];
  await ducted.check();
  await expect(
    page.getByRole('status').filter({ hasText: `${promised} systems fit your answers so far.` }),
  ).toBeAttached();
});

test('ducted rules out the single room, and Not Sure excludes the other controls', async ({ page, selector }) => {
  await page.goto('/');
  await selector.start();
  await selector.answer('Yes');
  await selector.answer('Ducted');
  await selector.answer('Townhouse');
  await expect(selector.option('Multiple Rooms')).toBeVisible();
  await expect(selector.option('Single Room')).toHaveCount(0);
  await selector.answer('Whole Home');
  await selector.answer('Unsure');
  await selector.answer('Large Outdoor space');
  await selector.option('Touchscreen').check();
  await selector.option('Mobile App').check();
  await expect(selector.option('Touchscreen')).toBeChecked();
  await selector.option('Not Sure').check();
  await expect(selector.option('Touchscreen')).not.toBeChecked();
  await expect(selector.option('Mobile App')).not.toBeChecked();
  await selector.option('Voice Control').check();
  await expect(selector.option('Not Sure')).not.toBeChecked();
});

test('Change on the result returns to the result, and Back changes nothing', async ({ page, selector }) => {
  await page.goto('/');
  await selector.answerForSingleRoom();
  await selector.chooseFirst();
  const change = selector.button('Change: What kind of home is it?');
  await change.click();
  await expect(selector.option('Townhouse')).toBeChecked();
  await selector.button('Back').click();
  await change.click();
  await selector.answer('Apartment');
  await expect(page.getByRole('definition').filter({ hasText: /^Apartment$/ })).toBeVisible();
  await expect(selector.heading('What to do next')).toBeVisible();
  await selector.button('Start again').click();
  await expect(selector.heading('Find the air conditioning that suits your home')).toBeFocused();
  await selector.start();
  await expect(selector.option('No')).not.toBeChecked();
});

test('the postcode starts empty, rejects invalid input, and sets the climate zone', async ({ page, selector }) => {
  await page.goto('/');
  const postcode = page.getByRole('textbox', { name: 'Postcode' });
  await expect(postcode).toHaveValue('');
  await postcode.fill('30_00');
  await expect(page.getByText(/only have letters, digits, spaces and hyphens/)).toBeVisible();
  await postcode.fill('2480');
  await expect(page.getByText(/only have letters/)).toHaveCount(0);
  await selector.answerForSingleRoom();
  await expect(page.getByText(/energy label figures for the Average zone/)).toBeVisible();
  await selector.chooseFirst();
  await expect(page.getByText(/Postcode 2480 spans the average and hot zones/)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Average' })).toBeChecked();
  await page.getByRole('radio', { name: 'Hot' }).check();
  await expect(page.getByRole('term').filter({ hasText: 'Cooling, Hot zone' })).toBeVisible();
  await postcode.fill('3336');
  await expect(page.getByText(/We don't have postcode 3336/)).toBeVisible();
});

test('everything starts empty after a reload, unless the visitor continues where they left off', async ({
  page,
  selector,
}) => {
  await page.goto('/');
  await selector.start();
  await selector.answer('No');
  await selector.answer('Townhouse');
  await expect(selector.heading(/Which areas/)).toBeFocused();
  await page.reload();
  await selector.button('Continue where you left off').click();
  await expect(selector.heading(/Which areas/)).toBeVisible();
  await selector.button('Back').click();
  await expect(selector.option('Townhouse')).toBeChecked();
  await page.reload();
  await selector.start();
  await expect(selector.option('No')).not.toBeChecked();
});

test('a malformed saved visit is ignored', async ({ page, selector }) => {
  await page.addInitScript(() =>
    sessionStorage.setItem('product-selector:0', '{"version":1,"answers":{"Q9":"x","Q1":5}}'),
  );
  await page.goto('/');
  await selector.button('Start').waitFor();
  await expect(selector.button('Continue where you left off')).toHaveCount(0);
});

test('the keyboard alone gets from the first question to the result', async ({ page, selector }) => {
  await page.goto('/');
  await selector.button('Start').waitFor();
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
  await selector.button('Start').focus();
  await page.keyboard.press('Enter');
  await expect(selector.heading(/Do you already know/)).toBeFocused();
  const keys = { No: 1, 'House - Flat Roof': 1, 'Single Room': 2, 'Small Outdoor space': 1 };
  for (const [label, downs] of Object.entries(keys)) {
    // The heading has the focus; the group's radios are the next stop but for buttons that explain an option.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    for (let press = 0; press < downs; press += 1) await page.keyboard.press('ArrowDown');
    await expect(selector.option(label)).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(selector.option(label)).toHaveCount(0);
  }
  await expect(selector.heading(/Which smart controls/)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(selector.option('Voice Control')).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(selector.heading('Systems for your home')).toBeFocused();
  const choose = page.getByRole('button', { name: /^Choose / }).first();
  for (let tabs = 0; tabs < 20 && !(await choose.evaluate((button) => button.matches(':focus'))); tabs += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(selector.heading('What to do next')).toBeVisible();
});

test('an explanation opens by keyboard, shows its pictures, and returns the focus', async ({ page, selector }) => {
  await page.goto('/');
  await selector.start();
  await selector.answer('Yes');
  const more = selector.button('More about Ducted');
  await more.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'How a ducted system works' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('Picture 1 of 3')).toBeVisible();
  await dialog.getByRole('button', { name: 'Next picture' }).press('Enter');
  await expect(dialog.getByText('Picture 2 of 3')).toBeVisible();
  expect(
    await dialog.getByRole('img').evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await selector.answer('Ducted');
  await selector.button('More about House - Pitched Roof').click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText([
    'Roof space for the indoor unit and the ducts',
  ]);
});

test('the postcode table loads only if the visitor enters a postcode', async ({ page, selector }) => {
  const tables: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('zoneOfPostcode')) tables.push(request.url());
  });
  await page.goto('/');
  await selector.answerForSingleRoom();
  await selector.chooseFirst();
  expect(tables).toEqual([]);
  await page.getByRole('textbox', { name: 'Postcode' }).fill('3000');
  await expect(page.getByText('Postcode 3000 is in the cold zone.')).toBeVisible();
  expect(tables).toHaveLength(1);
});

test('the running cost follows the visitor’s own electricity price', async ({ page, selector }) => {
  await saveVisit(page, { postcode: '3000' });
  await page.goto('/');
  await selector.resumeMatches();
  await selector.chooseFirst();
  const cost = page.getByRole('definition').filter({ hasText: /a year at/ });
  await expect(cost).toContainText('33');
  await page.getByRole('textbox', { name: /Electricity price/ }).fill('66');
  await expect(cost).toContainText('66');
  await page.getByRole('textbox', { name: /Electricity price/ }).fill('cheap');
  await expect(page.getByText('Enter the price in cents, such as 33 or 28.5.')).toBeVisible();
  await expect(cost).toContainText('66');
});
