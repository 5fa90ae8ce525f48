import { expect, it, vi } from 'vitest';
import { pageFieldLines, readPageFields } from './pageFields.ts';

it('the fields of a page are texts by name, as they are', () => {
  const onCut = vi.fn();
  expect(readPageFields({ Campaign: 'Spring', Page: '<b>split</b>' }, onCut)).toEqual({
    Campaign: 'Spring',
    Page: '<b>split</b>',
  });
  for (const none of [null, undefined, {}, { Campaign: '' }]) expect(readPageFields(none, onCut)).toBeNull();
  expect(onCut).not.toHaveBeenCalled();
  expect(pageFieldLines({ Campaign: 'Spring', Page: 'split' })).toEqual(['Campaign: Spring', 'Page: split']);
});

const many = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`f${at}`, 'x']));

it.each<[string, unknown, object | null]>([
  ['more than ten', many, Object.fromEntries(Object.entries(many).slice(0, 10))],
  ['a long name', { ['👩'.repeat(41)]: 'x' }, { ['👩'.repeat(40)]: 'x' }],
  ['a long text', { a: 'x'.repeat(1_000_000) }, { a: 'x'.repeat(200) }],
  ['one name twice, once cut', { ['n'.repeat(40)]: '1', ['n'.repeat(41)]: '2' }, { ['n'.repeat(40)]: '1' }],
  ['a number', { a: 7, b: 'x' }, { b: 'x' }],
  ['a list', ['x'], null],
  ['text', 'x', null],
])('%s is cut, and said once', (_, given, fields) => {
  const onCut = vi.fn();
  expect(readPageFields(given, onCut)).toEqual(fields);
  expect(onCut).toHaveBeenCalledTimes(1);
});

it('fields have one line each, without invisible characters', () => {
  expect(readPageFields({ ' Cam\u202epaign\n': ' one\r\ntwo\u0000 ' })).toEqual({ Campaign: 'one two' });
});
