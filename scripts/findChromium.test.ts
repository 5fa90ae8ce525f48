import { afterEach, expect, it, vi } from 'vitest';
import { findHeadless } from './findChromium.mjs';

afterEach(() => vi.unstubAllEnvs());

it('without a Chromium, a test says how to get one, and the configuration that other tools load says nothing', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/no/such/chromium');
  expect(() => findHeadless()).toThrow(
    'CHROMIUM_PATH is /no/such/chromium, which does not exist. Correct or unset it.',
  );
  const { default: config } = await import('../playwright.config.ts');
  expect(config.use?.launchOptions).not.toHaveProperty('executablePath');
});
