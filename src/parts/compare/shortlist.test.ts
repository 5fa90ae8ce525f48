import { expect, it } from 'vitest';
import { readShortlist } from './shortlist.ts';

it('the shortlist of a visit has three ids at most, each once, and nothing else', () => {
  expect(readShortlist({ shortlist: ['a', 5, 'b', 'a', null, 'c', 'd'] })).toEqual(['a', 'b', 'c']);
  for (const shortlist of [undefined, null, 'abc', { 0: 'a' }]) expect(readShortlist({ shortlist })).toEqual([]);
});
