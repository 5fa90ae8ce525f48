import { defineConfig } from 'vitest/config';

/** The tests that start the built server or command, or a compiler, which takes seconds for each. */
const PROGRAMS = [
  'server/{main,drain,killedPublish}.test.ts',
  'cli/{main,product-selector}.test.ts',
  'tests/recipes.test.ts',
];

/** The tests that need a document. */
const DOM = '{src,workshop,wordpress,tests,site}/**/*.test.tsx';

export default defineConfig({
  test: {
    // A machine may be busy with other things; only what hangs fails.
    testTimeout: process.env.EXHAUSTIVE ? 600_000 : 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    restoreMocks: true,
    maxWorkers: 2,
    sequence: { groupOrder: 1 },
    // A thread starts cheaper than a process.
    pool: 'threads',
    projects: [
      // Two projects, each with its environment, because a worker is only reused for the same environment. Without isolation, half
      // of the time no longer goes into loading files. A test leaves nothing behind, and a module is mocked alike everywhere.
      {
        extends: true,
        test: {
          name: 'node',
          include: [
            '{src,sheets,workshop,dev,wordpress,server,cli,scripts,site}/**/*.test.ts',
            'tests/{,fuzz/}*.test.ts',
          ],
          exclude: [...PROGRAMS, '**/node_modules/**'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: [DOM],
          environment: 'happy-dom',
          setupFiles: 'tests/textOfItsOwn.ts',
          isolate: false,
          // One worker, which loads React and the document once; the types are checked beside it.
          maxWorkers: 1,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: { name: 'programs', include: PROGRAMS, globalSetup: 'tests/provider/buildPrograms.ts', isolate: false },
      },
      {
        // The packed package in an empty folder, after a build: `npm run test:package`.
        extends: true,
        test: { name: 'package', include: ['tests/package/*.test.ts'] },
      },
      {
        // docs/containers.md in a Debian of its own, before a release: `npm run test:container`.
        extends: true,
        test: { name: 'container', include: ['tests/container/*.test.ts'], sequence: { groupOrder: 3 } },
      },
      {
        // docs/scaling.md with a real nginx and workerd, which are installed first: `npm run test:scaling`.
        extends: true,
        test: {
          name: 'scaling',
          include: ['tests/scaling/*.test.ts'],
          // Caches promise times in seconds.
          testTimeout: 90_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
