import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ATTRIBUTES } from '../src/attributes.ts';
import { manifest } from './elementManifest.ts';
import { eventTable, selectorEvents } from './selectorEvents.ts';

it('the manifest lists every attribute with its type', () => {
  const { attributes } = manifest().modules[0]!.declarations[0]!;
  expect(attributes.map(({ name }) => name)).toEqual(Object.keys(ATTRIBUTES));
  expect(attributes.find(({ name }) => name === 'back')?.type.text).toBe("'steps' | 'off'");
});

it('the manifest lists every custom property of docs/colours.md', () => {
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
