import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FRAMEWORKS, type Framework } from './frameworks/document.mjs';

const TEXT = readFileSync('docs/frameworks.md', 'utf8');
const { devDependencies }: { devDependencies: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

/** The packages that a page installs, with the versions it asks for. */
function packagesOf({ commands }: Framework): readonly (readonly [string, string | undefined])[] {
  const words = commands.flatMap(([program, command, ...rest]) => {
    expect([program, command]).toEqual(['npm', 'install']);
    return rest.filter((word) => word !== '--save-dev' && word !== './product-selector.tgz');
  });
  return words.map((word) => {
    const [, name = '', version] = word.match(/^(@?[^@]+)(?:@(.+))?$/) ?? [];
    return [name, version] as const;
  });
}

it('finds the pages of docs/frameworks/ by the table, each with files', () => {
  const names = ['react', 'vue', 'svelte', 'solid', 'next', 'reactrouter', 'nuxt', 'sveltekit', 'astro', 'angular'];
  expect(FRAMEWORKS.map(({ name }) => name)).toEqual(names);
});

describe.each(FRAMEWORKS)('the commands for $title', (framework) => {
  it('name the version of each package and the first Node', () => {
    for (const [name, version] of packagesOf(framework)) expect(version, name).toMatch(/^\d+(\.\d+)?$/);
    expect(framework.node).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('install the version that the heading and the table name', () => {
    const [[, version = ''] = []] = packagesOf(framework);
    expect(framework.title.split(' ').at(-1)).toBe(version.split('.')[0]);
    expect(TEXT).toContain(`\n| [${framework.title}](`);
  });

  it('install the versions that the browser tests use', () => {
    for (const [name, version] of packagesOf(framework)) {
      if (name !== 'typescript')
        expect(`${devDependencies[name] ?? version}.`, name).toMatch(new RegExp(`^${version}\\.`));
    }
  });
});
