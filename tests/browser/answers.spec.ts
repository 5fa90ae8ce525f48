import type { Request } from '@playwright/test';
import { expect, test } from './helpers/test.ts';

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

test('the longest answer path leads to a result, where an answer can be changed and the visit begins again', async ({
  page,
  selector,
}) => {
  await page.goto('/');
  await selector.start();
  await test.step('ducted for several rooms asks all eight questions and ends at a result', async () => {
    for (const [title, label] of LONGEST) {
      await expect(page.getByRole('group', { name: title })).toBeVisible();
      await selector.answer(label);
    }
    await selector.chooseFirst();
    await selector.openAnswers();
    for (const [title, label] of LONGEST) {
      await expect(selector.button(`Change: ${title}`)).toBeVisible();
      await expect(page.getByRole('definition').filter({ hasText: new RegExp(`^${label}$`) })).toBeVisible();
    }
    await expect(page.getByRole('paragraph').filter({ hasText: /isn't a quote or a sizing assessment/ })).toBeVisible();
  });
  await test.step('Change on the result returns to the result, and Back changes nothing', async () => {
    const chosen = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await selector.change('What kind of home is it?');
    await expect(selector.option('House - Pitched Roof')).toBeChecked();
    await expect(page.getByText('Continue takes you back to your system.')).toBeVisible();
    await selector.button('Back').click();
    await selector.change('What kind of home is it?');
    await selector.answer('Apartment');
    await expect(selector.heading(chosen).first()).toBeFocused();
    await selector.openAnswers();
    await expect(page.getByRole('definition').filter({ hasText: /^Apartment$/ })).toBeVisible();
    await expect(selector.heading('What to do next')).toBeVisible();
  });
  await test.step('starting again forgets the answers', async () => {
    await selector.button('Start again').click();
    await expect(selector.heading('Find the air conditioning that suits your home')).toBeFocused();
    await selector.start();
    await expect(selector.option('Yes')).not.toBeChecked();
    await expect(selector.option('No')).not.toBeChecked();
  });
  await test.step('everything starts empty after a reload, unless the visitor continues where they left off', async () => {
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
});

/** A request's content without the time that the products call appends, which may contain any four digits. */
function carriedBy(request: Request): string {
  const address = new URL(request.url());
  address.searchParams.delete('t');
  return [address.href, JSON.stringify(request.headers()), request.postData() ?? ''].join('\n');
}

test('the postcode starts empty, rejects invalid input, sets the climate zone and is in no request', async ({
  page,
  selector,
}) => {
  const carried: string[] = [];
  page.on('request', (request) => carried.push(carriedBy(request)));
  const tables = () => carried.filter((text) => text.includes('postcodeReply')).length;
  await page.goto('/');
  const postcode = page.getByRole('textbox', { name: 'Postcode' });
  await test.step('it starts empty and rejects invalid input', async () => {
    await expect(postcode).toHaveValue('');
    await postcode.fill('30_00');
    await expect(page.getByText(/only have letters, digits, spaces and hyphens/)).toBeVisible();
    await postcode.fill('');
    await expect(page.getByText(/only have letters/)).toHaveCount(0);
  });
  await test.step('its table loads only if the visitor enters one', async () => {
    await selector.answerForSingleRoom();
    await selector.chooseFirst();
    await selector.button('Energy').click();
    await postcode.waitFor();
    expect(tables()).toBe(0);
    await postcode.fill('3000');
    await expect(page.getByText('Postcode 3000 is in the cold climate zone.')).toBeVisible();
    expect(tables()).toBe(1);
  });
  await test.step('it sets the zone, which the visitor may change', async () => {
    await postcode.fill('2480');
    await expect(page.getByText(/Postcode 2480 spans the average and hot climate zones/)).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Average' })).toBeChecked();
    await page.getByRole('radio', { name: 'Hot' }).check();
    await postcode.fill('3336');
    await expect(page.getByText(/We don't know postcode 3336/)).toBeVisible();
    await postcode.fill('2480');
    await selector.button('Back').click();
  });
  await test.step('no request of a whole journey contains it, not even after a reload', async () => {
    await selector.chooseFirst();
    await selector.button('Energy').click();
    await postcode.fill('ZQX 77');
    await expect(page.getByText(/We don't know postcode ZQX 77/)).toBeVisible();
    await page.reload();
    await selector.button('Continue where you left off').click();
    await expect(selector.heading('What to do next')).toBeVisible();
    await selector.button('Energy').click();
    await expect(postcode).toHaveValue('ZQX 77');
    for (const secret of ['2480', 'ZQX 77', encodeURIComponent('ZQX 77')]) {
      expect(carried.filter((text) => text.includes(secret))).toEqual([]);
    }
    expect(carried.join('\n')).toContain('/wp-json/product-selector/v2/products');
  });
});

test('a press counts before it is drawn: on Continue, on leaving the page and for the page itself', async ({
  page,
  selector,
}) => {
  // The selector takes the browser's function at its start.
  await page.addInitScript(() => {
    const own = window.requestAnimationFrame;
    window.requestAnimationFrame = (work) => ('told' in window ? 0 : own(work));
  });
  await page.goto('/');
  await selector.start();
  const press = (value: string, then: string) =>
    page.locator('product-selector').evaluate(
      (element, [value, then]) => {
        const root = element.shadowRoot as ShadowRoot;
        root.querySelector<HTMLInputElement>(`input[value="${value}"]`)!.click();
        if (then === 'continue') root.querySelector<HTMLButtonElement>('[type=submit]')!.click();
        if (then === 'reload') location.reload();
        if (then === 'remove') element.remove();
      },
      [value, then] as const,
    );
  await selector.option('No').waitFor();
  await press('No', 'continue');
  await expect(selector.heading('What kind of home is it?')).toBeFocused();
  await press('Apartment', 'reload');
  await selector.button('Continue where you left off').click();
  await expect(selector.option('Apartment')).toBeChecked();
  await press('Townhouse', 'remove');
  await page.reload();
  await selector.button('Continue where you left off').click();
  await expect(selector.option('Townhouse')).toBeChecked();
  await test.step('within 250 ms in a page that is busy, and at once in a tab that is hidden', async () => {
    await page.locator('product-selector').evaluate(async (element) => {
      const told: string[] = [];
      for (const name of ['selector-answered', 'selector-code'])
        element.addEventListener(name, (event) => told.push(event.type));
      await (element as HTMLElement & { getVisitCode(): Promise<string> }).getVisitCode();
      // Nothing is painted from here on.
      Object.assign(window, { told });
    });
    await page.clock.pauseAt(Date.now() + 60_000);
    const told = () => page.evaluate(() => (window as unknown as { told: string[] }).told.splice(0));
    await press('Apartment', 'wait');
    await page.clock.runFor(249);
    expect(await told()).toEqual([]);
    await page.clock.runFor(1);
    expect(await told()).toEqual(['selector-answered']);
    await page.clock.runFor(250);
    expect(await told()).toEqual(['selector-code']);
    await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true }));
    await press('Townhouse', 'wait');
    await page.clock.runFor(2);
    expect(await told()).toEqual(['selector-answered', 'selector-code']);
    expect(await page.evaluate(() => sessionStorage.getItem('product-selector:0'))).toContain('"Townhouse"');
  });
});
