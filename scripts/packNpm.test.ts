import { expect, it } from 'vitest';
import { publishedManifest, withOwnLinks } from './packNpm.mjs';

it('a packed document keeps its words, leads to the site for its pages, and loses other links and pictures', () => {
  const places = { files: ['README.md', 'docs/a.txt'], site: 'https://site.example/' };
  const text =
    '[a](a.txt#x), [here](#y), [read](../README.md), [page](b.md#z), [below](c/d.md), [new](../CHANGELOG.md), [a `b[0]`](https://x.example), [source](../src/a.md)![seen](p.png).';
  const kept =
    '[a](a.txt#x), [here](#y), [read](../README.md), [page](https://site.example/docs/b.html#z), [below](https://site.example/docs/c/d.html), [new](https://site.example/CHANGELOG.html), [a `b[0]`](https://x.example), source.';
  expect(withOwnLinks(text, 'docs/a.txt', places)).toBe(kept);
});

it('a packed package.json has what whoever installs it needs, and takes newer versions of its packages', () => {
  const manifest = { name: 'a', scripts: { test: 'x' }, devDependencies: { b: '1' }, dependencies: { c: '1.2.3' } };
  expect(publishedManifest(manifest)).toEqual({ name: 'a', dependencies: { c: '^1.2.3' } });
});
