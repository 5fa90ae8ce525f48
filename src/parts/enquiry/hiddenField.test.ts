import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Names by which browsers recognise a field without a token, from the patterns of Chromium and Firefox. */
const RECOGNISED =
  /name|mail|phone|mobile|tel|fax|zip|postal|post.?code|address|street|suburb|city|town|region|state|country|company|organi[sz]ation|business|user|login|pass|card|birth|url|web|note|comment|message/i;

const source = ['EnquiryFields', 'EnquiryForm']
  .map((name) => readFileSync(new URL(`./${name}.tsx`, import.meta.url), 'utf8'))
  .join('\n');

it('a form that a browser or a password manager fills in has a known token on each field, and none fills the hidden field', () => {
  const tokens = [...source.matchAll(/autoComplete="([\w-]+)"/g)].map(([, token]) => token);
  expect(tokens).toEqual(['name', 'email', 'tel', 'postal-code', 'off']);
  const [hidden = ''] = /<input\s[^>]*?\/>/.exec(source) ?? [];
  const [, name = ''] = /name="(\w+)"/.exec(hidden) ?? [];
  expect(name).not.toBe('');
  expect(name).not.toMatch(RECOGNISED);
  for (const part of ['autoComplete="off"', 'data-1p-ignore', 'data-lpignore="true"', 'tabIndex={-1}']) {
    expect(hidden).toContain(part);
  }
});
