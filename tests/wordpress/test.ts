import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { test as base, expect } from '../chromium.ts';
import { PASSWORD, type Site, startSite } from './startSite.mjs';

export const PLUGIN = 'dist/product-selector.zip';

/** The cookies of the administrator. */
type SignedIn = Awaited<ReturnType<APIRequestContext['storageState']>>;

interface WorkerFixtures {
  /** A real WordPress with the packed plugin installed and active. All tests share it, and its content. */
  readonly site: Site;
  readonly signedIn: SignedIn;
  /** A browser with the administrator signed in. */
  readonly adminContext: BrowserContext;
  /** Its page, which stays open: a new one would compile WordPress's scripts again. */
  readonly adminPage: Page;
}

interface Fixtures {
  /** A page with the administrator signed in. */
  readonly admin: Page;
  /** Console messages that a test expects. Any other error or warning fails the test. */
  readonly expected: RegExp[];
  /** PHP log entries that a test expects. Any other entry fails the test. */
  readonly expectedLog: RegExp[];
  readonly noLog: undefined;
}

/**
 * A test that fails on an uncaught error or unexpected console message in the browser, and on any PHP log entry, including
 * misuses that WordPress reports only in the headers of a REST response.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to see what a fixture needs.
    async ({}, use) => {
      const site = await startSite();
      try {
        await site.installPlugin(PLUGIN);
        await use(site);
      } finally {
        await site.stop();
      }
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  signedIn: [
    async ({ site, playwright }, use) => {
      const request = await playwright.request.newContext();
      await signIn(request, site, 'admin');
      await use(await request.storageState());
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  adminContext: [
    async ({ browser, signedIn, site }, use) => {
      const context = await browser.newContext({ reducedMotion: 'reduce', baseURL: site.url, storageState: signedIn });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  adminPage: [async ({ adminContext }, use) => use(await adminContext.newPage()), { scope: 'worker' }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to see what a fixture needs.
  expected: async ({}, use) => use([]),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to see what a fixture needs.
  expectedLog: async ({}, use) => use([]),
  noLog: [
    async ({ site, expectedLog }, use) => {
      await use(undefined);
      const logged = site.newLogLines().filter((entry) => !expectedLog.some((pattern) => pattern.test(entry)));
      expect(logged, 'PHP logged').toEqual([]);
    },
    { auto: true },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  page: async ({ page, expected }, use) => {
    const found = listen(page);
    await use(page);
    expect(unexpected(found, expected)).toEqual([]);
  },
  admin: async ({ adminPage: page, expected }, use) => {
    const found = listen(page);
    await use(page);
    page.removeAllListeners();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto('about:blank');
    expect(unexpected(found, expected)).toEqual([]);
  },
});
export { expect };

/** Sends what WordPress's own form sends. Pages that share the cookies are then signed in. */
export async function signIn(
  request: APIRequestContext,
  site: Site,
  user: 'admin' | 'editor' | 'subscriber',
): Promise<void> {
  const reply = await request.post(`${site.url}wp-login.php`, { form: { log: user, pwd: PASSWORD }, maxRedirects: 0 });
  expect(reply.status()).toBe(302);
}

/** The elements of a page as WordPress prints it, each as its HTML, without loading the page's scripts and styles. */
export async function printed(admin: Page, address: string, place: string): Promise<readonly string[]> {
  const reply = await admin.request.get(address);
  expect(reply.status(), address).toBe(200);
  return admin.evaluate(
    ([html, selector]) =>
      [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll(selector)].map(
        (found) => found.outerHTML,
      ),
    [await reply.text(), place] as const,
  );
}

function listen(page: Page): readonly string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    found.push(`${message.text()} (${message.location().url})`);
  });
  return found;
}

function unexpected(found: readonly string[], expected: readonly RegExp[]): readonly string[] {
  return found.filter((text) => !expected.some((pattern) => pattern.test(text)));
}
