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
    await expect(page.getByText(/^Alpha Wall: 7.dB\(A\) less at their window than Beta Wall\.$/)).toBeVisible();
    await expect(page.getByText(/^37 to 50.dB\(A\)$/)).toBeVisible();
    await expect(page.getByText(/^44 to 57.dB\(A\)$/)).toBeVisible();
    expect(await findingsOfAxe(page)).toEqual([]);
  });
  await test.step('a known place narrows them, and a distance that can’t be used changes nothing and says why', async () => {
    await page.getByLabel('Where the outdoor unit stands').selectOption('By a wall');
    await expect(page.getByText(/^40 to 47.dB\(A\)$/)).toBeVisible();
    await page.getByLabel('From the outdoor unit to their window').selectOption('Another distance');
    const typed = page.getByLabel('Distance in metres');
    await typed.fill('next door');
    await expect(page.getByText(/^Enter a distance from 1.m to 100.m/)).toBeVisible();
    await expect(typed).toHaveValue('next door');
    await expect(page.getByText(/^40 to 47.dB\(A\)$/)).toBeVisible();
    await typed.fill('8 m');
    await expect(page.getByText(/^31 to 38.dB\(A\)$/)).toBeVisible();
  });
  await test.step('the result has the same distance, also after a reload, and the rules of the state with their date', async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Choose Alpha Wall 5.0 kW' }).click();
    await page.getByRole('heading', { name: 'What to do next' }).waitFor();
    await page.reload();
    await selector.resume();
    await selector.heading('Figures').click();
    await box.click();
    await expect(
      page.getByText(/^At their window, at full power, you can expect about 31 to 38.dB\(A\)\.$/),
    ).toBeVisible();
    await expect(page.getByLabel('Distance in metres')).toHaveValue('8');
    await expect(page.getByRole('link', { name: /^FairAir/ })).toHaveAttribute('href', 'https://fairair.com.au/noise/');
    await expect(page.getByRole('link', { name: /^Your state's rules: EPA Victoria/ })).toHaveAttribute(
      'href',
      /epa\.vic\.gov\.au/,
    );
    await expect(page.getByText('(from a copy of the page, November 2026')).toHaveCount(2);
    await expect(page.getByText('Some states ask for less at night.')).toBeVisible();
    await expect(page.getByText(/complies|is allowed|is quiet\b/)).toHaveCount(0);
    expect(await findingsOfAxe(page)).toEqual([]);
  });
});

test('a year later the box says that its sources are old', async ({ page, selector }) => {
  await page.clock.setFixedTime(new Date('2027-12-01T10:00:00Z'));
  await openList(page, selector, SYSTEMS);
  await selector.button('Choose Alpha Wall 5.0 kW').first().click();
  await selector.heading('Figures').click();
  await page.getByText('How loud is it next door?').click();
  await expect(
    page.getByText('(from a copy of the page, November 2026, more than 12 months ago)').first(),
  ).toBeVisible();
});

test('a file that is missing is said in the box, and opening it again loads it', async ({
  page,
  selector,
  expected,
}) => {
  expected.push(/Failed to load resource/);
  await openList(page, selector, SYSTEMS);
  await selector.button('Choose Alpha Wall 5.0 kW').first().click();
  await page.route('**/SoundBox-*.js', (route) => route.abort());
  await selector.heading('Figures').click();
  const box = page.getByText('How loud is it next door?');
  await box.click();
  await expect(page.getByRole('alert')).toHaveText("This part couldn't be loaded. Close it and open it again.");
  await page.unroute('**/SoundBox-*.js');
  // Inside the page, where presses count however soon they follow.
  for (let press = 0; press < 2; press += 1) await box.evaluate((summary: HTMLElement) => summary.click());
  await expect(page.getByLabel('Where the outdoor unit stands')).toBeVisible();
});
