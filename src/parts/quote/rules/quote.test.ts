import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyText } from '../../../../tests/anyText.ts';
import { productWith } from '../../../../tests/samples/anyProduct.ts';
import { findQuoted, quotedName } from './findQuoted.ts';
import { checkDraft, newQuote, type Quote, readKw, readKwIn, readQuoteDraft, readTotal } from './quote.ts';
import { weighQuote } from './weighQuote.ts';

it.each([
  ['4500', 450_000],
  ['$4 500.00', 450_000],
  ['$4,500', 450_000],
  ['A$4.500,50', 450_050],
  ['AUD 4500', 450_000],
  ['4,500 dollars', 450_000],
  ["4'500", 450_000],
  ['4,50', 450],
  ['٤٥٠٠', 450_000],
  ['4,500 inc. GST', 450_000],
  ['$4,500 (including GST)', 450_000],
  ['99999999', 9_999_999_900],
  ['0.01', 1],
])('the total %j is %d cents', (typed, cents) => {
  expect(readTotal(typed)).toBe(cents);
});

it.each([
  '',
  '  ',
  '0',
  '$0.00',
  '123456789',
  '123,456,789',
  '€4500',
  'US$4500',
  '$4500 + €200',
  '4500 NZD',
  '4500 plus GST',
  '4500 ex GST',
  '-4500',
  '4500-4800',
  '4,500 or 4,800',
  '1,234.567',
  '45,00,000',
  'POA',
  'about 5',
  '.',
])('the total %j is refused', (typed) => {
  expect(readTotal(typed)).toBeNull();
});

it.each([
  ['3,5 kW', 3.5],
  ['3.5', 3.5],
  [' 12.5KW ', 12.5],
  ['0.5', 0.5],
  ['60', 60],
  ['0.4', null],
  ['61', null],
  ['3500 W', null],
  ['12000 BTU', null],
  ['3.5 to 5', null],
  ['-3', null],
])('the capacity %j is %s', (typed, kw) => {
  expect(readKw(typed)).toBe(kw);
});

it.each([
  ['Wall split 5kw', 5],
  ['Fujitsu 2,5 kW (2.5kW)', 2.5],
  ['5 kW', 5],
  ['AP-50', null],
  ['Wall split 50', null],
  ['AP25kW', null],
  ['3.5/4.2 kW', null],
  ['5 to 6 kW', null],
  ['cools 5 kW, heats 6 kW', null],
  ['uses 5 kWh', null],
  ['400 kW', null],
])('the model %j names %s kW', (model, kw) => {
  expect(readKwIn(model)).toBe(kw);
});

it('any total is cents from 1 to 8 digits of dollars, or a problem', () => {
  fc.assert(
    fc.property(fc.oneof(anyText(), fc.string({ unit: fc.constantFrom(...'0123456789.,$ ') })), (typed) => {
      const read = readTotal(typed);
      if (typeof read !== 'number') return;
      expect(Number.isInteger(read) && read >= 1 && read < 10_000_000_000).toBe(true);
    }),
  );
});

it('a form names each field that is wrong, and a blank capacity is none', () => {
  expect(checkDraft({ ...newQuote(), kw: 'big' })).toEqual({ wrong: ['kw', 'total'] });
  expect(checkDraft({ ...newQuote(), total: '0', kw: '3.5' })).toEqual({ wrong: ['total'] });
  // A half of a pair, as a cut leaves it, would stop a mail address.
  expect(checkDraft({ ...newQuote(), total: ' $4,500 ', model: ' AP\t25 \ud83d' })).toEqual({
    quote: { kw: null, total: '$4,500', totalCents: 450_000, model: 'AP 25', includes: newQuote().includes },
  });
});

it('a kept form is read as untrusted', () => {
  for (const nothing of [undefined, null, 5, 'x']) expect(readQuoteDraft(nothing)).toBeNull();
  expect(readQuoteDraft({ kw: 3.5, total: {}, model: 'x'.repeat(500), includes: 'yes', checked: 'yes' })).toEqual({
    ...newQuote(),
    model: 'x'.repeat(80),
  });
  const includes = { ...newQuote().includes, unit: 'yes', removal: 'no' };
  expect(readQuoteDraft({ includes: { ...includes, more: 'yes', installation: 'maybe' } })?.includes).toEqual(includes);
  fc.assert(fc.property(fc.anything(), (kept) => void readQuoteDraft(kept)));
});

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

const yes = { unit: 'yes', installation: 'yes', electrical: 'yes', removal: 'yes', certificates: 'yes' } as const;
const quote: Quote = { kw: 3.5, total: '4500', totalCents: 450_000, model: 'AP-25/W', includes: yes };
const nothing = { likely: null, product: null, cost: null };

it.each([
  [3.5, 'inside'],
  [2, 'inside'],
  [6, 'inside'],
  [1.9, 'below'],
  [6.1, 'above'],
])('%d kW are %s of 2.0 to 6.0 as they are shown', (kw, size) => {
  const likely = { kw: 3.8, from: 2.04, to: 5.96 };
  expect(weighQuote({ ...quote, kw }, { ...nothing, likely }).size).toBe(size);
});

