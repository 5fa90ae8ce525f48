import { defineConfig } from 'vitest/config';

/** Tests of the set-ups in docs/scaling.md with the real programs, which are fetched first: `npm run test:scaling`. */
export default defineConfig({
  test: {
    include: ['tests/scaling/*.test.ts'],
    environment: 'node',
    // What is measured in seconds here are promises about time: of caches.
    testTimeout: 90_000,
    fileParallelism: false,
    reporters: ['default', 'json'],
    outputFile: { json: '.cache/scaling-tests.json' },
  },
});
