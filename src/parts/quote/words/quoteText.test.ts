import { expect, it } from 'vitest';
import { productWith } from '../../../../tests/samples/anyProduct.ts';
import { ENGLISH_WORDS as words } from '../../../words/words.ts';
import { newQuote, type Quote, SAID } from '../rules/quote.ts';
import { type BesideQuote, weighQuote } from '../rules/weighQuote.ts';
import { QUOTE_MESSAGES } from './messages.ts';
import { quoteLines } from './quoteLines.ts';
import {
  headingText,
  letterOf,
  mailAddress,
  type QuoteFacts,
  questionsOf,
  quoteSays,
  sheetTexts,
  verdictTexts,
} from './quoteText.ts';

const yes = { unit: 'yes', installation: 'yes', electrical: 'yes', removal: 'yes', certificates: 'yes' } as const;
const quote: Quote = { kw: 3.5, total: '$4,500', totalCents: 450_000, model: 'AP-35', includes: yes };
const product = productWith({
  system_type: 'split',
  title: 'Alpine 3.5 kW',
  price: { aud: 1290, includes: 'supply_only' },
});
const likely = { kw: 3.8, from: 2, to: 6 };
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

function said(
  more: Partial<Quote>,
  known: Partial<BesideQuote> & Partial<Pick<QuoteFacts, 'model' | 'isWhole' | 'asksRoom'>> = {},
): readonly string[] {
  const { model = null, isWhole = false, asksRoom = false, ...of } = known;
  const beside = { likely: null, product: null, cost: null, ...of };
  const one = { ...quote, ...more };
  return quoteSays(words, one, weighQuote(one, beside), { ...beside, model, isWhole, asksRoom }).map(plain);
}

const verdict = (more: Partial<Quote>): readonly string[] => {
  const one = { ...quote, ...more };
  return verdictTexts(words, one, weighQuote(one, { likely: null, product: null, cost: null }));
};

it('the verdict says what the quote leaves out and doesn’t mention', () => {
  expect(verdict({})).toEqual([]);
  expect(verdict({ kw: null, model: '', includes: { ...yes, electrical: 'no', removal: 'no' } })).toEqual([
    'In the total: the unit, installation and certificates.',
    'The quote leaves out electrical work and removal of an old system.',
    "The quote doesn't mention the cooling capacity or the model.",
  ]);
  expect(verdict({ includes: newQuote().includes })).toHaveLength(1);
});

it('a type of system is no model, so the model stays open', () => {
  expect(verdict({ model: '1 x wall split 3.5 kW' })[0]).toBe("The quote doesn't mention the model.");
  expect(said({ model: 'split system' }, { model: [] })[1]).toBe(
    '“split system” is a type, not a model. Ask for the maker and the model number.',
  );
  expect(verdict({ model: 'Alpine split' })).toEqual([]);
});

it.each([
  [{}, { low: 4000, high: 5000 }, 'All five main parts are in the total'],
  [{}, { low: 1000, high: 4000 }, 'All five main parts are in the total'],
  [{ kw: 7 }, { low: 1000, high: 4000 }, 'Complete, but ask about the size'],
  [{ kw: 1 }, null, 'Complete, but ask about the size'],
  [{ kw: 7, includes: { ...yes, unit: 'no' } }, null, 'Not complete yet'],
  [{ includes: { ...yes, removal: 'unsaid' } }, null, 'Complete, unless there is an old system to remove'],
  [{ includes: { ...yes, removal: 'no' } }, null, 'Complete, unless there is an old system to remove'],
  [{ includes: { ...yes, removal: 'no', unit: 'unsaid' } }, null, 'Not complete yet'],
] as const)('a quote with %j beside the price list’s %j is headed %j', (more, cost, heading) => {
  const one: Quote = { ...quote, ...more };
  const weighed = weighQuote(one, { likely, product: null, cost });
  expect(headingText(words, weighed)).toBe(heading);
});

