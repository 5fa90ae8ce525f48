/** Generates docs/performance.md from the recorded runs: `npm run performance`. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

export const RECORDED = 'bench/recorded';
export const PAGE = 'docs/performance.md';

/**
 * @typedef {object} Run
 * @property {string} date As 2026-11-21.
 * @property {string} command
 * @property {string} machine
 * @property {Readonly<Record<string, string>>} versions
 * @property {readonly string[]} conditions
 * @property {readonly string[]} tables Markdown.
 */

const HEAD = `# Performance

Every benchmark writes this page from \`bench/recorded/\` (\`npm run performance\` repeats that), and a test compares the two.
Compare ratios within a table: both sides come from one run. Everything else depends on the machine. \`npx size-limit\` prints the sizes
of the build.
`;

/** The sections in order: the run's name, a title, and an introduction. */
const SECTIONS = `
web: In a throttled browser: The same eight questions on our page and on others. React with TanStack Router alone is the floor; in brackets the ratio to it. The command fails if a goal is missed.
site: The site: The first paint of a page of each kind, in the same throttled browser, beside the page written by hand. The command fails if a goal is missed.
engine: Matching: Verdicts, groups and the first 20 systems for one set of answers, and the counts of all options of one question. In brackets the ratio to a hand-written loop.
files: Reading files: The processor time of \`catalogue import\`, the whole command, for 5,000 systems in each kind of file.
container: The image: What it adds to Debian, and from its entry point to the first 200 of \`/readyz\`.
`;

/** Command, day, machine and versions in one paragraph. @param {Run} run */
export function runLine({ date, command, machine, versions, conditions }) {
  const named = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  return [`\`${command}\`, ${date}, ${machine}; ${named.join(', ')}.`, ...conditions].join(' ');
}

export function performancePage() {
  const sections = [...SECTIONS.matchAll(/^(\w+): (.*?): (.*)$/gm)].flatMap(([, name, title, introduction]) => {
    const file = `${RECORDED}/${name}.json`;
    if (!existsSync(file)) return [];
    /** @type {Run} */
    const run = JSON.parse(readFileSync(file, 'utf8'));
    return [`## ${title}`, `${introduction} ${runLine(run)}`, ...run.tables];
  });
  return `${[HEAD.trim(), ...sections].join('\n\n')}\n`;
}

export function writePerformance() {
  writeFileSync(PAGE, performancePage());
}

if (process.argv[1] === import.meta.filename) writePerformance();
