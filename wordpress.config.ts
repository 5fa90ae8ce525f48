import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

const { webServer: _, ...shared } = tests;

/** Tests of the WordPress plugin in a real WordPress, which each worker starts for itself: `npm run test:wordpress`. */
export default defineConfig(shared, {
  testDir: 'tests/wordpress',
  workers: 1,
  reporter: [['list'], ['json', { outputFile: '.cache/wordpress-tests.json' }]],
  use: {
    launchOptions: {
      ...shared.use?.launchOptions,
      // Nothing of a page may come from elsewhere.
      args: [...(shared.use?.launchOptions?.args ?? []), '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
    },
  },
});
