/** Each promise in SECURITY.md names its proof. A proof counts if its tests, or its step of the check, ran and passed. */
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} Ran
 * @property {string} file
 * @property {string} title
 * @property {'passed' | 'failed' | 'skipped'} outcome
 * @property {string} [problem]
 */

/** @typedef {{ file: string, title: string }} Proof */

/**
 * The proofs in the last column of SECURITY.md's table: a file, and part of a test title.
 * @param {string} markdown
 * @returns {Proof[]}
 */
export function readProofs(markdown) {
  return [...markdown.matchAll(/^\| .+ \| .+ \| (\S+): (.+) \|$/gm)].map(([, file = '', title = '']) => ({
    file,
    title,
  }));
}

/**
 * @param {any} report
 * @returns {Ran[]}
 */
export function testsOfVitest({ testResults }) {
  return testResults.flatMap((/** @type {any} */ { name, message, assertionResults }) => {
    const file = relative('.', name);
    const tests = assertionResults.map((/** @type {any} */ { fullName, status, failureMessages }) => ({
      file,
      title: fullName,
      ...(status === 'failed' ? failed(failureMessages) : { outcome: status === 'passed' ? status : 'skipped' }),
    }));
    return message ? [{ file, title: 'can be loaded', ...failed([message]) }, ...tests] : tests;
  });
}

/**
 * @param {any} report
 * @returns {Ran[]}
 */
export function testsOfPlaywright({ config, suites, errors = [] }) {
  /** @type {(suite: any, path: string) => Ran[]} */
  const testsOf = ({ specs = [], suites: inside = [] }, path) => [
    ...specs.flatMap((/** @type {any} */ { file, title, tests }) =>
      tests.map((/** @type {any} */ { status, results = [] }) => ({
        file: relative('.', `${config.rootDir}/${file}`),
        title: `${path}${title}`,
        ...(status === 'expected' || status === 'skipped'
          ? { outcome: status === 'expected' ? 'passed' : 'skipped' }
          : failed(results.flatMap((/** @type {any} */ result) => result.errors.map(messageOf)))),
      })),
    ),
    ...inside.flatMap((/** @type {any} */ suite) => testsOf(suite, `${path}${suite.title} `)),
  ];
  return [
    ...suites.flatMap((/** @type {any} */ suite) => testsOf(suite, '')),
    ...errors.map((/** @type {any} */ error) => ({
      file: 'playwright.config.ts',
      title: 'can be run',
      ...failed([messageOf(error)]),
    })),
  ];
}

/** @param {readonly string[]} messages @returns {Pick<Ran, 'outcome' | 'problem'>} */
const failed = (messages) => ({ outcome: 'failed', problem: messages.map(stripVTControlCharacters).join('\n') });

/** @type {(error: { message?: string }) => string} */
const messageOf = ({ message }) => message ?? '';

/**
 * @param {readonly Proof[]} proofs
 * @param {readonly Ran[]} ran
 * @param {readonly string[]} leftOut Folders and files with tests that this machine can't run.
 * @returns {{ failures: string[], notRun: string[] }}
 */
export function judgeProofs(proofs, ran, leftOut) {
  const failures = [];
  const notRun = [];
  for (const { file, title } of proofs) {
    const name = `${file}: ${title}`;
    // `%s` stands for a value of `it.each`.
    const isNamed = (/** @type {string} */ said) => {
      let at = 0;
      return title.split('%s').every((part) => {
        at = said.indexOf(part, at);
        return at >= 0;
      });
    };
    const found = ran.filter((test) => test.file === file && isNamed(test.title));
    const bad = found.find(({ outcome }) => outcome !== 'passed');
    if (bad) failures.push(`${name}: ${bad.outcome}`);
    else if (found.length > 0) continue;
    else if (leftOut.some((path) => file.startsWith(path))) notRun.push(name);
    else failures.push(`${name}: missing`);
  }
  return { failures, notRun };
}
