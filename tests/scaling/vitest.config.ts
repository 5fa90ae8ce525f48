import { defineConfig } from 'vitest/config';

/** Tests of docs/scaling.md with a real nginx and workerd, which are fetched first: `npm run test:scaling`. */
export default defineConfig({
  test: {
    include: ['tests/scaling/*.test.ts'],
    // Caches promise times in seconds.
    testTimeout: 90_000,
    fileParallelism: false,
    reporters: ['default', 'json'],
    outputFile: { json: '.cache/scaling-tests.json' },
  },
});
