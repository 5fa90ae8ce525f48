import { PRICE_LIST } from '../samples/priceList.ts';
import { findingsOfAxe } from './helpers/findingsOfAxe.ts';
import { openList, SPLIT } from './helpers/openList.ts';
import { expect, test } from './helpers/test.ts';

const PRICED = { ...SPLIT, cooling_capacity_kw: 5, price_includes: 'supply_only' };
const SYSTEMS = [
  { ...PRICED, id: 'a', title: 'Alpha Wall 5.0 kW', price_from_aud: 1990 },
  { ...PRICED, id: 'b', title: 'Beta Wall 5.0 kW', price_from_aud: 2490 },
];
const TITLE = 'What will it cost, installed?';

test('What will it cost, installed? loads when it is opened, compares by the same answers, leads the list, and goes with an enquiry by a tick', async ({
  page,
  selector,
}) => {
  const asked: string[] = [];
  const told: object[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.exposeFunction('tellTest', (detail: object) => told.push(detail));
  await page.addInitScript(() =>
    addEventListener('selector-cost', (event) =>
      (window as unknown as { tellTest(detail: object): void }).tellTest((event as CustomEvent).detail),
    ),
  );
  const list = { ...PRICE_LIST, valid_until: '2999-12-31' };
  const form = {
    fields: { postcode: true, note: false, marketing: false },
    notice: { short: 'To answer.', long: 'No more.' },
  };
  await page.route('**/v2/init', (route) => route.fulfill({ json: { nonce: 'n', installation: list, enquiry: form } }));
  await openList(page, selector, SYSTEMS);
  const box = page.getByRole('region', { name: TITLE });

  await test.step('two systems have their spans by the same answers, which tab and space can give', async () => {
    for (const { title } of SYSTEMS) {
      const row = await selector.openRow(title);
      await row.getByRole('button', { name: `Compare ${title}` }).click();
    }
    await selector.button('Compare now').click();
    expect(asked.filter((url) => url.includes('createCost-'))).toEqual([]);
    await box.getByText(TITLE).click();
    const spans = box.getByRole('status').first();
    await expect(spans).toHaveText(
      'Alpha Wall 5.0 kW $2,841 to $4,494 installedBeta Wall 5.0 kW $3,341 to $4,994 installed',
    );
    await box.getByRole('button', { name: 'More questions' }).click();
    const floor = box.getByRole('group', { name: 'Which floor is the indoor unit on?' });
    await expect(floor.getByRole('radio', { name: "Don't know" })).toBeChecked();
    await floor.getByRole('radio', { name: "Don't know" }).focus();
    await page.keyboard.press('ArrowUp');
    await expect(floor.getByRole('radio', { name: 'Higher' })).toBeChecked();
    await expect(spans).toHaveText(/Alpha Wall.*\$3,046 to \$4,494 installedBeta Wall.*\$3,546 to \$4,994/);
    expect(await findingsOfAxe(page)).toEqual([]);
    const facts = { storey: 'higher' };
    await expect
      .poll(() => told)
      .toEqual([
        { system: 'a', kind: 'split', facts, low: 3046, high: 4494 },
        { system: 'b', kind: 'split', facts, low: 3546, high: 4994 },
      ]);
  });
  await test.step('the list leads with the span', async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByText('$3,046 to $4,494 installed').first()).toBeVisible();
  });
  await test.step('the result has the same answers after a reload, and one press for each', async () => {
    await selector.button('Choose Alpha Wall 5.0 kW').first().click();
    await selector.heading('What to do next').waitFor();
    await page.reload();
    await selector.resume();
    await box.getByText(TITLE).click();
    await box.getByRole('button', { name: 'More questions' }).click();
    await expect(box.getByRole('radio', { name: 'Higher' })).toBeChecked();
    for (const name of ['Straight through the wall', 'On a wall', 'No', '5 to 10 m'])
      await box.getByText(name, { exact: true }).first().click();
    await expect(box.getByRole('status').first()).toHaveText('$3,324 to $3,731 installed');
    expect(await findingsOfAxe(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await box
      .getByRole('group', { name: /old system/ })
      .getByRole('radio', { name: 'No', exact: true })
      .focus();
    // The figure that stays in view must not cover the focused field's question.
    for (const name of [/old system/, /way can the pipe/, /switchboard/, /floor/, /outdoor unit/, /metres of pipe/]) {
      const group = box.getByRole('group', { name });
      while ((await group.locator(':focus').count()) === 0) await page.keyboard.press('Shift+Tab');
      const figure = await box.getByRole('status').first().boundingBox();
      const question = await group.locator('legend').boundingBox();
      expect(question!.y).toBeGreaterThanOrEqual(figure!.y + figure!.height - 1);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    const element = page.locator('product-selector');
    await element.evaluate((one) => one.setAttribute('cost', 'off'));
    await expect(page.getByText('$3,324 to $3,731 installed')).toHaveCount(0);
    await expect(box).toHaveCount(0);
    await element.evaluate((one) => one.removeAttribute('cost'));
    await box.waitFor();
  });
  await test.step('an enquiry has it only with a tick, as it was shown', async () => {
    let body = '';
    await page.route('**/v2/enquiries', (route) => {
      body = route.request().postData() ?? '';
      return route.fulfill({ status: 201, json: { reference: 'A2B3-C4D5' } });
    });
    await selector.button('Ask for a quote').click();
    const tick = page.getByRole('checkbox', { name: 'What it may cost, installed' });
    await expect(tick).not.toBeChecked();
    await tick.check();
    await page.getByLabel('Your name').fill('Ada');
    await page.getByLabel('Phone').fill('0400 000 000');
    await selector.button('Send').click();
    await selector.heading('Your enquiry has arrived').waitFor();
    expect(body).toContain('Alpha Wall 5.0 kW: $3,324 to $3,731 installed');
    expect(asked.filter((url) => !url.startsWith(new URL(page.url()).origin))).toEqual([]);
  });
});
