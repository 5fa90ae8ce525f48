import { defineConfig } from '@playwright/test';
import { findHeadless } from './scripts/findChromium.mjs';

const PORT = Number(process.env.TEST_PORT ?? 8731);
const executablePath = findHeadless();

/** A browser outside a test tool's own download calls home unless told not to; root has no sandbox. */
const ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** All tests that need a browser: the built element on the real server, in the machine's own Chromium. */
export default defineConfig({
  testDir: 'tests',
  outputDir: '.cache/test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A machine may be busy with other things; only what hangs fails.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // `PLAYWRIGHT_JSON_OUTPUT_FILE` wins over this name.
  reporter: [['list'], ['json', { outputFile: '.cache/browser-tests.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}/`,
    // No trace: its snapshots read every scroll position, which is one of the things tested.
    screenshot: 'only-on-failure',
    // Motion has tests of its own.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath, args: ARGS },
  },
  projects: [
    { name: 'browser', testDir: 'tests/browser' },
    {
      // Each worker starts a real WordPress.
      name: 'wordpress',
      testDir: 'tests/wordpress',
      workers: 1,
      use: {
        // Nothing on a page may come from another host.
        launchOptions: { executablePath, args: [...ARGS, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'] },
      },
    },
    // Pictures to look at: `npm run pictures`. They are compared with nothing.
    { name: 'pictures', testDir: 'tests/pictures' },
  ],
  // Playwright starts it for every project. It is up within a second and WordPress has no use for it.
  webServer: {
    command: 'node --enable-source-maps dist/server/main.js',
    url: `http://127.0.0.1:${PORT}/`,
    env: { PORT: String(PORT), HOST: '127.0.0.1' },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 6000 },
  },
});
