/**
 * Tries the recipes of CONTRIBUTING.md: makes the first change of each in a copy of the project. The types must then name
 * exactly the files that the recipe says, and each test that it names must fail. Part of `npm run test:exhaustive`; one
 * recipe: `npm run recipes -- 'Add a column'`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * @typedef {object} FirstChange
 * @property {string} file
 * @property {string} at A text of the file; empty for a new file.
 * @property {string} put The text in its place.
 */

/** The first change of each recipe, by the recipe's heading. @type {Record<string, FirstChange>} */
const FIRST = {
  'Add a question': {
    file: 'src/questionnaire/question.ts',
    at: "  Q7: 'wish',\n",
    put: "  Q7: 'wish',\n  Q8: 'wish',\n",
  },
  'Add a control': {
    file: 'src/catalogue/product.ts',
    at: "CONTROLS = ['touchscreen', 'voice', 'mobile_app']",
    put: "CONTROLS = ['touchscreen', 'voice', 'mobile_app', 'remote_sensor']",
  },
  'Add a column': {
    file: 'src/catalogue/product.ts',
    at: '  readonly brand: string | null;\n',
    put: '  readonly brand: string | null;\n  readonly range: string | null;\n',
  },
  'Add a language': {
    file: 'src/words/languages/xx.json',
    at: '',
    put: '{ "lang": "xx" }',
  },
  'Add an endpoint': {
    file: 'server/app/routes.ts',
    at: "  ready: '/readyz',\n",
    put: "  ready: '/readyz',\n  about: '/about',\n",
  },
};

const COPY = resolve('.cache/recipes');
const contributing = readFileSync('CONTRIBUTING.md', 'utf8');

/** The files in a row of the recipe's table. @param {string} recipe @param {string} row */
function namedIn(recipe, row) {
  const section = contributing.split(`### ${recipe}\n`)[1]?.split('\n#')[0] ?? '';
  const line = section.split('\n').find((found) => found.startsWith(`| ${row} |`)) ?? '';
  return [...line.matchAll(/`([\w./-]+\.(?:tsx?|mjs|md|json))`/g)].map(([, file = '']) => file).sort();
}

/** Files with a type error. */
function namedByTypes() {
  const { stdout } = spawnSync('npx', ['tsc', '--pretty', 'false'], { cwd: COPY, encoding: 'utf8' });
  return [...new Set([...stdout.matchAll(/^([\w./-]+)\(\d+,\d+\): error/gm)].map(([, file = '']) => file))].sort();
}

/** Which of these test files fail. @param {readonly string[]} files */
function failing(files) {
  if (files.length === 0) return [];
  spawnSync('npx', ['vitest', 'run', '--project', 'pure', '--project', 'unit', '--project', 'programs', ...files], {
    cwd: COPY,
    env: { ...process.env, TEST_REPORT: 'report.json' },
  });
  /** @type {{ testResults: { name: string, status: string }[] }} */
  const { testResults } = JSON.parse(readFileSync(join(COPY, 'report.json'), 'utf8'));
  const failed = testResults.filter(({ status }) => status === 'failed');
  return failed.map(({ name }) => name.slice(COPY.length + 1)).sort();
}

/** @param {FirstChange} change */
function copyWith({ file, at, put }) {
  rmSync(COPY, { recursive: true, force: true });
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).split('\n');
  for (const name of files.filter((found) => found !== '' && !found.endsWith('.webp'))) {
    mkdirSync(dirname(join(COPY, name)), { recursive: true });
    cpSync(name, join(COPY, name));
  }
  symlinkSync(resolve('node_modules'), join(COPY, 'node_modules'));
  // Some tests list the project's files.
  execFileSync('git', ['init', '--quiet'], { cwd: COPY });
  const text = at === '' ? '' : readFileSync(join(COPY, file), 'utf8');
  if (!text.includes(at)) throw new Error(`${file} has no ${JSON.stringify(at)}. Change FIRST in tryRecipes.mjs.`);
  writeFileSync(join(COPY, file), text.replace(at, put));
}

/** @param {readonly string[]} found @param {readonly string[]} named */
function difference(found, named) {
  const missing = found.filter((file) => !named.includes(file)).map((file) => `doesn't name ${file}`);
  const stale = named.filter((file) => !found.includes(file)).map((file) => `names ${file}, which nothing points to`);
  return [...missing, ...stale];
}

const wanted = process.argv.slice(2);
const headings = Array.from(contributing.matchAll(/^### (Add .*)$/gm), ([, name = '']) => name);
const unknown = [...wanted, ...headings].filter((name) => !Object.hasOwn(FIRST, name));
for (const name of unknown) console.error(`“${name}” has no first change. Add it to FIRST in tryRecipes.mjs.`);
let problems = unknown.length;
for (const [recipe, change] of Object.entries(FIRST)) {
  if (wanted.length > 0 && !wanted.includes(recipe)) continue;
  copyWith(change);
  const tests = namedIn(recipe, 'These tests fail');
  const lines = [
    ...difference(namedByTypes(), namedIn(recipe, 'The types name')),
    ...difference(failing(tests), tests),
  ];
  problems += lines.length;
  for (const line of lines) console.error(`CONTRIBUTING.md, “${recipe}”: ${line}`);
  console.log(`${recipe}: tried`);
}
rmSync(COPY, { recursive: true, force: true });
process.exitCode = problems > 0 ? 1 : 0;
