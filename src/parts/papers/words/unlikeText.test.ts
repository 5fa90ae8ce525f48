import { expect, it } from 'vitest';
import { ENGLISH_WORDS as words } from '../../../words/words.ts';
import { unlikeText } from './unlikeText.ts';

it('work that only some totals have is named for each quote', () => {
  expect(
    unlikeText(words, {
      total: ['$4,000', '$4,500', ''],
      switchboard: ['No', 'Yes', ''],
      removal: ['no', 'Yes', ''],
      pipe: ['3 m', '', ''],
      drain: ['', 'Yes', ''],
    }),
  ).toBe(
    'Compare totals only once the same work is in them. Quote 1 leaves out electrical work and removal of the old system. Still look for the drain. In quote 2, still look for the pipe.',
  );
});

it('nothing is named where the filled quotes agree, or where another text may be a yes', () => {
  expect(unlikeText(words, { total: ['$4,000', '$4,500', ''], drain: ['No', 'No', ''] })).toBe('');
  expect(unlikeText(words, { drain: ['Yes', '$90 more', ''] })).toBe('');
  expect(unlikeText(words, { drain: ['No', '', ''] })).toBe('');
});
