import { expect, it } from 'vitest';
import { ALL_MESSAGES } from '../allMessages.ts';
import { checkMessages } from './checkMessages.ts';
import { LANDING } from './english/landing.ts';
import { QUESTION } from './english/questions.ts';
import { createWords, ENGLISH_WORDS } from './words.ts';

it('the words put values into a sentence and choose its plural form', () => {
  const say = ENGLISH_WORDS.of(QUESTION);
  expect(say('status.fit', { count: 1 })).toBe('1 model fits.');
  expect(say('status.fit', { count: 1234 })).toBe('1,234 models fit.');
  expect(say('progress.between', { number: 2, least: 3, most: 5 })).toBe('Question 2 · 3 to 5 more');
});

it('the words use the provider’s wording, and English for the rest', () => {
  const words = createWords({ 'landing.start': 'Los geht’s', lang: 'de' });
  expect(words.of(LANDING)('landing.start')).toBe('Los geht’s');
  expect(words.of(LANDING)('landing.resume')).toBe('Continue where you left off');
  expect(words.text('Q2.title', 'English')).toBe('English');
});

it('the words format numbers, lists and plurals for the language', () => {
  const words = createWords({
    lang: 'pl',
    'status.fit': {
      one: '{count} system',
      few: '{count} systemy',
      many: '{count} systemów',
      other: '{count} systemu',
    },
  });
  const say = words.of(QUESTION);
  expect([1, 3, 5, 1.5].map((count) => say('status.fit', { count }))).toEqual([
    '1 system',
    '3 systemy',
    '5 systemów',
    '1,5 systemu',
  ]);
  expect(createWords({ lang: 'de' }).list(['a', 'b', 'c'])).toBe('a, b und c');
  expect(createWords({ lang: 'de' }).unit(7.1, 'kW')).toBe('7,1\u202fkW');
});

it('the words keep a value that looks like a placeholder', () => {
  const say = createWords({ 'tooltip.open': '{label} {label} {x}' }).of(QUESTION);
  expect(say('tooltip.open', { label: '{of} $& $1' })).toBe('{of} $& $1 {of} $& $1 {x}');
});

it('the words fill in only the values given', () => {
  const text = '{label} {constructor} {toString} {__proto__}';
  const say = createWords({ 'tooltip.open': text, 'tooltip.close': text }).of(QUESTION);
  expect(say('tooltip.open', { label: 'A' })).toBe('A {constructor} {toString} {__proto__}');
  expect(say('tooltip.close')).toBe(text);
  const inherited = Object.create({ other: 7 }) as { other: string };
  expect(createWords({ 'tooltip.close': inherited }).of(QUESTION)('tooltip.close')).toBe('Close');
});

it('the words follow the direction of the language, unless the provider sets another', () => {
  expect(ENGLISH_WORDS.dir).toBe('ltr');
  expect(createWords({ lang: 'ar-AE' }).dir).toBe('rtl');
  expect(createWords({ lang: 'he', dir: 'ltr' }).dir).toBe('ltr');
  expect(createWords({ lang: 'ark' }).dir).toBe('ltr');
});

it("the words stay English if a value can't be used", () => {
  const bad = { lang: 'no such language!', 'landing.start': 5, 'landing.title': { one: 'x' } };
  const words = createWords(bad as never);
  expect(words.lang).toBe('en-AU');
  expect(words.of(LANDING)('landing.start')).toBe('Start');
  expect(words.of(LANDING)('landing.title')).toContain('Find');
});

it('the words ignore properties that a page adds to every object', () => {
  const polluted = { lang: 'de', one: 'x', 'landing.start': 'x' };
  const names = Object.keys(polluted);
  Object.assign(Object.prototype, polluted);
  try {
    const words = createWords({ 'status.fit': { other: '{count} fit' } });
    expect([words.lang, words.of(LANDING)('landing.start')]).toEqual(['en-AU', 'Start']);
    expect(words.of(QUESTION)('status.fit', { count: 1 })).toBe('1 fit');
  } finally {
    for (const name of names) Reflect.deleteProperty(Object.prototype, name);
  }
});

it('the English messages pass their own check', () => {
  expect(checkMessages(ALL_MESSAGES, ALL_MESSAGES)).toEqual({ errors: [], missing: [], warnings: [] });
});

it('the English messages make no promises and no boasts', () => {
  const texts = Object.values(ALL_MESSAGES).flatMap((message) =>
    typeof message === 'string' ? [message] : Object.values(message),
  );
  expect(texts.length).toBeGreaterThan(300);
  expect(texts.filter((text) => /\b(best|perfect|guarantee|saves|(?<!Our )cheapest|quiet)\b/i.test(text))).toEqual([]);
  // The one exclamation mark is the specification's own.
  expect(texts.filter((text) => text.includes('!'))).toEqual(['Something went wrong!']);
});

it('a check of messages names errors, and messages that stay English', () => {
  const { errors, warnings, missing } = checkMessages(ALL_MESSAGES, {
    lang: 'de',
    'landing.strat': 'Los',
    'landing.start': 5,
    'tooltip.open': 'Mehr',
    'tooltip.position': 'Bild {nummer} von {of}',
  });
  expect(errors).toEqual([
    '"landing.strat" isn\'t a known key. Check its spelling.',
    '"landing.start" isn\'t text, or an object of plural forms with "other".',
    '"tooltip.position" uses {nummer}, which has no value here. Remove it.',
  ]);
  expect(warnings).toEqual(['"tooltip.open" leaves out {label}.', '"tooltip.position" leaves out {at}.']);
  expect(missing).toContain('landing.title');
  expect(missing).not.toContain('tooltip.open');
  expect(checkMessages(ALL_MESSAGES, ['x']).errors).toHaveLength(1);
});

it('words from right to left keep figures before their units, and parts of a sentence in their order', () => {
  const words = createWords({ lang: 'ar', 'tooltip.open': 'المزيد: {label}' });
  expect(words.unit(7.1, 'kW')).toMatch(/^\u2066.*kW\u2069$/);
  expect(words.of(QUESTION)('tooltip.open', { label: 'Ducted' })).toBe('المزيد: \u2068Ducted\u2069');
  expect(createWords().unit(7.1, 'kW')).toBe('7.1\u202fkW');
});
