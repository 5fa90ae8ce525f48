import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';

/** The name of a part's start function, in any folder. */
const SHARED = ['start'];
/** The types that the element gives a page: the file, and the text that the build inserts. */
const PUBLISHED_TYPES = ['scripts/element.d.ts', 'scripts/elementTypes.ts'];

const EXPORT = /^export (?:declare )?(?:async )?(?:interface|type|function|const|class) (\w+)/gm;

it('no exported name is another folder’s too, so that a word has one meaning', () => {
  const said = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], { encoding: 'utf8' });
  const files = said
    .split('\n')
    .filter(
      (file) => /^(src|sheets|server|cli|wordpress|package|deploy|dev|site|scripts)\//.test(file) && existsSync(file),
    )
    .filter((file) => !/\.(test|spec|config)\.tsx?$/.test(file) && !PUBLISHED_TYPES.includes(file));
  const folders = new Map<string, Set<string>>();
  for (const file of files)
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(EXPORT))
      folders.set(name, (folders.get(name) ?? new Set()).add(dirname(file)));
  const shared = [...folders].filter(([name, of]) => of.size > 1 && !SHARED.includes(name));
  expect(shared.map(([name, of]) => `${name}: ${[...of].join(', ')}`)).toEqual([]);
  expect(folders.size).toBeGreaterThan(1000);
});
