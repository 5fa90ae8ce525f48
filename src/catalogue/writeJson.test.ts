import { afterEach, expect, it } from 'vitest';
import { writeJson } from './writeJson.ts';

const VALUES = [
  { a: [1, 'two', null, [true, {}]], b: undefined, 'c"': { d: 'é\n' } },
  [],
  [undefined],
  'text',
  7,
  null,
  false,
];

afterEach(() => {
  Reflect.deleteProperty(Array.prototype, 'toJSON');
});

it.each(VALUES.map((value) => ({ value })))('writes $value as JSON.stringify does', ({ value }) => {
  expect(writeJson(value)).toBe(JSON.stringify(value));
});

it('writes lists as lists where a library has given them a text', () => {
  Object.defineProperty(Array.prototype, 'toJSON', { configurable: true, value: () => 'text' });
  expect(writeJson({ list: ['a', ['b']] })).toBe('{"list":["a",["b"]]}');
});
