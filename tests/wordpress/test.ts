import { test as base, expect, type Page } from '@playwright/test';
import { PASSWORD, type Site, type SiteOptions, startSite } from './startSite.mjs';

const PLUGIN = 'dist/product-selector.zip';

/** The cookies of a signed-in user. */
type SignedIn = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

interface WorkerFixtures {
  /** The kind of site. A test file with other options gets another site. */
  readonly siteOptions: SiteOptions;
  /** A real WordPress with the packed plugin installed and active. The tests of a file share it, and its content. */
  readonly site: Site;
  /** An administrator who has signed in by the form. */
  readonly signedIn: SignedIn;
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
  siteOptions: [{}, { scope: 'worker', option: true }],
  site: [
    async ({ siteOptions }, use) => {
      const site = await startSite(siteOptions);
      try {
        await site.installPlugin(PLUGIN);
        await use(site);
      } finally {
        await site.stop();
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  signedIn: [
    async ({ site, browser }, use) => {
      const context = await browser.newContext();
      await signIn(await context.newPage(), site, 'admin');
      const state = await context.storageState();
      await context.close();
      await use(state);
    },
    { scope: 'worker' },
  ],
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
  admin: async ({ browser, signedIn, site, expected, contextOptions }, use) => {
    const context = await browser.newContext({ ...contextOptions, baseURL: site.url, storageState: signedIn });
    const page = await context.newPage();
    const found = listen(page);
    await use(page);
    await context.close();
    expect(unexpected(found, expected)).toEqual([]);
  },
});
export { expect };

/** Signs in by WordPress's own form; the page is then the dashboard or the profile. */
export async function signIn(page: Page, site: Site, user: 'admin' | 'editor' | 'subscriber'): Promise<void> {
  await page.goto(`${site.url}wp-login.php`);
  // WordPress's script focuses the form shortly after it appears.
  await expect(page.getByLabel('Username or Email Address')).toBeFocused();
  await page.getByLabel('Username or Email Address').fill(user);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL(/\/wp-admin\//, { waitUntil: 'domcontentloaded' });
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
