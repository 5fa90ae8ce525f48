import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

/** Makes the pictures: `npm run pictures`. They are for looking at, and are compared with nothing. */
export default defineConfig(tests, { testDir: 'tests/pictures', reporter: 'list' });
