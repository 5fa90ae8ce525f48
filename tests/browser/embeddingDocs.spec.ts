import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readPageFields } from '../../src/parts/enquiry/rules/pageFields.ts';
import { readSizeRules } from '../../src/sizing/readSizeRules.ts';
import { forgetVisit } from './helpers/savedVisit.ts';
import { Selector } from './helpers/selector.ts';
import { expect, test } from './helpers/test.ts';
import { untilEntered } from './helpers/untilEntered.ts';

/** The pages about the element, whose every example runs here or where ELSEWHERE says. */
const PAGES = [
  ...'embedding prefill links popups screens colours words loading form-service statistics'.split(' '),
  ...['google-analytics', 'matomo', 'posthog', 'plausible'].map((name) => `statistics/${name}`),
];
const textOf = (name: string): string => readFileSync(`docs/${name}.md`, 'utf8');
const TEXT = PAGES.map(textOf).join('\n');
/** The examples of pages by the name after their language, as a reader copies them. */
const examplesIn = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...text.matchAll(/^```\w+ ([\w-]+)\n(.*?)^```$/gms)].map(([, name = '', code = '']) => [name, code]),
  );
const EXAMPLES = examplesIn(TEXT);
const ELSEWHERE = [
  // In policies.spec.ts.
  ...['nonce', 'late'],
  // In tests/linksDoc.test.ts.
  ...['link-advert', 'link-assistant', 'link-category', 'link-mail', 'link-paper'],
  // In tests/statisticsDoc.test.ts.
  ...['gtag', 'matomo', 'matomo-tags', 'posthog', 'plausible', 'campaign', 'frame-around', 'frame-inside'],
];
const SHOP = 'https://shop.example/air-conditioning';

const example = (name: string): string => EXAMPLES[name] ?? `There is no example "${name}".`;

const headersOf = (name: string): Record<string, string> =>
  Object.fromEntries(
    example(name)
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]),
  );

interface Shop {
  readonly head?: string;
  /** The content of its body; the snippet of the document without it. */
  readonly body?: string;
  /** A script in a separate file, at the end of the body. */
  readonly script?: string;
  readonly css?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The end of its address. */
  readonly query?: string;
}

/**
 * Opens a page of another origin than the provider's. The provider sends the headers that the document states, and no
 * others. Its folder /shop has the same content.
 */
async function openShop(
  page: Page,
  { head = '', body = example('snippet'), script, css, headers = {}, query = '' }: Shop,
) {
  await page.route('https://provider.example/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const path = `${pathname.replace(/^\/shop\//, '/')}${search}`;
    const reply = await route.fetch({ url: new URL(path, test.info().project.use.baseURL).href });
    await route.fulfill({ response: reply, headers: { ...reply.headers(), ...headersOf('cors') } });
  });
  await page.route('https://shop.example/**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.endsWith('.js')) return route.fulfill({ contentType: 'text/javascript', body: script ?? '' });
    if (pathname.endsWith('.css')) return route.fulfill({ contentType: 'text/css', body: css ?? '' });
    const sheet = css === undefined ? '' : '<link rel="stylesheet" href="/shop.css">';
    const end = script === undefined ? '' : '<script src="/shop.js"></script>';
    return route.fulfill({
      headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers },
      body: `<!doctype html><html lang="en"><head><title>Shop</title>${head}${sheet}</head><body>${body}${end}</body></html>`,
    });
  });
  await page.goto(`${SHOP}${query}`);
  return new Selector(page);
}

const token = (page: Page, name: string) =>
  new Selector(page).shown.evaluate((root, at) => getComputedStyle(root).getPropertyValue(at), name);

const consoleLines = (page: Page): string[] => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  return lines;
};

/** Puts an example in place of the page's content. Its scripts don't run. */
const show = (page: Page, name: string) =>
  page.evaluate((html) => {
    document.body.innerHTML = html;
  }, example(name));

