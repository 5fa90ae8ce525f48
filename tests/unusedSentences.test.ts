import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ALL_MESSAGES } from '../src/allMessages.ts';

it('no sentence is unused', () => {
  const sources = readdirSync('src', { recursive: true })
    .map(String)
    .filter((file) => /\.tsx?$/.test(file) && !/words.english|\.test\./.test(file))
    .map((file) => readFileSync(`src/${file}`, 'utf8'))
    .join('');
  const keys = Object.keys(ALL_MESSAGES).filter((key) => !/^Q\d\./.test(key));
  const found = (words: RegExp) => new Set([...sources.matchAll(words)].map(([, word]) => word));
  // Used by its key, or by a key whose end is filled in.
  const [whole, begun] = [found(/'([\w.-]+)(?=')/g), found(/`([\w.-]+)\.\$\{/g)];
  const isSaid = (key: string) => {
    const parts = key.split('.');
    return whole.has(key) || parts.some((_, at) => at > 0 && begun.has(parts.slice(0, at).join('.')));
  };
  expect(keys.filter((key) => !isSaid(key))).toEqual([]);
});
