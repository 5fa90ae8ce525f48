import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';

/** A browser outside a test tool's own download calls home unless told not to; root has no sandbox. */
const ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // A page lives for seconds: code that is optimised for it costs more time than it saves.
  '--js-flags=--no-opt',
];

const WEB_SERVER: NonNullable<PlaywrightTestConfig['webServer']> = {
  command: 'node --enable-source-maps dist/server/main.js',
  env: { PORT: process.env.TEST_PORT ?? '0', HOST: '127.0.0.1' },
  // Playwright hands the port to the tests as TEST_PORT, so that two runs never want the same one.
  wait: { stdout: /Product Selector is at http:\/\/127\.0\.0\.1:(?<TEST_PORT>\d+)\// },
  gracefulShutdown: { signal: 'SIGTERM', timeout: 6000 },
};

/** Specs of tests/browser that only a release runs; docs/testing.md says what each of them promises. */
const FOR_A_RELEASE = `
  back build covered drawnAhead embeddingDocs families feedback frames frameworks hostile hostileCatalogues
  hostRouter keptEntry landingContent largeText leaks leftovers letter limits matches motion moving otherPages
  pageHandlers presses refused savedScroll scrolling similarScreens theme tooltips translated untrustedText width
`
  .trim()
  .split(/\s+/)
  .map((name) => `**/${name}.spec.ts`);

/** All tests that need a browser: the built element on the real server, in the machine's own Chromium (tests/chromium.ts). */
export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A machine may be busy with other things; only what hangs fails.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${process.env.TEST_PORT}/`,
    // No trace: its snapshots read every scroll position, which is one of the things tested. No picture of a failure: it is
    // taken of every test. A failure's report has what the page showed, by role and name.
    screenshot: 'off',
    // An action that never comes fails before the test's own limit.
    actionTimeout: 30_000,
    // Motion has tests of its own.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: ARGS },
  },
  projects: [
    {
      name: 'browser',
      testDir: 'tests/browser',
      testIgnore: FOR_A_RELEASE,
      outputDir: '.cache/test-results/browser',
    },
    // Before a release: `npm run test:browser:release`.
    {
      name: 'release',
      testDir: 'tests/browser',
      testMatch: FOR_A_RELEASE,
      outputDir: '.cache/test-results/release',
    },
    {
      // A worker starts a real WordPress. The tests share its content, in order.
      name: 'wordpress',
      fullyParallel: false,
      testDir: 'tests/wordpress',
      // Each project empties its own folder, so that two can run at once.
      outputDir: '.cache/test-results/wordpress',
      workers: 1,
      use: {
        // Nothing on a page may come from another host.
        launchOptions: { args: [...ARGS, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'] },
      },
    },
    // Builds without each part, before a release: `npm run test:parts`. They share a copy of the sources, in order.
    {
      name: 'parts',
      testDir: 'tests/parts',
      fullyParallel: false,
      outputDir: '.cache/test-results/parts',
    },
    // The development server and every screen of its gallery: part of `npm run test:exhaustive`.
    { name: 'dev', testDir: 'tests/dev', outputDir: '.cache/test-results/dev' },
    // The built site, before a release: `npm run test:site`.
    { name: 'site', testDir: 'tests/site', outputDir: '.cache/test-results/site' },
    {
      // The frameworks of docs/frameworks/, before a release: `npm run test:frameworks`. A cold build takes minutes on a busy machine.
      name: 'frameworks',
      testDir: 'tests/frameworks',
      outputDir: '.cache/test-results/frameworks',
      timeout: 600_000,
      expect: { timeout: 60_000 },
      use: { actionTimeout: 60_000, navigationTimeout: 120_000 },
    },
    // Pictures to look at: `npm run pictures`. They are compared with nothing.
    { name: 'pictures', testDir: 'tests/pictures', outputDir: '.cache/test-results/pictures' },
  ],
  // Playwright starts it for every project, and these have no use for it.
  ...(process.argv.some((given) => /^--project=(wordpress|site)$/.test(given)) ? {} : { webServer: WEB_SERVER }),
});
