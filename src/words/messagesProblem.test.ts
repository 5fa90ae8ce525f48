import { expect, it } from 'vitest';
import { piecesOf } from '../../tests/piecesOf.ts';
import { ALL_MESSAGES } from '../allMessages.ts';
import { givenMessages } from './givenMessages.ts';
import { messagesProblem } from './messagesProblem.ts';

const problem = (given: unknown) => messagesProblem(ALL_MESSAGES, given);

it.each([[{}], [{ lang: 'de', dir: 'rtl', 'landing.start': 'Los' }], ['{"landing.start":"Los"}']])(
  'the problem of a page’s messages is null for %j',
  (given) => {
    expect(problem(given)).toBeNull();
  },
);

it('the problem of a page’s messages names an object written into the attribute, and says what to do', () => {
  expect(problem(String({}))).toMatch(
    /texts are lost\. Load product-selector\.js before .* JSON text, or set the property/,
  );
});

it("the problem of a page’s messages says where text isn't JSON", () => {
  expect(problem('{"landing.start": "Los",\n "landing.title" "x"}')).toMatch(/isn't JSON.* position \d+/);
});

it('the problem of a page’s messages names unknown keys, unknown placeholders and wrong values in one line', () => {
  const given =
    '{"landing.strat":"x","constructor":"x","__proto__":"x","landing.start":5,"landing.lead":{"one":"x"},"status.fit":"{number} fit","lang":"no such!","dir":"up"}';
  const line = problem(given) ?? '';
  expect(line).toMatch(/^8 problems in messages: /);
  expect(line).not.toContain('\n');
  for (const part of piecesOf(`
    "landing.strat" | "constructor" | "__proto__" | "landing.start" | "landing.lead" | {number} | "lang" | "dir"
  `)) {
    expect(line).toContain(part);
  }
  expect(line).toContain('npx product-selector messages');
});

it('the problem of a page’s messages names every placeholder that has no value, however it is written', () => {
  const given = { 'landing.start': 'Start {count}', 'landing.lead': '{número}', 'status.fit': '{ count } fit' };
  for (const name of ['{count}', '{número}', '{ count }']) expect(problem(given)).toContain(`uses ${name}, which`);
  expect(problem({ 'status.fit': { one: 'One', other: '{count}' } })).toBeNull();
});

it('the problem of a page’s messages lists at most ten, each cut', () => {
  const many = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`${at}${'x'.repeat(1000)}`, 'x']));
  const line = problem(many) ?? '';
  expect(line).toContain('5000 problems');
  expect(line).toContain('4990 more are not listed here.');
  expect(line.length).toBeLessThan(3000);
});

it.each([[5], ['"text"'], ['null'], [['a']], [true]])(
  "the problem of a page’s messages names anything that isn't an object: %j",
  (given) => {
    expect(problem(given)).toContain('must be an object');
  },
);

it.each([[null], [undefined], [5], ['x'], ['"x"'], ['null'], ['[object Object]'], [''], [() => {}]])(
  'the messages given are empty for %s',
  (given) => {
    expect(givenMessages(given)).toEqual({});
  },
);

it('the messages given are empty if reading them fails', () => {
  const hostile = {
    get lang() {
      throw new Error('no');
    },
  };
  expect(givenMessages(hostile)).toEqual({});
});

it('the messages given are the same from an object and from JSON text', () => {
  expect(givenMessages('{"lang":"de"}')).toEqual(givenMessages({ lang: 'de' }));
});
