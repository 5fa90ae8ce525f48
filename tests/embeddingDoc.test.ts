import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { QUESTIONS } from '../src/questionnaire/questionSet.ts';

/** tests/browser/embeddingDocs.spec.ts runs their examples. */
const page = (name: string): string => readFileSync(`docs/${name}.md`, 'utf8');
const COLOURS = page('colours');

it('docs/embedding.md has the same snippet as the README', () => {
  const [, snippet = ''] = /^```html snippet\n(.*?)^```$/ms.exec(page('embedding')) ?? [];
  expect(snippet).toContain('<product-selector');
  expect(readFileSync('README.md', 'utf8')).toContain(snippet);
});

it('docs/prefill.md lists each question with its values', () => {
  const rows = [...page('prefill').matchAll(/^\| `(Q\d)`: ([^|]+) \| ([^|]+) \|/gm)].map(([, id, title, values]) => [
    id,
    title,
    [...values!.matchAll(/`([^`]+)`/g)].map(([, value]) => value),
  ]);
  const own = Object.entries(QUESTIONS).map(([id, { title, options }]) => [
    id,
    title,
    options.map(({ value }) => value),
  ]);
  expect(rows).toEqual(own);
});

it('docs/colours.md states the selector’s colours', () => {
  const css = readFileSync('src/ui/styles/tokens.css', 'utf8');
  const rows = [...COLOURS.matchAll(/^\| `--ps-([\w-]+)` \| [^|]+ \| `(#\w{6})` \| `(#\w{6})` \|$/gm)];
  const own = [
    ...css.matchAll(/--_own-([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g),
    ...css.matchAll(/var\(--ps-([\w-]+), light-dark\((#\w{6}), (#\w{6})\)\)/g),
  ];
  const triples = (found: RegExpMatchArray[]) => found.map((match) => match.slice(1).join(' ')).sort();
  expect(triples(rows)).toEqual(triples(own));
});

it('docs/colours.md names every property that a page can set', () => {
  const sheets = ['tokens', 'reset'].map((file) => readFileSync(`src/ui/styles/${file}.css`, 'utf8')).join('');
  for (const name of new Set(sheets.match(/--ps-[\w-]+/g))) expect(COLOURS).toContain(`| \`${name}\` |`);
});

it('docs/loading.md states the limits that the check enforces', () => {
  const { 'size-limit': limits } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    'size-limit': { limit: string }[];
  };
  const [start, journey] = limits.map(({ limit }) => limit);
  expect(page('loading').replace(/\s+/g, ' ')).toContain(
    `at most ${start} until *Start* can be pressed, at most ${journey} of script`,
  );
});
