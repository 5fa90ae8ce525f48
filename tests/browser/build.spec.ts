import { readdirSync, readFileSync } from 'node:fs';
import { createContext, Script } from 'node:vm';
import { expect, test } from '../chromium.ts';

const FOLDER = 'dist/embed';
const scripts = readdirSync(FOLDER).filter((file) => file.endsWith('.js'));

test('the entry can run as a script, by a tag without its type, and gives the page no name', () => {
  // A script with `import.meta`, an import or an export doesn't compile.
  const script = new Script(readFileSync(`${FOLDER}/product-selector.js`, 'utf8'));
  const page = createContext({});
  script.runInContext(page);
  expect(Object.keys(page)).toEqual([]);
});

test('no chunk imports the entry, so a page may add a version to its address', () => {
  const importers = scripts.filter((file) =>
    /["'`]\.\/product-selector\.js/.test(readFileSync(`${FOLDER}/${file}`, 'utf8')),
  );
  expect(importers).toEqual([]);
});

test('each screen has one chunk, loaded on demand by a relative address', () => {
  const namesOf = (start: string) => scripts.filter((file) => file.startsWith(start));
  const core = readFileSync(`${FOLDER}/${namesOf('core-')[0]}`, 'utf8');
  for (const route of ['LandingRoute', 'ProductRoute', 'ResultRoute']) {
    const [chunk, ...others] = namesOf(`${route}-`);
    expect(others).toEqual([]);
    expect(core).toContain(`import(\`./${chunk}\`)`);
  }
});

test('no file that the first question may wait for brings the file of the list', () => {
  const early = /^(?:core|ProductRoute|backSteps|createPreset|createQuestions|quoteProgram|visitLink)-/;
  const files = scripts.filter((file) => early.test(file));
  expect(files).toHaveLength(7);
  const slow = files.filter((file) => readFileSync(`${FOLDER}/${file}`, 'utf8').includes('from"./ResultRoute-'));
  expect(slow).toEqual([]);
});
