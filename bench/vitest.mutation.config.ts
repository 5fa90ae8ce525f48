import { defineConfig } from 'vitest/config';

/** The unit tests of the pure folders, for mutation testing. */
export default defineConfig({
  test: {
    include: ['src/{questionnaire,catalogue,matching,climate}/**/*.test.ts'],
    // Instrumented code is slow; Stryker ends what never ends.
    testTimeout: 60_000,
    restoreMocks: true,
  },
});
