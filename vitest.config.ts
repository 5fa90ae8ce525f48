import { defineConfig } from 'vitest/config';

/** The tests of the folders that know no clock, no page and no network, and of screens, which a test takes away again. */
const PURE =
  'src/{{questionnaire,catalogue,source,import,matching,climate,register,enquiry,drawing,words,code}/**/*.test.ts,{screens,ui}/*.test.tsx}';

/** The tests of the provider, the command line and the tools in this process. */
const NODE = '{server,cli,scripts,bench}/**/*.test.ts';

/** It replaces a module that other files of its folder load too. */
const MOCKS = 'cli/readInputFile.test.ts';

/** The tests that start the built server or command, which takes seconds for each. */
const PROGRAMS = ['server/{main,permissions,drain,swap}.test.ts', 'cli/{main,product-selector}.test.ts'];

export default defineConfig({
  test: {
    // A machine may be busy with other things; only what hangs fails.
    testTimeout: process.env.EXHAUSTIVE ? 600_000 : 60_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    maxWorkers: 2,
    // A thread starts cheaper than a process.
    pool: 'threads',
    reporters: ['default', ['json', { outputFile: process.env.TEST_REPORT ?? '.cache/unit-tests.json' }]],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,dev,wordpress}/**/*.test.{ts,tsx}', 'tests/{,fuzz/}*.test.{ts,tsx}', MOCKS],
          exclude: [PURE, '**/node_modules/**'],
        },
      },
      {
        // These leave nothing behind, so their tests share a worker: half of their time went into loading files.
        extends: true,
        test: {
          name: 'pure',
          include: [PURE, NODE],
          exclude: [MOCKS, ...PROGRAMS, '**/node_modules/**'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'programs', include: PROGRAMS, globalSetup: 'tests/provider/buildServer.ts' },
      },
      {
        // The packed package in an empty folder, after a build: `npm run test:package`.
        extends: true,
        test: { name: 'package', include: ['tests/package/*.test.ts'] },
      },
      {
        // docs/scaling.md with a real nginx and workerd, which are installed first: `npm run test:scaling`.
        extends: true,
        test: {
          name: 'scaling',
          include: ['tests/scaling/*.test.ts'],
          // Caches promise times in seconds.
          testTimeout: 90_000,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
