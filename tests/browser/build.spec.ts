import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '../chromium.ts';

const FOLDER = 'dist/embed';
const scripts = readdirSync(FOLDER).filter((file) => file.endsWith('.js'));

test('no chunk imports the entry, so a page may add a version to its address', () => {
  const importers = scripts.filter((file) =>
    /["'`]\.\/product-selector\.js/.test(readFileSync(`${FOLDER}/${file}`, 'utf8')),
  );
  expect(importers).toEqual([]);
});

test('each screen has one chunk, loaded on demand by a relative address', () => {
  for (const route of ['LandingRoute', 'ProductRoute', 'ResultRoute']) {
    const [chunk, ...others] = scripts.filter((file) => file.startsWith(`${route}-`));
    expect(others).toEqual([]);
    const core = readFileSync(`${FOLDER}/${scripts.find((file) => file.startsWith('core-'))}`, 'utf8');
    expect(core).toContain(`import(\`./${chunk}\`)`);
  }
});
