import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { folderForEach } from '../tests/testFolder.ts';
import { licences } from './licences.ts';

const folder = folderForEach();

function addPackage(name: string, license: string | undefined, files: Readonly<Record<string, string>>) {
  const place = join(folder.path, 'node_modules', name);
  mkdirSync(join(place, 'dist'), { recursive: true });
  writeFileSync(join(place, 'package.json'), JSON.stringify({ name, version: '1.2.3', license, main: 'dist/main.js' }));
  // Many packages have this file in an inner folder.
  writeFileSync(join(place, 'dist/package.json'), '{ "type": "module" }');
  writeFileSync(join(place, 'dist/main.js'), `export const word = () => document.title + ${JSON.stringify(name)};`);
  for (const [file, text] of Object.entries(files)) writeFileSync(join(place, file), text);
}

/** The licence texts written beside a bundle of these lines. */
async function buildOf(...lines: string[]): Promise<string | undefined> {
  writeFileSync(join(folder.path, 'main.js'), lines.join('\n'));
  const built = (await build({
    root: folder.path,
    configFile: false,
    logLevel: 'silent',
    plugins: [licences('LICENSES.txt')],
    build: { write: false, lib: { entry: 'main.js', formats: ['es'], fileName: 'out' } },
  })) as Rolldown.RolldownOutput[];
  const file = built.flatMap(({ output }) => output).find(({ fileName }) => fileName === 'LICENSES.txt');
  return file?.type === 'asset' ? String(file.source) : undefined;
}

it('the licence texts beside a bundle are those of every package in it, and our own', async () => {
  addPackage('one', 'MIT', { LICENSE: 'Copyright One' });
  addPackage('@two/two', '(GPL-3.0 OR ISC)', { 'licence.md': 'Copyright Two' });
  addPackage('three', 'MIT', { LICENSE: 'Copyright Three' });
  const text = await buildOf(
    `import { word as one } from 'one'; import { word as two } from '@two/two';`,
    `import { word as three } from 'three'; console.log(one(), two());`,
  );
  expect(text).toContain('Product Selector contributors');
  expect(text).toMatch(/one 1\.2\.3 \(MIT\)\n\nCopyright One/);
  expect(text).toMatch(/@two\/two 1\.2\.3 \(\(GPL-3\.0 OR ISC\)\)\n\nCopyright Two/);
});

it("the licence texts beside a bundle include the notice for other people's data", async () => {
  mkdirSync(join(folder.path, 'src/climate'), { recursive: true });
  writeFileSync(join(folder.path, 'src/climate/zoneTable.ts'), 'export const TABLE = "-H";');
  expect(await buildOf(`import { TABLE } from './src/climate/zoneTable.ts'; console.log(TABLE);`)).toContain(
    'Based on NatHERS climate zone data, Commonwealth of Australia.',
  );
});

it('the licence texts beside a bundle are not written if all code is ours', async () => {
  expect(await buildOf('console.log(1);')).toBeUndefined();
});

it.each([
  ['whose licence may not be passed on', 'GPL-3.0', { LICENSE: 'Copyright' }, /bad 1\.2\.3 has "GPL-3\.0"/],
  ['that has no licence', undefined, { LICENSE: 'Copyright' }, /bad 1\.2\.3 has "no licence"/],
  ['that comes without its text', 'MIT', {}, /bad 1\.2\.3 has no licence text/],
])('the licence texts beside a bundle stop a build with a package %s', async (_, license, files, message) => {
  addPackage('bad', license, files);
  await expect(buildOf(`import { word } from 'bad'; console.log(word());`)).rejects.toThrow(message);
});
