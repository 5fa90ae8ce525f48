import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/findChromium.mjs';

const PORT = Number(process.env.TEST_PORT ?? 8731);
const executablePath = findChromium();
if (!executablePath) throw new Error('No Chromium found. Run: node scripts/installChromium.mjs, or set CHROMIUM_PATH.');

/** Browser tests: the built element on the real server, in a Chromium that the machine has. */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: '.cache/test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A machine may be busy with other things; only what hangs fails.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/browser-tests.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}/`,
    // No trace: its snapshots read every scroll position, which is one of the things tested.
    screenshot: 'only-on-failure',
    // Motion has tests of its own.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath,
      // A browser that is no part of a test tool's own download calls home unless told not to; root has no sandbox.
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: 'node --enable-source-maps dist/server/main.js',
    url: `http://127.0.0.1:${PORT}/`,
    env: { PORT: String(PORT), HOST: '127.0.0.1' },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 6000 },
  },
});
