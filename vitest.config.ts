import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'server/**/*.test.ts',
      'cli/**/*.test.ts',
      'wordpress/**/*.test.ts',
      'scripts/**/*.test.ts',
      'bench/*.test.ts',
      'tests/*.test.ts',
      'tests/fuzz/*.test.{ts,tsx}',
    ],
    environment: 'node',
    // A machine may be busy with other things; only what hangs fails.
    testTimeout: 60_000,
    restoreMocks: true,
    reporters: ['default', ['json', { outputFile: '.cache/unit-tests.json' }]],
  },
});
