import { test as base, expect, type Page } from '@playwright/test';
import { PASSWORD, type Site, type SiteOptions, startSite } from './startSite.mjs';

const PLUGIN = 'dist/product-selector.zip';

/** The cookies of somebody who has signed in. */
type SignedIn = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

interface WorkerFixtures {
  /** What kind of site; a file of tests that says otherwise gets one of its own. */
  readonly siteOptions: SiteOptions;
  /** A real WordPress with the packed plugin installed and active. Tests of a file share it, and what they leave there. */
  readonly site: Site;
  /** An administrator who has come in by the sign-in form. */
  readonly signedIn: SignedIn;
}

interface Fixtures {
  /** A page of the site's administrator. */
  readonly admin: Page;
  /** Messages on the browser's console that a test expects; any other error or warning fails it. */
  readonly expected: RegExp[];
  /** What a test expects to be logged by PHP; anything else that is logged fails it. */
  readonly expectedLog: RegExp[];
  readonly noLog: undefined;
}

/**
 * A test in which nothing may go wrong unseen: an uncaught error or unexpected console message in the browser fails it,
 * and so does whatever PHP logs, up to the misuses that WordPress only tells in the headers of a REST reply.
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

/** Signs in by WordPress's own form, and ends on the dashboard or the profile. */
export async function signIn(page: Page, site: Site, user: 'admin' | 'editor' | 'subscriber'): Promise<void> {
  await page.goto(`${site.url}wp-login.php`);
  // The form takes the focus a moment after it is there.
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
