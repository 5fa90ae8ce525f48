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
  const isSaid = (key: string) => {
    const parts = key.split('.');
    // Used by its key, or by a key whose end is filled in.
    return (
      sources.includes(`'${key}'`) ||
      parts.some((_, at) => at > 0 && sources.includes(`\`${parts.slice(0, at).join('.')}.$\{`))
    );
  };
  expect(keys.filter((key) => !isSaid(key))).toEqual([]);
});
