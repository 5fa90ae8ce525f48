import { defineConfig } from 'vitest/config';

/**
 * The unit tests of the pure folders and of enquiries, for mutation testing. Files that bind values for SQL stay out: the driver
 * ends the process if a mutation gives it a boolean.
 */
export default defineConfig({
  test: {
    include: [
      'src/{questionnaire,catalogue,matching,climate}/**/*.test.ts',
      'src/parts/**/*.test.ts',
      'sheets/**/*.test.ts',
      'server/enquiries/**/*.test.ts',
    ],
    // Instrumented code is slow, and Stryker has its own timeout.
    testTimeout: 60_000,
    restoreMocks: true,
  },
});
