import { expect, it } from 'vitest';
import { ALL_MESSAGES } from '../../src/allMessages.ts';
import { readSentences, withSentence } from './readSentences.ts';

const read = (typed: string) => readSentences(typed, ALL_MESSAGES);

it('the playground takes sentences by key', () => {
  expect(read('{"landing.start": "Let’s start"}')).toEqual({
    messages: { 'landing.start': 'Let’s start' },
    problems: [],
  });
  expect(read(' ')).toEqual({ messages: {}, problems: [] });
});

it('the playground names sentences that can’t be used, and never fails', () => {
  expect(read('{"landing.start"').problems[0]).toMatch(/^This isn’t JSON, so everything stays English: /);
  expect(read('{"landing.strat": "Go", "status.fit": 3}').problems).toEqual([
    '"landing.strat" isn\'t a known key. Check its spelling.',
    '"status.fit" isn\'t text, or an object of plural forms with "other".',
  ]);
  for (const typed of ['[]', '3', 'null', '"text"']) {
    expect(read(typed)).toEqual({ messages: {}, problems: ['Messages must be an object of texts by key.'] });
  }
});

it('a chosen sentence is added in English, and keeps the others', () => {
  const first = withSentence('', 'landing.start', ALL_MESSAGES);
  expect(JSON.parse(first)).toEqual({ 'landing.start': 'Start' });
  expect(JSON.parse(withSentence('{"landing.start": "Go"}', 'landing.resume', ALL_MESSAGES))).toEqual({
    'landing.start': 'Go',
    'landing.resume': 'Continue where you left off',
  });
  expect(withSentence('{"landing', 'landing.start', ALL_MESSAGES)).toBe('{"landing');
  expect(withSentence('', 'no such key', ALL_MESSAGES)).toBe('');
});
