import { defineConfig } from 'vitest/config';

/** The unit tests of the pure folders, for mutation testing. */
export default defineConfig({
  test: {
    include: ['src/{questionnaire,catalogue,matching,climate}/**/*.test.ts'],
    environment: 'node',
    // Instrumented code is slow; what never ends is ended by Stryker.
    testTimeout: 60_000,
    restoreMocks: true,
  },
});
