import { expect, it } from 'vitest';
import { missingFiles, publishedManifest, withOwnLinks } from './packNpm.mjs';

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

it('a packed document keeps its words, leads to the site for its pages, and loses other links and pictures', () => {
  const places = { files: ['README.md', 'docs/a.txt'], site: 'https://site.example/' };
  const text =
    '[a](a.txt#x), [here](#y), [read](../README.md), [page](b.md#z), [new](../CHANGELOG.md), [a `b[0]`](https://x.example), [source](../src/a.md)![seen](p.png).';
  const kept =
    '[a](a.txt#x), [here](#y), [read](../README.md), [page](https://site.example/docs/b.html#z), [new](https://site.example/CHANGELOG.html), [a `b[0]`](https://x.example), source.';
  expect(withOwnLinks(text, 'docs/a.txt', places)).toBe(kept);
});

it('a packed package.json has what whoever installs it needs', () => {
  const manifest = { name: 'a', scripts: { test: 'x' }, devDependencies: { b: '1' }, peerDependencies: { c: '1' } };
  expect(publishedManifest(manifest)).toEqual({ name: 'a', peerDependencies: { c: '1' } });
});