/** Checks that each example works. Examples that fit on one page share it. */
const CASES: Readonly<Record<string, (page: Page, expected: RegExp[]) => Promise<void>>> = {
  async 'sizes fields'() {
    const [, fields = ''] = /enquiry-fields='([^']+)'/.exec(example('fields')) ?? [];
    expect(readPageFields(JSON.parse(fields))).toEqual({ Campaign: 'Spring', Page: 'Split systems' });
    expect(readSizeRules(JSON.parse(example('sizes')))).toMatchObject({ ok: true, rules: { length: 2 } });
  },

  async 'snippet policy'(page) {
    await page.addInitScript(() => {
      const breaches: string[] = [];
      Object.assign(window, { breaches });
      document.addEventListener('securitypolicyviolation', (event) => breaches.push(event.violatedDirective));
      window.print = () => window.dispatchEvent(new Event('afterprint'));
    });
    const selector = await openShop(page, { headers: headersOf('policy') });
    await expect(selector.button('Start')).toBeVisible();
    await expect(page.getByRole('link', { name: 'All our air conditioners' })).toBeHidden();
    await selector.start();
    await selector.answer('Yes');
    await selector.button('More about Ducted').click();
    const picture = page.getByRole('dialog').getByRole('img').first();
    await expect(picture.locator('path').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await selector.answer('Split');
    await selector.answerAll('Townhouse', 'Single Room', 'Large Outdoor space', 'Not Sure');
    await selector.chooseFirst();
    await selector.untilWhole();
    await selector.button('Brief').click();
    await selector.button('Print or save as PDF').click();
    await expect(page.locator('product-selector iframe')).toHaveCount(0);
    expect(await page.evaluate(() => (window as unknown as { breaches: string[] }).breaches)).toEqual([]);
  },

  async 'json inside attributes plain action'(page) {
    const lines = consoleLines(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url().replace(/t=\d+$/, 't=')));
    const selector = await openShop(page, {});
    await page.route('https://provider.example/index.php**', (route) => {
      const json = route.request().url().includes('/init') ? { nonce: 'n' } : [];
      return route.fulfill({ headers: headersOf('cors'), json });
    });

    for (const name of ['json', 'inside']) {
      await test.step(name, async () => {
        await show(page, name);
        await selector.button('Let’s start').waitFor();
        await page.evaluate(() => document.body.replaceChildren());
        await expect(selector.button('Let’s start')).toHaveCount(0);
      });
    }

    await test.step('attributes', async () => {
      await show(page, 'attributes');
      await expect(page.getByRole('heading', { level: 3, name: /Find the air conditioning/ })).toBeVisible();
      await selector.start();
      await selector.answer('No');
      const rest = 'https://provider.example/shop/wp-json/product-selector/v2/';
      expect(asked.filter((url) => url.startsWith(rest)).length).toBeGreaterThan(1);
      const kept = 'product-selector:shop@https://provider.example/shop/wp-json/';
      expect(await page.evaluate(() => Object.keys(sessionStorage))).toContain(kept);
    });

    await test.step('plain', async () => {
      await show(page, 'plain');
      await selector.start();
      const root = 'https://provider.example/index.php?rest_route=/product-selector/v2';
      const calls = () => [...new Set(asked)].filter((url) => url.includes('index.php'));
      await expect.poll(calls).toEqual([`${root}/init`, `${root}/products&t=`]);
    });

    await test.step('action', async () => {
      await show(page, 'action');
      await selector.reachResult();
      const button = page.getByRole('link', { name: 'Ask for a quote' });
      await expect(button).toHaveAttribute('href', 'https://shop.example/quote');
    });
    expect(lines).toEqual([]);
  },

  async near(page) {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const [loader] = example('snippet').split('\n');
    const far = '<div style="height: 300vh">Our showroom</div>';
    const selector = await openShop(page, { head: loader ?? '', body: far + example('near') });
    await expect.poll(() => asked).toContain('/embed/product-selector.js');
    // One more frame than an observer needs to report nearby elements.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(asked.filter((path) => path !== '/air-conditioning' && path !== '/embed/product-selector.js')).toEqual([]);
    await page.evaluate(() => scrollTo(0, innerHeight * 1.5));
    await expect(selector.button('Start')).toBeAttached();
    // A visit's link begins immediately, however far down the page.
    await page.goto(`${SHOP}#product-selector=1`);
    await page.reload();
    await expect(selector.button('Start')).toBeAttached();
    await page.goto(SHOP);
    // A selector that doesn't wait starts both.
    await page.evaluate(() => {
      const other = document.createElement('product-selector');
      other.setAttribute('host', 'https://provider.example');
      document.body.prepend(other);
    });
    await expect(page.getByRole('button', { name: 'Start', exact: true })).toHaveCount(2);
  },
  async room(page) {
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.setViewportSize({ width: 390, height: 700 });
    const opened = openShop(page, { css: example('room'), body: `${example('snippet')}<footer>Below</footer>` });
    await page.route('**/embed/landing-*.js', async (route) => {
      await held;
      await route.fallback();
    });
    const top = () => page.getByText('Below').evaluate((below) => below.getBoundingClientRect().y + window.scrollY);
    await page.getByText('All our air conditioners').waitFor();
    const before = await top();
    release();
    const selector = await opened;
    await selector.button('Start').waitFor();
    expect(await top()).toBe(before);
    await selector.start();
    await selector.option('Yes').waitFor();
    expect(await top()).toBe(before);
  },

  async 'colours box'(page) {
    const lines = consoleLines(page);
    const selector = await openShop(page, { css: `${example('colours')}${example('box')}` });

    await test.step('colours', async () => {
      const start = selector.button('Start');
      await start.waitFor();
      await selector.untilColorsAreWatched();
      await expect(start).toHaveCSS('background-color', 'rgb(91, 42, 134)');
      await expect(start).toHaveCSS('border-radius', '2px');
      await expect(start).toHaveCSS('font-family', 'Georgia, serif');
      expect(await token(page, '--_space')).toBe('5px');
      expect(lines).toEqual([]);
    });

    await test.step('box', async () => {
      const element = page.locator('product-selector');
      expect((await element.boundingBox())?.height).toBe(600);
      await selector.answerForSingleRoom();
      await expect.poll(() => element.evaluate((node) => node.scrollHeight > node.clientHeight)).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(720);
    });

    await test.step('0 reserves no height either, like 0px', async () => {
      const element = page.locator('product-selector');
      for (const height of ['0', '0px', '100px']) {
        await element.evaluate((node, value) => node.style.setProperty('--ps-min-height', value), height);
        const least = height === '100px' ? ['100px'] : ['auto', '0px'];
        expect(least).toContain(await selector.shown.evaluate((root) => getComputedStyle(root).minBlockSize));
      }
    });
  },

  async 'schemes faint'(page, expected) {
    expected.push(/the page's colours were corrected/);
    const lines = consoleLines(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    const selector = await openShop(page, { head: example('schemes'), css: example('faint') });
    await selector.button('Start').waitFor();
    await selector.untilColorsAreWatched();

    await test.step('schemes', async () => {
      const root = selector.shown;
      await expect(root).toHaveCSS('background-color', 'rgb(16, 21, 31)');
      expect(lines).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
      await expect(root).toHaveCSS('background-color', 'rgb(251, 250, 247)');
      // A page without a colour scheme is a light page.
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.evaluate(() => document.querySelector('meta[name=color-scheme]')?.remove());
      await expect(root).toHaveCSS('background-color', 'rgb(251, 250, 247)');
    });

    await test.step('faint', async () => {
      await expect.poll(() => lines.length).toBeGreaterThan(0);
      expect(lines[0]).toContain('--ps-accent #ffd400 on --ps-paper #fbfaf7');
    });
  },

  async 'words event ga4 translation'(page) {
    const lines = consoleLines(page);
    const selector = await openShop(page, {
      body: `${example('snippet')}${example('ga4')}`,
      script: ['words', 'event'].map(example).join(''),
    });

    await test.step('words', async () => {
      await selector.button('Let’s start').click();
      await expect(selector.heading('Do you have a kind of system in mind?')).toBeVisible();
      await selector.option('Yes').check();
      await expect(page.getByRole('status').filter({ hasText: /^\d+ systems fit so far\.$/ })).toHaveCount(1);
    });

    await test.step('event', async () => {
      await expect.poll(() => lines).toEqual(['The questionnaire was entered: onboarding']);
    });

    await test.step('ga4', async () => {
      const layer = await page.evaluate(() => (window as unknown as { dataLayer: object[] }).dataLayer);
      expect(layer.filter((pushed) => 'event' in pushed)).toMatchObject([
        { event: 'selector_started' },
        { event: 'selector_question', selector_question: 'Q0', selector_position: 1 },
        { event: 'selector_answered', selector_question: 'Q0', selector_answer: 'Yes' },
      ]);
    });

    await test.step('translation', async () => {
      await selector.button('Back').click();
      await selector.button('Let’s start').waitFor();
      await page.addScriptTag({ content: example('translation') });
      await selector.button('ابدأ').waitFor();
      await expect(selector.shown).toHaveAttribute('dir', 'rtl');
      await expect(selector.shown).toHaveAttribute('lang', 'ar');
    });
  },

  async ways(page) {
    const [loader] = example('snippet').split('\n');
    const selector = await openShop(page, { body: `${loader}${example('ways')}` });
    await selector.start();
    await selector.answerAll('No', 'Townhouse', 'Whole Home', 'Unsure', 'Large Outdoor space', 'Not Sure');
    await selector.heading('Systems for your home').waitFor();
    await expect(page.getByRole('region', { name: 'Ways to do the job' })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'These fit' })).toHaveCount(1);
  },

  async back(page) {
    const [loader] = example('snippet').split('\n');
    const selector = await openShop(page, { body: `${loader}${example('back')}` });
    await selector.start();
    // The part that adds the entries loads meanwhile.
    await page.waitForFunction(() => history.state?.['product-selector']);
    await selector.answer('No');
    await selector.heading('What kind of home is it?').waitFor();
    await untilEntered(page);
    await page.evaluate(() => history.back());
    await selector.heading('Do you already know').waitFor();
    await untilEntered(page);
    await page.evaluate(() => history.back());
    await selector.button('Start').waitFor();
  },

  async 'preset allowed questions'(page, expected) {
    const [loader] = example('snippet').split('\n');
    const selector = await openShop(page, { body: `${loader}${example('preset')}` });

    await test.step('preset', async () => {
      await selector.start();
      await selector.heading('Which areas do you want').waitFor();
      await selector.answerAll('Single Room', 'Large Outdoor space', 'Not Sure');
      await selector.heading('Systems for your home').waitFor();
      const region = page.getByRole('region', { name: 'You were looking at' });
      await expect(region).toContainText('Wattlebird Wall Split 2.5');
      await expect(region).toContainText('It fits everything you asked for');
      await region.getByRole('button', { name: /^Choose/ }).click();
      await selector.untilWhole();
      await expect(region).toContainText('It fits everything you asked for');
      await selector.button('Back').click();
      await selector.untilWhole();
      for (const title of [
        'How big is the room?',
        'Which smart controls',
        'How much space',
        'Which areas',
        'What kind of home',
      ]) {
        await selector.press('Back');
        await selector.heading(title).waitFor();
      }
      await expect(selector.option('Townhouse')).toBeChecked();
    });

    await test.step('allowed', async () => {
      await forgetVisit(page);
      const query = '?type=ducted&home=castle&__proto__=x&postcode=3000';
      await openShop(page, { body: `${loader}${example('allowed')}`, query });
      await selector.start();
      await expect(selector.option('Yes')).toBeChecked();
      await selector.press('Continue');
      await expect(selector.option('Ducted')).toBeChecked();
      await selector.press('Continue');
      await expect(selector.option('House - Pitched Roof')).not.toBeChecked();
    });

    await test.step('a system that is gone', async () => {
      expected.push(/system="gone" isn’t in the range/);
      await page.locator('product-selector').evaluate((element) => element.setAttribute('system', 'gone'));
      const said = page.waitForEvent('console', (message) => message.text().includes('system="gone"'));
      await selector.answerAll('Townhouse', 'Whole Home', 'Unsure', 'Large Outdoor space', 'Not Sure');
      await said;
      await expect(page.getByRole('region', { name: 'You were looking at' })).toHaveCount(0);
    });

    await test.step('questions', async () => {
      await forgetVisit(page);
      await openShop(page, { body: `${loader}${example('questions')}` });
      await selector.start();
      await selector.heading('Which areas do you want').waitFor();
      await selector.answer('Single Room');
      await selector.heading('What do you live in?').waitFor();
      await selector.answer('A unit or an apartment');
      await selector.heading('How much space').waitFor();
    });
  },

  async 'dialog tab'(page) {
    for (const name of ['dialog', 'tab']) {
      await test.step(name, async () => {
        const asked: string[] = [];
        page.on('request', (request) => asked.push(new URL(request.url()).pathname));
        const [loader] = example('snippet').split('\n');
        const body = example('dialog').replace(/<style>.*/s, example(name).match(/<style>.*/s)?.[0] ?? '');
        const selector = await openShop(page, { body: `${loader}${body}` });
        const button = page.getByRole('button', { name: 'Find my air conditioner' });
        await expect.poll(() => asked).toContain('/embed/product-selector.js');
        expect(asked.filter((path) => /core|wp-json/.test(path))).toEqual([]);
        await button.click();
        const dialog = page.getByRole('dialog', { name: 'Find my air conditioner' });
        await selector.start();
        await selector.answer('Yes');
        await selector.button('More about Ducted').click();
        await expect(page.getByRole('dialog')).toHaveCount(2);
        await page.getByRole('dialog').last().getByRole('button', { name: 'Close' }).click();
        await expect(page.getByRole('dialog')).toHaveCount(1);
        await dialog.getByRole('button', { name: 'Close' }).click();
        await expect(dialog).toBeHidden();
        await button.click();
        await expect(selector.option('Ducted')).toBeVisible();
        const { width, height } = page.viewportSize()!;
        const box = await dialog.boundingBox();
        expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(
          true,
        );
        await dialog.getByRole('button', { name: 'Close' }).click();
        await forgetVisit(page);
        await page.goto(`${SHOP}#product-selector=Q2=Apartment`);
        await page.reload();
        await expect(dialog.getByText('Someone shared 1 answer with you.')).toBeVisible();
        await forgetVisit(page);
      });
    }
  },

  async escape(page) {
    const [loader] = example('snippet').split('\n');
    const popUp = page.locator('#your-pop-up');
    const selector = await openShop(page, {
      head: `${example('escape')}${loader}`,
      body: '<div id="your-pop-up"><product-selector host="https://provider.example"></product-selector></div>',
    });
    await selector.start();
    await selector.answer('Yes');
    await selector.button('More about Ducted').click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(popUp).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popUp).toBeHidden();
  },

  async 'popover category'(page) {
    const [loader] = example('snippet').split('\n');
    await test.step('popover', async () => {
      const selector = await openShop(page, { body: `${loader}${example('popover')}<main>Our showroom</main>` });
      const button = page.getByRole('button', { name: 'Find my air conditioner' });
      await button.click();
      const popover = page.getByRole('dialog', { name: 'Find my air conditioner' });
      await selector.start();
      await selector.answer('Yes');
      await selector.button('More about Ducted').click();
      await page.getByRole('dialog').last().getByRole('button', { name: 'Close' }).click();
      await expect(popover).toBeVisible();
      await page.mouse.click(2, 2);
      await expect(popover).toBeHidden();
      await button.click();
      await expect(selector.option('Ducted')).toBeVisible();
    });

    await test.step('category', async () => {
      await forgetVisit(page);
      const selector = await openShop(page, { body: `${example('category')}${loader}${example('allowed')}` });
      await page.getByRole('link', { name: 'Which ducted system suits my home?' }).click();
      await expect(page).toHaveURL(`${SHOP}?type=ducted`);
      await selector.start();
      await selector.press('Continue');
      await expect(selector.option('Ducted')).toBeChecked();
    });
  },

  async framed(page) {
    const [framed, around] = example('framed').split('<!-- In the page around it -->');
    await page.addInitScript(() => {
      // As Safari does with a frame of another site.
      if (parent !== window) Element.prototype.scrollIntoView = () => {};
    });
    await page.route('https://around.example/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<p style="margin: 0; block-size: 300px">Above</p><iframe title="Guide" src="${SHOP}" style="inline-size: 100%; block-size: 3000px"></iframe>${around}`,
      }),
    );
    await openShop(page, { body: `${example('snippet')}${framed}` });
    await page.goto('https://around.example/');
    const start = page.frameLocator('iframe').getByRole('button', { name: 'Start', exact: true });
    await expect(start).toBeVisible();
    const frame = page.getByTitle('Guide');
    await frame.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top + 50));
    const top = () => frame.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    expect(await top()).toBe(-50);
    await start.click();
    await expect.poll(top).toBe(0);
  },

  async 'form-service'(page) {
    const sent: URLSearchParams[] = [];
    const [loader] = example('snippet').split('\n');
    const selector = await openShop(page, { body: `${loader}${example('form-service')}` });
    // The example's page has its provider on its own origin.
    await page.route('https://shop.example/wp-json/**', async (route) => {
      const { pathname, search } = new URL(route.request().url());
      const url = new URL(`${pathname}${search}`, test.info().project.use.baseURL).href;
      await route.fulfill({ response: await route.fetch({ url }) });
    });
    await page.route('https://formspree.io/f/your-form', (route) => {
      sent.push(new URLSearchParams(route.request().postData() ?? ''));
      return route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, json: { ok: true } });
    });
    await page.reload();
    await selector.reachResult();
    await selector.button('Ask for a quote').click();
    await page.getByLabel('Your name').fill('Ada');
    await page.getByLabel('Email').fill('ada@example.com');
    await selector.button(/^Send/).click();
    await expect(selector.heading('Your enquiry has arrived')).toBeVisible();
    expect(Object.fromEntries(sent[0] ?? [])).toMatchObject({ name: 'Ada', email: 'ada@example.com' });
    expect(sent[0]?.get('system')).toBeTruthy();
    expect(sent[0]?.get('brief')).toContain('Single Room');
  },

  async 'share navigate'(page) {
    const [loader] = example('snippet').split('\n');
    const selector = await openShop(page, { body: `${loader}${example('share')}${example('navigate')}` });
    await selector.button('Start').waitFor();

    await test.step('navigate', async () => {
      await page.getByRole('button', { name: 'Find my system' }).click();
      await expect(selector.heading('Do you already know')).toBeFocused();
    });

    await test.step('share', async () => {
      await expect(page.locator('product-selector')).toHaveAttribute('share-url', SHOP);
      await page.goto(`${SHOP}#product-selector=31000100000000000000`);
      await page.reload();
      await expect(page.getByText('Someone shared 1 answer with you.')).toBeVisible();
    });
  },
};

test.describe('the pages about the element', () => {
  for (const [names, run] of Object.entries(CASES)) {
    test(`its examples work as described: ${names}`, async ({ page, expected }) => {
      await run(page, expected);
      // Requests that haven't ended belong to no example.
      await page.goto('about:blank');
      await page.unrouteAll({ behavior: 'wait' });
    });
  }

  test('the embedded provider sends the headers of its example: cors', async ({ request }) => {
    const path = '/wp-json/product-selector/v2/products?t=1';
    const reply = await request.fetch(path, {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://shop.example',
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': 'content-type',
      },
    });
    const sent = Object.fromEntries(Object.entries(reply.headers()).map(([name, value]) => [name, value]));
    for (const [name, value] of Object.entries(headersOf('cors')))
      expect(sent[name.toLowerCase()]?.replaceAll(',', ', ')).toBe(value);
  });

  test('have a test for each example, and no other code blocks', () => {
    const tested = Object.keys(CASES).flatMap((names) => names.split(' '));
    expect(Object.keys(EXAMPLES).sort()).toEqual([...tested, ...ELSEWHERE, 'cors'].sort());
    expect(TEXT.match(/^```/gm)).toHaveLength(2 * Object.keys(examplesIn(TEXT)).length);
  });
});
