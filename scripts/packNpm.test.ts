import { expect, it } from 'vitest';
import { missingFiles, withOwnLinks } from './packNpm.mjs';

it('a tarball is compared with every file that package.json names, under any condition', () => {
  const manifest = {
    main: './dist/a.js',
    exports: {
      '.': { types: './dist/a.d.ts', browser: { default: './dist/a.js' } },
      './style.css': './dist/style.css',
      './schemas/*.json': './dist/schemas/*.json',
    },
    bin: { program: 'cli/program.mjs' },
    customElements: 'dist/manifest.json',
  };
  const files = ['dist/a.js', 'dist/a.d.ts', 'dist/style.css', 'cli/program.mjs', 'dist/manifest.json'];
  expect(missingFiles(manifest, [...files, 'dist/schemas/init.json', 'README.md'])).toEqual([]);
  expect(missingFiles(manifest, ['README.md', 'dist/schemas/init.txt'])).toEqual([
    ...files.slice(0, 3),
    'dist/schemas/*.json',
    ...files.slice(3),
  ]);
});

it('a packed document keeps its words and loses only the links and pictures that lead out of the package', () => {
  const files = ['README.md', 'docs/a.md'];
  const text =
    '[a](a.md#x), [here](#y), [read](../README.md), [a `b[0]`](https://x.example), [source](../src/a.ts)![seen](p.png).';
  const kept = '[a](a.md#x), [here](#y), [read](../README.md), [a `b[0]`](https://x.example), source.';
  expect(withOwnLinks(text, 'docs/a.md', files)).toBe(kept);
});
