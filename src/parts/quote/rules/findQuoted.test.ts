import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyText } from '../../../../tests/anyText.ts';
import { productWith } from '../../../../tests/samples/anyProduct.ts';
import { findQuoted, namedSystems, quotedName } from './findQuoted.ts';
import { NO_READING } from './quotedLines.ts';
import type { ReadQuote } from './reader/reading.ts';

const alpine25 = productWith({
  system_type: 'split',
  id: 'a25',
  title: 'Alpine 2.5 kW',
  brand: 'Alpine Air',
  model_number: 'AP-25/W',
  indoor_model: 'AP-25IN',
  outdoor_model: 'AP-25OUT',
  cooling_capacity_kw: 2.5,
  price: { aud: 1290, includes: 'supply_only' },
});
const alpine50 = productWith({
  ...alpine25,
  id: 'a50',
  title: 'Alpine 5.0 kW',
  model_number: 'AP-50/W',
  indoor_model: 'AP-50IN',
  cooling_capacity_kw: 5,
});
const RANGE = [alpine25, alpine50, productWith({ system_type: 'split', id: 'a5', title: 'Five', model_number: 'A-5' })];
const PLUS = productWith({
  ...alpine50,
  id: 'plus',
  title: 'Alpine Plus 5.0 kW',
  model_number: null,
  indoor_model: null,
});
const found = (products: typeof RANGE, typed: string, kw: number | null) =>
  findQuoted(products, typed, kw)
    .map(({ id }) => id)
    .join(' ');

it.each([
  ['AP-25/W', null, 'a25'],
  ['ap 25 w', null, 'a25'],
  ['Alpine Air AP25W, white', null, 'a25'],
  ['Indoor AP 25 IN + outdoor ap-25out', null, 'a25'],
  ['alpine 5.0 kw', null, 'a50'],
  ['a 5', null, 'a5'],
  ['ALPINE AIR  Alpine 5.0kW', null, 'a50'],
  // One outdoor unit of two systems.
  ['AP-25OUT', 5, 'a50'],
  // Words in another order, the size as it is spoken, and the beginning of a model number.
  ['5kw Alpine', null, 'a50'],
  ['alpine-air 2,5 kW', null, 'a25'],
  ['alpine 50', null, 'a50'],
  ['Alpine', 2.5, 'a25'],
  ['AP50', null, 'a50'],
  ['Alpine Air AP-50, white', null, 'a50'],
  ['1 x Alpine 5 kW', null, 'a50'],
  // One letter wrong, missing, too many, or swapped.
  ['Alpina 5 kW', null, 'a50'],
  ['Alpin 5 kW', null, ''],
  ['Alpinne 5 kW', null, 'a50'],
  ['Apline 5 kW', null, 'a50'],
])('the model %j with %s kW is %s', (typed, kw, id) => {
  expect(found(RANGE, typed, kw)).toBe(id);
});

it.each([
  ['AP-25OUT', null, 'a25 a50'],
  ['AP-25OUT', 3.5, 'a25 a50'],
  ['alpine', null, 'a25 a50'],
  ['alpine air', 7.1, 'a25 a50'],
  ['AP-99/W', null, ''],
  // A later model, another maker's, another size, and too little of it.
  ['AP-25INX', null, ''],
  ['Fuji Alpine 2.5 kW', null, ''],
  ['Fujitsu 5 kW', null, ''],
  ['Alpine 7.1 kW', null, ''],
  ['Daikin 25', 2.5, ''],
  ['2.5 kW', 2.5, ''],
  ['', 2.5, ''],
  ['- / -', 2.5, ''],
])('the model %j with %s kW may be %j: nothing is guessed', (typed, kw, ids) => {
  const short = productWith({ system_type: 'split', id: 'n', title: 'Nil', model_number: '25' });
  expect(found([...RANGE, short], typed, kw)).toBe(ids);
});

it('words that are a whole title come before words that are part of a longer one', () => {
  expect(found([...RANGE, PLUS], '5.0 kW Alpine', null)).toBe('a50');
  expect(found([...RANGE, PLUS], '5.0 kW', null)).toBe('');
});

it('the name of a system that is offered finds it again', () => {
  const range = [...RANGE, PLUS, productWith({ ...PLUS, id: 'short', title: 'Alpine Plus' })];
  for (const product of range) expect(findQuoted(range, quotedName(product), null)).toEqual([product]);
});

it('a model is looked up whatever was typed', () => {
  fc.assert(fc.property(anyText(), (typed) => void findQuoted(RANGE, typed, null)));
});

const quoteOf = (more: Partial<ReadQuote>): ReadQuote => ({ ...NO_READING, ...more });
const ids = (more: Partial<ReadQuote>, chosen: string | null = null) => {
  const { ask, found: sure, others } = namedSystems(RANGE, quoteOf(more), chosen);
  return [ask.map(({ id }) => id).join(), sure.map(({ id }) => id).join(), others.join()];
};

it('several that match are asked for, until the visitor says which', () => {
  expect(ids({ models: ['alpine'] })).toEqual(['a25,a50', '', '']);
  expect(ids({ models: ['alpine'] }, 'a50')).toEqual(['', 'a50', '']);
  expect(ids({ models: ['alpine'] }, '-')).toEqual(['', '', '']);
  expect(ids({ models: ['alpine'] }, 'somebody else’s')).toEqual(['', '', '']);
});

it('each model of a quote is looked up by itself', () => {
  expect(ids({ models: ['AP-25/W', 'AP50'], maker: 'Alpine Air' })).toEqual(['', 'a25,a50', '']);
  expect(ids({ models: ['AP-25/W', 'FX 35'] })).toEqual(['', 'a25', 'FX 35']);
  expect(ids({ models: ['AP-25/W', 'Alpine'] })).toEqual(['a25,a50', 'a25', '']);
});

it('without a model the maker and the kW count, and a type alone is no model', () => {
  expect(ids({ maker: 'Alpine Air', kw: [5] })).toEqual(['', 'a50', '']);
  expect(ids({ maker: 'Alpine Air' })).toEqual(['a25,a50', '', '']);
  expect(ids({ models: ['split system 5 kW'] })).toEqual(['', '', '']);
  expect(ids({})).toEqual(['', '', '']);
});