it.each([
  [{}, { likely }, 'Rules of thumb say 2.0 to 6.0 kW for this size of room. 3.5 kW is inside that.'],
  [{ kw: 7 }, { likely }, 'Rules of thumb say 2.0 to 6.0 kW for this size of room. 7.0 kW is above that.'],
  [{}, { asksRoom: true }, "Tell us the room's size and we'll check the 3.5 kW."],
  [{}, {}, 'No rule of thumb says whether 3.5 kW suits this room.'],
  [{}, { isWhole: true }, 'An installer measures the whole home and works out the size.'],
] as const)('of the size of %j beside %j the answer says what is known', (more, known, sentence) => {
  expect(said(more, known)).toEqual([sentence]);
});

it('a size that only the model says comes from our range, and is judged', () => {
  const sized = { ...product, cooling_capacity_kw: 3.5 };
  const ours = { product: sized, model: [sized], likely: { ...likely, to: 3 } };
  expect(said({ kw: null }, ours)[0]).toBe(
    'Alpine 3.5 kW: 3.5 kW of cooling, from our range. Rules of thumb say 2.0 to 3.0 kW for this size of room. 3.5 kW is above that.',
  );
  expect(said({ kw: null }, { ...ours, isWhole: true })[0]).toMatch(/from our range\. An installer measures/);
  expect(said({}, ours)[0]).toMatch(/^Rules of thumb/);
  const asked = questionsOf(words, weighQuote({ ...quote, kw: null }, { ...ours, cost: null })).map(plain);
  expect(asked).toContain('Why 3.5 kW, and can I have the reason in writing?');
  expect(said({ kw: null, model: 'Fujitsu 7kw' }, { likely, model: [] })[0]).toMatch(/room\. 7\.0 kW is above that\.$/);
});

it('nothing is said of a size that the quote doesn’t give', () => {
  expect(said({ kw: null }, { likely })).toEqual([]);
});

it('a model of the range has its price, and what is left for the work', () => {
  const [, price] = said({}, { product, model: [product] });
  expect(price).toBe(
    "Our price for Alpine 3.5 kW alone starts at $1,290. What's left for the work: up to $3,210 ($4,500 less $1,290).",
  );
  const [, open] = said({ includes: { ...yes, unit: 'unsaid' } }, { product, model: [product] });
  expect(open).toMatch(
    /up to \$3,210 \(\$4,500 less \$1,290\)\. That counts if the unit and its installation are in the total\.$/,
  );
});

it('a model of another capacity has a sentence, and no amount', () => {
  const larger = { ...product, cooling_capacity_kw: 5 };
  const [, other] = said({}, { product: larger, model: [larger] });
  expect(other).toBe('Our Alpine 3.5 kW has 5.0 kW, and the quote says 3.5 kW. Check the quote, or ask the installer.');
});

it('a total below the price of the unit has a sentence, and no negative amount', () => {
  const [, below] = said({ totalCents: 90_000 }, { product, model: [product] });
  expect(below).toBe(
    "Our price for Alpine 3.5 kW alone starts at $1,290. The quote's total isn't above that, so nothing would be left for the work. Ask what it covers.",
  );
});

it.each([
  [
    'none',
    [],
    "“AP-35” isn't in our range, so we have no price to set beside the total. That's no mark against the quote.",
  ],
  ['one of several', [product, product], '“AP-35” may be one of ours. Which one is it, if any?'],
  ['not known, because the range failed', 'failed', "We couldn't load our systems."],
] as const)('a model that is %s has a sentence', (_, model, sentence) => {
  expect(said({}, { model }).at(-1)).toBe(sentence);
});

const cost = { low: 2841, high: 4704 };
const installed = { product, model: [product], cost, isWhole: true };

it.each([
  [450_000, 'inside'],
  [250_000, 'below'],
  [100_000, 'below'],
  [500_000, 'above'],
])(
  'a total of %d cents for the same work is %s the installed price, after the price of the unit',
  (totalCents, place) => {
    const unit =
      totalCents < 129_000
        ? "The quote's total isn't above that, so nothing would be left for the work. Ask what it covers."
        : "What's left for the work: up to";
    expect(said({ totalCents }, installed).slice(1)).toEqual([
      expect.stringContaining(`Our price for Alpine 3.5 kW alone starts at $1,290. ${unit}`),
      `Our price for Alpine 3.5 kW, installed: $2,841 to $4,704, depending on your home. Your quote is ${place} that. Compare only when the same work is in both.`,
    ]);
  },
);

