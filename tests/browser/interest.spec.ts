import { hold } from './helpers/hold.ts';
import { hostPage, LOADER } from './helpers/hostPage.ts';
import { Selector } from './helpers/selector.ts';
import { expect, test } from './helpers/test.ts';
import { translate } from './helpers/translator.ts';

const CORE = '**/embed/core-*.js';

test('before a sign of interest only the landing screen has loaded; a press then says that it waits, and goes on by itself', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) =>
    asked.push(new URL(request.url()).pathname.replace(/(?<!product)-[\w-]{8}\.js$/, '')),
  );
  const events: string[] = [];
  await page.exposeFunction('heard', (name: string) => events.push(name));
  const selector = new Selector(page);
  const release = await hold(page, CORE);

  await test.step('nothing else is asked for while nobody shows interest', async () => {
    await hostPage(page, {
      head: `${LOADER}<script>for (const name of ['selector-ready', 'selector-started']) addEventListener(name, () => heard(name))</script>`,
      // Without a preset there is nothing to skip.
      body: '<product-selector preset-skip></product-selector>',
    });
    await expect(selector.heading('Find the air conditioning that suits your home')).toBeVisible();
    await expect.poll(() => events).toEqual(['selector-ready']);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => path.startsWith('/embed/') || path.includes('/v2/')).toSorted()).toEqual([
      '/embed/landing',
      '/embed/product-selector.js',
      '/embed/rolldown-runtime',
      '/wp-json/product-selector/v2/init',
    ]);
  });

  await test.step('a press waits for the program', async () => {
    const postcode = page.getByRole('textbox', { name: 'Postcode' });
    await postcode.fill('3000');
    await selector.button('Start').click();
    await expect(selector.button('Start')).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByText('Loading…')).toBeVisible();
  });

  await test.step('and goes on by itself, once', async () => {
    release();
    await expect(selector.heading('Do you already know')).toBeFocused();
    expect(events).toEqual(['selector-ready', 'selector-started']);
    expect(asked.filter((path) => path.endsWith('/init'))).toHaveLength(1);
    await selector.press('Back');
    await expect(page.getByRole('textbox', { name: 'Postcode' })).toHaveValue('3000');
  });
});

test('a pointer over it, a touch, the focus or a key in it, and a preset that skips load the program', async ({
  page,
}) => {
  const open = (attributes = '') =>
    hostPage(page, { head: LOADER, body: `<product-selector ${attributes}></product-selector>` });
  for (const sign of ['pointerover', 'touchstart', 'focusin', 'keydown']) {
    await open();
    await new Selector(page).button('Start').waitFor();
    await Promise.all([page.waitForRequest(CORE), page.dispatchEvent('product-selector', sign)]);
  }
  await Promise.all([page.waitForRequest(CORE), open(`preset-skip preset='{"answers": {"Q0": "No"}}'`)]);
});

test('no letter, caret or focus is lost when the program takes over in the middle of a postcode', async ({ page }) => {
  const release = await hold(page, CORE);
  const products = page.waitForRequest('**/v2/products?**');
  await hostPage(page, { head: LOADER, body: '<product-selector></product-selector>' });
  const postcode = page.getByRole('textbox', { name: 'Postcode' });
  await postcode.click();
  await page.keyboard.type('300');
  await page.keyboard.press('ArrowLeft');
  const before = await postcode.elementHandle();
  release();
  await products;
  await before!.waitForElementState('hidden');
  await expect(postcode).toBeFocused();
  await page.keyboard.type('5');
  await expect(postcode).toHaveValue('3050');
});

test('if the program can’t be loaded, the page reloads once with the press, then says so, and Try again goes on', async ({
  page,
  expected,
}) => {
  expected.push(/net::ERR_FAILED|Failed to load|dynamically imported module/);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route(CORE, (route) => route.abort());
  await page.goto('/');
  const selector = new Selector(page);
  await page.getByRole('textbox', { name: 'Postcode' }).fill('3000');
  await selector.button('Start').click();
  await expect(selector.heading('Something went wrong!')).toBeFocused();
  expect(loads).toBe(2);
  await selector.button('Show Error').click();
  await expect(page.getByText(/TypeError/)).toBeVisible();
  await page.unroute(CORE);
  await selector.button('Try again').click();
  await expect(selector.heading('Do you already know')).toBeFocused();
});

test('a selector in a tab that nobody sees, which paints no frame, is shown, and goes on from Start', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'hidden', { get: () => true });
    Object.defineProperty(Document.prototype, 'visibilityState', { get: () => 'hidden' });
    window.requestAnimationFrame = () => 0;
  });
  const heard: string[] = [];
  await page.exposeFunction('heard', (name: string) => heard.push(name));
  await hostPage(page, {
    head: `${LOADER}<script>addEventListener('selector-ready', () => heard('selector-ready'))</script>`,
    body: '<product-selector></product-selector>',
  });
  const selector = new Selector(page);
  await expect(selector.button('Start')).toBeVisible();
  await expect.poll(() => heard).toEqual(['selector-ready']);
  await selector.button('Start').evaluate((button: HTMLElement) => button.click());
  await expect(selector.heading('Do you already know')).toBeVisible();
});

test('a press that waits belongs to its own selector, and waits on while the page moves it', async ({ page }) => {
  const release = await hold(page, CORE);
  await hostPage(page, {
    head: LOADER,
    body: '<product-selector id="one"></product-selector><product-selector id="two"></product-selector><aside></aside>',
  });
  const startOf = (id: string) => page.locator(`#${id}`).getByRole('button', { name: 'Start', exact: true });
  await startOf('two').click();
  await expect(startOf('two')).toHaveAttribute('aria-busy', 'true');
  await expect(startOf('one')).not.toHaveAttribute('aria-busy', 'true');
  await page.evaluate(() => {
    const element = document.getElementById('two') as HTMLElement;
    element.remove();
    document.querySelector('aside')?.append(element);
  });
  await expect(startOf('two')).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.locator('#two').getByRole('heading', { name: 'Do you already know' })).toBeFocused();
  await expect(startOf('one')).toBeVisible();
});

test('the landing screen is printed, translated and used by keys before the program is there', async ({ page }) => {
  const release = await hold(page, CORE);
  await hostPage(page, { head: LOADER, body: '<product-selector></product-selector>' });
  const selector = new Selector(page);
  await expect(selector.button('Start')).toBeVisible();
  await test.step('on paper it stands as on screen', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(selector.heading('Find the air conditioning that suits your home')).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  });
  await test.step('translated, it still says that it waits, once and politely, when a key presses Start', async () => {
    await translate(page);
    await selector.button('Start').focus();
    await page.keyboard.press('Enter');
    await expect(selector.button('Start')).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toHaveCount(1);
    await expect(selector.button('Start')).toBeFocused();
  });
  await test.step('the program takes over the translated screen, and the heading has the focus', async () => {
    release();
    await expect(selector.heading('Do you already know')).toBeFocused();
  });
});
