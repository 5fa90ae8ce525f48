/** Each promise of SECURITY.md names its proof. A proof counts when its tests, or its step of the check, ran and passed. */
import { relative } from 'node:path';

/**
 * @typedef {object} Ran
 * @property {string} file
 * @property {string} title
 * @property {'passed' | 'failed' | 'skipped'} outcome
 */

/** @typedef {{ file: string, title: string }} Proof */

/**
 * The proofs in the last column of SECURITY.md's table: a file, and words of a title in it.
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
  return testResults.flatMap((/** @type {any} */ { name, assertionResults }) =>
    assertionResults.map((/** @type {any} */ { fullName, status }) => ({
      file: relative('.', name),
      title: fullName,
      outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
    })),
  );
}

/**
 * @param {any} report
 * @returns {Ran[]}
 */
export function testsOfPlaywright({ config, suites }) {
  /** @type {(suite: any, path: string) => Ran[]} */
  const testsOf = ({ specs = [], suites: inside = [] }, path) => [
    ...specs.flatMap((/** @type {any} */ { file, title, tests }) =>
      tests.map((/** @type {any} */ { status }) => ({
        file: relative('.', `${config.rootDir}/${file}`),
        title: `${path}${title}`,
        outcome: status === 'expected' ? 'passed' : status === 'skipped' ? 'skipped' : 'failed',
      })),
    ),
    ...inside.flatMap((/** @type {any} */ suite) => testsOf(suite, `${path}${suite.title} `)),
  ];
  return suites.flatMap((/** @type {any} */ suite) => testsOf(suite, ''));
}

/**
 * @param {readonly Proof[]} proofs
 * @param {readonly Ran[]} ran
 * @param {readonly string[]} leftOut Folders and files whose tests this machine cannot run.
 * @returns {{ failures: string[], notRun: string[] }}
 */
export function judgeProofs(proofs, ran, leftOut) {
  const failures = [];
  const notRun = [];
  for (const { file, title } of proofs) {
    const name = `${file}: ${title}`;
    // A title that is filled in for each case has `%s` in its place.
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