it('without a capacity or a room nothing is said of the size', () => {
  expect(weighQuote(quote, nothing).size).toBeNull();
  expect(weighQuote({ ...quote, kw: null }, { ...nothing, likely: { kw: 3, from: 2, to: 4 } }).size).toBeNull();
});

it.each([
  [450_000, {}, {}, 'left'],
  [450_000, { unit: 'unsaid' }, {}, 'left'],
  [129_099, {}, {}, 'below'],
  [129_100, {}, {}, 'left'],
  [100_000, {}, {}, 'below'],
  [450_000, { unit: 'no' }, {}, 'alone'],
  [450_000, { installation: 'no' }, {}, 'alone'],
  [450_000, {}, { cooling_capacity_kw: 2.5 }, 'otherSize'],
  [450_000, {}, { cooling_capacity_kw: 3.4 }, 'left'],
  [450_000, {}, { cooling_capacity_kw: 3.34 }, 'left'],
  [450_000, {}, { cooling_capacity_kw: 3.33 }, 'otherSize'],
  [450_000, {}, { cooling_capacity_kw: 3.69 }, 'otherSize'],
  [450_000, {}, { price: { aud: 1290, includes: 'supply_and_standard_install' } }, 'installed'],
  [450_000, {}, { price: null }, 'unpriced'],
] as const)('a total of %d cents with %j and a price of %j says %j', (totalCents, includes, price, says) => {
  const product = productWith({ ...alpine25, cooling_capacity_kw: 3.5, ...price });
  const weighed = weighQuote({ ...quote, totalCents, includes: { ...yes, ...includes } }, { ...nothing, product });
  expect(weighed.unit).toBe(says);
});

it('the total lies in the price list’s span only where it covers the same work', () => {
  const cost = { low: 2841, high: 4704 };
  const place = (totalCents: number, more: Partial<Quote['includes']> = {}) =>
    weighQuote({ ...quote, totalCents, includes: { ...yes, ...more } }, { ...nothing, cost }).cost;
  expect([284_099, 284_100, 470_400, 470_401].map((cents) => place(cents))).toEqual([
    'below',
    'inside',
    'inside',
    'above',
  ]);
  for (const item of ['unit', 'installation', 'electrical', 'removal'] as const)
    for (const said of ['no', 'unsaid'] as const) expect(place(300_000, { [item]: said })).toBe('unlike');
  expect(place(300_000, { certificates: 'no' })).toBe('inside');
});

it('a model of another capacity says nothing of the price, and stays open', () => {
  const cost = { low: 1000, high: 9000 };
  const weighed = weighQuote({ ...quote, kw: 7.1 }, { ...nothing, product: alpine25, cost });
  expect(weighed).toEqual({
    kw: 7.1,
    isKwOurs: false,
    size: null,
    unit: 'otherSize',
    cost: null,
    leftOut: [],
    unsaid: [],
    open: ['size', 'model'],
  });
});

it('a capacity that only the model says is known: the product’s own, or the one the model names', () => {
  const kwOf = (model: string, product: typeof alpine25 | null) => {
    const weighed = weighQuote({ ...quote, kw: null, model }, { ...nothing, product });
    return [weighed.kw, weighed.isKwOurs, weighed.open.includes('capacity'), weighed.unit];
  };
  expect(kwOf('AP-25/W', alpine25)).toEqual([2.5, true, false, 'left']);
  expect(kwOf('Alpine 2.5 kW', alpine25)).toEqual([2.5, true, false, 'left']);
  expect(kwOf('Fujitsu 5kw', null)).toEqual([5, false, false, null]);
  expect(kwOf('Fujitsu', null)).toEqual([null, false, true, null]);
  expect(kwOf('AP-25/W, 5 kW', alpine25)).toEqual([5, false, false, 'otherSize']);
});

it('what the quote leaves out is told from what it doesn’t mention', () => {
  const includes = { ...newQuote().includes, unit: 'yes', electrical: 'no' } as const;
  const { leftOut, unsaid } = weighQuote({ ...quote, kw: null, model: '', includes }, nothing);
  expect(leftOut).toEqual(['electrical']);
  expect(unsaid).toEqual(['capacity', 'model', 'installation', 'removal', 'certificates']);
});

it('what the quote doesn’t say stays open, in the order of asking', () => {
  expect(weighQuote(quote, nothing).open).toEqual(['size']);
  const bare = { ...quote, kw: null, model: '', includes: newQuote().includes };
  expect(weighQuote(bare, nothing).open).toEqual([
    'capacity',
    'size',
    'model',
    'unit',
    'installation',
    'electrical',
    'removal',
    'certificates',
  ]);
  const ours = productWith({ ...alpine25, cooling_capacity_kw: null });
  expect(weighQuote({ ...quote, totalCents: 1 }, { ...nothing, product: ours }).open).toEqual(['size', 'total']);
  const openBeside = (low: number, high: number) => weighQuote(quote, { ...nothing, cost: { low, high } }).open;
  expect(openBeside(1000, 4000)).toEqual(['size', 'more']);
  expect(openBeside(5000, 6000)).toEqual(['size', 'total']);
  expect(openBeside(4000, 5000)).toEqual(['size']);
});
