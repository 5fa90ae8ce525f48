import { openList, SPLIT } from './openList.ts';
import { expect, test } from './test.ts';

const COMMON = 'Recommended for a townhouse.';

test('a reason of all systems is said once above them, and again only in an open row', async ({ page, selector }) => {
  await openList(page, selector, [
    { ...SPLIT, id: 'a', title: 'Alpha', priority: 1 },
    { ...SPLIT, id: 'b', title: 'Beta', suits_areas: 'single_room' },
  ]);
  await expect(page.getByText('Each of these systems:')).toBeVisible();
  await expect(page.getByText(COMMON)).toHaveCount(1);
  await expect(selector.row('Alpha').getByText('It has one indoor unit for one room.')).toBeVisible();
  await expect(selector.row('Beta').getByText('Recommended for a single room.')).toBeVisible();
  const row = await selector.openRow('Alpha');
  await expect(row.getByText(COMMON)).toHaveCount(1);
});

test('a system alone keeps its reasons on its row', async ({ page, selector }) => {
  await openList(page, selector, [{ ...SPLIT, id: 'a', title: 'Alpha' }]);
  await expect(page.getByText('Each of these systems:')).toHaveCount(0);
  await expect(selector.row('Alpha').getByText(COMMON)).toBeVisible();
});

test('an answer that counts neither way is no reason, for all systems or for one', async ({ page, selector }) => {
  const answers = {
    ...{ Q0: 'No', Q2: 'House - Pitched Roof', Q3: 'Whole Home', Q4: 'Unsure' },
    ...{ Q6: 'Large Outdoor space', Q7: ['None'] },
  };
  const ducted = { system_type: 'ducted', zone_control: 'room_zoning' };
  await openList(
    page,
    selector,
    [
      { ...ducted, id: 'a', title: 'Alpha' },
      { ...ducted, id: 'b', title: 'Beta' },
    ],
    { answers },
  );
  await selector.openRow('Alpha');
  await expect(page.getByText('Its ducts serve a whole home.')).not.toHaveCount(0);
  for (const neutral of [/weren't sure/, /don't count either way/, /plenty of space/]) {
    await expect(page.getByText(neutral)).toHaveCount(0);
  }
});

test('doing more than was asked, and an extra that costs, each have a heading, and are no shortfall', async ({
  page,
  selector,
}) => {
  const answers = {
    ...{ Q0: 'No', Q2: 'House - Pitched Roof', Q3: 'Whole Home', Q4: 'Individual Room Zoning' },
    ...{ Q6: 'Large Outdoor space', Q7: ['Mobile App'] },
  };
  const ducted = { system_type: 'ducted', zone_control: 'individual_temperature', controls: 'mobile_app:optional' };
  await openList(page, selector, [{ ...ducted, id: 'a', title: 'Alpha' }], { answers });
  const more = 'You can set each room or zone to its own temperature, which is more than you asked for.';
  await expect(selector.row('Alpha').getByText(more)).toBeVisible();
  await expect(selector.row('Alpha').getByText('A mobile app costs extra.')).toBeVisible();
  const row = await selector.openRow('Alpha');
  const headings = await row.getByRole('heading').allTextContents();
  expect(headings).toEqual(['Alpha', 'Why it fits', 'More than you asked for', 'Costs extra']);
});
