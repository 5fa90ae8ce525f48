import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ATTRIBUTE_LIST } from '../src/attributes.ts';
import { attributeRows, camelName, changesText } from './attributeTexts.ts';

const DOCS = readFileSync('docs/embedding.md', 'utf8');

it('docs/embedding.md has the row of every attribute, and no other', () => {
  const [, section = ''] = DOCS.split('\n## Attributes\n');
  const [table = ''] = section.match(/(?:^\|.*\|\n)+/m) ?? [];
  const missing = ATTRIBUTE_LIST.filter((_, at) => !table.includes(`${attributeRows()[at]}\n`));
  expect(missing.map(({ name }) => name)).toEqual([]);
  expect(table.trim().split('\n').slice(2)).toEqual(attributeRows());
});

it('docs/embedding.md says what a change of an attribute does', () => {
  expect(DOCS).toContain(changesText());
});

it('a part reads the attributes that name it, and nothing else of the page', () => {
  const parts = readdirSync('src/parts');
  const read = parts.flatMap((part) => {
    const files = readdirSync(`src/parts/${part}`, { recursive: true, encoding: 'utf8' });
    const sources = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file));
    const text = sources.map((file) => readFileSync(`src/parts/${part}/${file}`, 'utf8')).join('');
    const properties = ATTRIBUTE_LIST.filter(({ name }) =>
      new RegExp(`\\b(element|core)\\.${camelName(name)}\\b`).test(text),
    );
    const attributes = [...text.matchAll(/\belement\.\w+Attribute\('([\w-]+)'/g)].map(([, name]) => name);
    return [...attributes, ...properties.map(({ name }) => name)].map((name) => `${part} ${name}`);
  });
  const named = ATTRIBUTE_LIST.flatMap(({ part = [], name }) => [part].flat().map((one) => `${one} ${name}`));
  expect([...new Set(read)].sort()).toEqual(named.sort());
});
