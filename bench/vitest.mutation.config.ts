import { defineConfig } from 'vitest/config';

/**
 * The unit tests of the pure folders and of enquiries, for mutation testing. Files that give SQL its values stay out: the driver
 * ends the process when a mistake gives it a boolean.
 */
export default defineConfig({
  test: {
    include: [
      'src/{questionnaire,catalogue,source,matching,climate,register,enquiry,import}/**/*.test.ts',
      'server/enquiries/**/*.test.ts',
    ],
    // Instrumented code is slow, and Stryker has its own timeout.
    testTimeout: 60_000,
    restoreMocks: true,
  },
});