it.each(['electrical', 'unit', 'removal'] as const)('a total that may lack %s is compared with nothing', (item) => {
  for (const part of ['no', 'unsaid'] as const)
    expect(said({ includes: { ...yes, [item]: part } }, installed).at(-1)).toBe(
      'Our own price for the whole job with Alpine 3.5 kW is $2,841 to $4,704. Compare only when the same work is in both.',
    );
});

it('a quote without a model says what it takes to compare its total', () => {
  expect(said({ model: '' }, { isWhole: true }).slice(1)).toEqual([
    "Add the maker and model. If it's in our range, we show our price beside the total.",
  ]);
});

it('every item to ask is a question, whatever the quote says', () => {
  for (const answer of SAID) {
    const includes = { unit: answer, installation: answer, electrical: answer, removal: answer, certificates: answer };
    for (const [kw, totalCents] of [
      [null, 1],
      [1, 300_000],
      [3.5, 900_000],
    ] as const) {
      const one = { ...quote, kw, includes, model: '', totalCents };
      const questions = questionsOf(words, weighQuote(one, { likely, product, cost: { low: 2000, high: 5000 } }));
      expect(questions.length).toBeGreaterThan(1);
      for (const question of questions) expect(question).toMatch(/\?$/);
    }
  }
});

it('metres of pipe are always asked for: with the installation, or by themselves once it is in the total', () => {
  const asked = (installation: 'yes' | 'no' | 'unsaid') => {
    const one = { ...quote, includes: { ...yes, installation } };
    return questionsOf(words, weighQuote(one, { likely: null, product: null, cost: null })).join(' ');
  };
  expect(asked('yes')).toContain('How many metres of pipe are included');
  expect(asked('unsaid')).toContain('installation, and how many metres of pipe?');
  expect(asked('unsaid')).not.toContain('metres of pipe are included');
  expect(asked('no')).not.toContain('metres of pipe');
});

it('no sentence judges a price or promises one', () => {
  const all = JSON.stringify(QUOTE_MESSAGES);
  expect(all).not.toMatch(/\bfair|too (dear|expensive)|overpriced|good (deal|price)|cheap|\bfinal|\bfixed|\bsave/i);
});

it('the mail is addressed to nobody, and names the quote in its subject and first line', () => {
  const letter = letterOf(words, quote, ['Does the price include the unit?', 'Why & how?']);
  const address = new URL(mailAddress(letter));
  expect([address.protocol, address.pathname]).toEqual(['mailto:', '']);
  expect(address.searchParams.get('subject')).toBe('Questions about your quote: AP-35, $4,500');
  expect(address.searchParams.get('body')).toBe(
    'Before I sign your quote (AP-35, $4,500), please tell me:\r\n- Does the price include the unit?\r\n- Why & how?',
  );
});

it('a model with signs of an address stands whole in the subject of the mail', () => {
  const { searchParams } = new URL(mailAddress(letterOf(words, { ...quote, model: 'A&B #1 100%?' }, [])));
  expect(searchParams.get('subject')).toBe('Questions about your quote: A&B #1 100%?, $4,500');
});

it.each([
  [{ model: '' }, '3.5 kW, $4,500'],
  [{ model: '', kw: null, total: '4,500.50 AUD', totalCents: 450_050 }, '4,500.50 AUD'],
])('a quote with %j is named %j', (more, name) => {
  expect(plain(letterOf(words, { ...quote, ...more }, []).title)).toBe(`Questions about your quote: ${name}`);
});

it('a sheet of quotes gets what the quote says, and nothing for what it doesn’t', () => {
  const includes = { ...newQuote().includes, electrical: 'no' } as const;
  expect(sheetTexts(words, { ...quote, includes }, null)).toEqual({
    model: 'AP-35',
    capacity: '',
    total: '$4,500',
    unit: '',
    installation: '',
    switchboard: 'No',
    removal: '',
  });
});

it('an enquiry takes the quote along line by line', () => {
  const lines = quoteLines(words, { ...quote, includes: { ...newQuote().includes, unit: 'yes' } }).split('\n');
  expect(lines).toEqual([
    'Cooling capacity, kW: 3.5',
    'Total, with GST: $4,500',
    'The unit: Yes',
    'Installation: Not said',
    'Electrical work: Not said',
    'Removal of the old system: Not said',
    'Certificates: Not said',
    'Maker and model: AP-35',
  ]);
});
