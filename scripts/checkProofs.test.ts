import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { judgeProofs, readProofs, testsOfPlaywright, testsOfVitest } from './checkProofs.mjs';

const VITEST = {
  testResults: [
    {
      name: resolve('src/a.test.ts'),
      assertionResults: [
        { fullName: 'a reply keeps its promise', status: 'passed' },
        { fullName: 'a reply lets pages use GET, and no other', status: 'passed' },
        { fullName: 'a reply is left for later', status: 'skipped' },
        { fullName: 'a reply is to be written', status: 'todo' },
        { fullName: 'a reply breaks', status: 'failed', failureMessages: [] },
      ],
    },
  ],
};
const spec = (title: string, ...statuses: readonly string[]) => ({
  file: 'b.spec.ts',
  title,
  tests: statuses.map((status) => ({ status })),
});
const PLAYWRIGHT = {
  config: { rootDir: resolve('tests/browser') },
  suites: [
    {
      title: 'b.spec.ts',
      specs: [spec('holds', 'expected')],
      suites: [
        {
          title: 'in a page',
          specs: [spec('stays', 'expected', 'skipped'), spec('is only lucky', 'flaky'), spec('falls', 'unexpected')],
        },
      ],
    },
  ],
};
const RAN = [...testsOfVitest(VITEST), ...testsOfPlaywright(PLAYWRIGHT)];
const judge = (file: string, title: string, leftOut: readonly string[] = []) =>
  judgeProofs([{ file, title }], RAN, leftOut);

describe('a failure', () => {
  it('has its reason, and so does a file that cannot load', () => {
    const broken = testsOfVitest({
      testResults: [
        {
          name: resolve('src/a.test.ts'),
          message: 'No such module',
          assertionResults: [{ fullName: 'breaks', status: 'failed', failureMessages: ['\x1b[31mexpected 1\x1b[39m'] }],
        },
      ],
    });
    expect(broken).toEqual([
      { file: 'src/a.test.ts', title: 'can be loaded', outcome: 'failed', problem: 'No such module' },
      { file: 'src/a.test.ts', title: 'breaks', outcome: 'failed', problem: 'expected 1' },
    ]);
  });

  it('of a browser test has its reason, and so does a run that cannot start', () => {
    const results = [{ errors: [{ message: 'expected 1' }] }];
    const { config } = PLAYWRIGHT;
    const specs = [{ file: 'b.spec.ts', title: 'falls', tests: [{ status: 'unexpected', results }] }];
    expect(testsOfPlaywright({ config, suites: [{ specs }], errors: [{ message: 'No server' }] })).toEqual([
      { file: 'tests/browser/b.spec.ts', title: 'falls', outcome: 'failed', problem: 'expected 1' },
      { file: 'playwright.config.ts', title: 'can be run', outcome: 'failed', problem: 'No server' },
    ]);
  });
});

describe('a proof of SECURITY.md', () => {
  it('is read from the last column of the table', () => {
    const markdown = '| Against | What holds | Proof |\n|---|---|---|\n| a | b | src/a.test.ts: keeps its promise |\n';
    expect(readProofs(markdown)).toEqual([{ file: 'src/a.test.ts', title: 'keeps its promise' }]);
  });

  it.each([
    ['src/a.test.ts', 'keeps its promise'],
    ['src/a.test.ts', 'lets pages use %s, and no other'],
    ['tests/browser/b.spec.ts', 'holds'],
  ])('counts when it ran and passed: %s %s', (file, title) => {
    expect(judge(file, title)).toEqual({ failures: [], notRun: [] });
  });

  it.each([
    ['src/a.test.ts', 'is left for later', 'skipped'],
    ['src/a.test.ts', 'is to be written', 'skipped'],
    ['src/a.test.ts', 'breaks', 'failed'],
    ['src/a.test.ts', 'keeps another promise', 'missing'],
    ['src/a.test.ts', 'lets pages use %s, and none but %s', 'missing'],
    ['src/b.test.ts', 'keeps its promise', 'missing'],
    ['tests/browser/b.spec.ts', 'in a page stays', 'skipped'],
    ['tests/browser/b.spec.ts', 'is only lucky', 'failed'],
    ['tests/browser/b.spec.ts', 'falls', 'failed'],
    ['tests/wordpress/c.spec.ts', 'holds', 'missing'],
  ])('fails by name otherwise: %s %s', (file, title, outcome) => {
    expect(judge(file, title)).toEqual({ failures: [`${file}: ${title}: ${outcome}`], notRun: [] });
  });

  it("is listed if this machine can't run its suite, and neither counts nor fails", () => {
    expect(judge('tests/wordpress/c.spec.ts', 'holds', ['tests/wordpress/'])).toEqual({
      failures: [],
      notRun: ['tests/wordpress/c.spec.ts: holds'],
    });
  });
});
