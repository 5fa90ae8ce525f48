import { test as base, expect, type LaunchOptions } from '@playwright/test';
import { findHeadless } from '../scripts/findChromium.mjs';

/**
 * Playwright's test in this machine's own Chromium. Without one, each test that needs it explains how to get it. The configuration
 * never looks for it, because other tools load the configuration too.
 */
export const test = base.extend<object, { readonly launchOptions: LaunchOptions }>({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, executablePath: findHeadless() }),
    { scope: 'worker' },
  ],
});
export { expect };
