import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { manifest } from './elementManifest.ts';
import { eventTable, selectorEvents } from './selectorEvents.ts';

it('the manifest lists the attributes that the element observes, beside those it reads when it starts', () => {
  const [, observed = ''] = readFileSync('src/element.ts', 'utf8').match(/observedAttributes = \[(.*?)\]/s) ?? [];
  const names = [...observed.matchAll(/'([\w-]+)'/g)].map(([, name]) => name);
  const attributes = manifest().modules[0]!.declarations[0]!.attributes.map(({ name }) => name);
  expect(attributes.toSorted()).toEqual([...names, 'debug', 'id', 'lang'].toSorted());
});

it('the manifest lists every custom property of docs/embedding.md', () => {
  const names = manifest().modules[0]!.declarations[0]!.cssProperties.map(({ name }) => name);
  expect(names).toContain('--ps-accent');
  expect(names.every((name) => name.startsWith('--ps-'))).toBe(true);
});

it('every event of the interface is found', () => {
  const source = readFileSync('src/visit/selectorEvents.ts', 'utf8');
  expect(selectorEvents()).toHaveLength([...source.matchAll(/^ {2}readonly /gm)].length);
});

it('docs/embedding.md has the table of the events as their types say', () => {
  expect(readFileSync('docs/embedding.md', 'utf8')).toContain(eventTable());
});
