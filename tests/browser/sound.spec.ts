import { findingsOfAxe } from './helpers/findingsOfAxe.ts';
import { openList, SPLIT } from './helpers/openList.ts';
import { expect, test } from './helpers/test.ts';

const SYSTEMS = [
  { ...SPLIT, id: 'a', title: 'Alpha Wall 5.0 kW', cooling_capacity_kw: 5, outdoor_sound_power_dba: 58 },
  { ...SPLIT, id: 'b', title: 'Beta Wall 5.0 kW', cooling_capacity_kw: 5, outdoor_sound_power_dba: 65 },
];

test('How loud is it next door? loads when it is opened, and gives a span on the comparison and on the result', async ({
  page,
  selector,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openList(page, selector, SYSTEMS);
  for (const { title } of SYSTEMS) {
    const row = await selector.openRow(title);
    await row.getByRole('button', { name: `Compare ${title}` }).click();
  }
  await selector.button('Compare now').click();
  const box = page.getByText('How loud is it next door?');
  expect(asked.filter((url) => url.includes('SoundBox-'))).toEqual([]);

  await test.step('two systems have their spans, and the difference in a sentence', async () => {
    await box.click();
    await expect(page.getByText(/^Alpha Wall is 7.dB\(A\) quieter at their window than Beta Wall\.$/)).toBeVisible();
    await expect(page.getByText(/^37 to 50.dB\(A\)$/)).toBeVisible();
    await expect(page.getByText(/^44 to 57.dB\(A\)$/)).toBeVisible();
    expect(await findingsOfAxe(page)).toEqual([]);
  });
  await test.step('the result has the same place, also after a reload', async () => {
    await page.getByLabel('Where the outdoor unit stands').selectOption('By a wall');
    await expect(page.getByText(/^40 to 47.dB\(A\)$/)).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Choose Alpha Wall 5.0 kW' }).click();
    await page.getByRole('heading', { name: 'What to do next' }).waitFor();
    await page.reload();
    await selector.resume();
    await selector.untilWhole();
    await selector.button('Sound').click();
    await expect(
      page.getByText(/^At their window, at full power, you can expect about 40 to 47.dB\(A\)\.$/),
    ).toBeVisible();
    expect(await findingsOfAxe(page)).toEqual([]);
  });
});

test('a missing file is reported in the box and once on the console, and opening it again loads it', async ({
  page,
  selector,
  expected,
}) => {
  const missing = /^Product Selector: left out, because its file can't be loaded: SoundBox\./;
  expected.push(/Failed to load resource/, missing);
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await openList(page, selector, SYSTEMS);
  await selector.button('Choose Alpha Wall 5.0 kW').first().click();
  await page.route('**/SoundBox-*.js', (route) => route.abort());
  const box = selector.button('Sound');
  await box.click();
  const failed = page.getByRole('alert');
  await expect(failed).toHaveText("We couldn't load this part. Close it and open it again.");
  // Inside the page, where presses count however soon they follow.
  const openAgain = async (): Promise<void> => {
    for (let press = 0; press < 2; press += 1) await box.evaluate((button: HTMLElement) => button.click());
  };
  const tried = page.waitForEvent('requestfailed');
  await openAgain();
  await tried;
  await expect(failed).toBeVisible();
  expect(lines.filter((line) => missing.test(line))).toHaveLength(1);
  await page.unroute('**/SoundBox-*.js');
  await openAgain();
  await expect(page.getByLabel('Where the outdoor unit stands')).toBeVisible();
});
