import { expect, it } from 'vitest';
import { productWith } from '../../../../tests/samples/anyProduct.ts';
import german from '../../../words/languages/de.json' with { type: 'json' };
import { ENGLISH_WORDS as words } from '../../../words/words.ts';
import { newQuote, type Quote, SAID } from '../rules/quote.ts';
import { type BesideQuote, weighQuote } from '../rules/weighQuote.ts';
import { QUOTE_MESSAGES } from './messages.ts';
import { quoteLines } from './quoteLines.ts';
import { mailAddress, type QuotedModel, type QuotedRooms, questionsOf, quoteSays } from './quoteText.ts';

const yes = { unit: 'yes', installation: 'yes', electrical: 'yes', removal: 'yes', certificates: 'yes' } as const;
const quote: Quote = { kw: 3.5, total: '$4,500', totalCents: 450_000, model: 'AP-35', includes: yes };
const product = productWith({
  system_type: 'split',
  title: 'Alpine 3.5 kW',
  price_from_aud: 1290,
  price_includes: 'supply_only',
});
const likely = { kw: 3.8, from: 2, to: 6 };
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

function said(
  more: Partial<Quote>,
  known: Partial<BesideQuote> & { readonly model?: QuotedModel; readonly rooms?: QuotedRooms } = {},
): readonly string[] {
  const { model = null, rooms = 'known', ...of } = known;
  const beside = { likely: null, product: null, cost: null, ...of };
  const one = { ...quote, ...more };
  return quoteSays(words, one, weighQuote(one, beside), { ...beside, model, rooms }).map(plain);
}

it.each([
  [
    {},
    { likely },
    'For this size of room, rules of thumb say 2.0 to 6.0 kW. The 3.5 kW in the quote is inside that. Rules of thumb are rough: an installer works out the size.',
  ],
  [{ kw: 7 }, { likely }, /The 7\.0 kW in the quote is above that\./],
  [{}, {}, "No rule of thumb covers the room, so we can't say whether 3.5 kW suits it."],
  [{}, { rooms: 'unknown' }, "We don't know how big the room is, so we can't say whether 3.5 kW suits it."],
  [{ kw: null }, { likely }, "The quote doesn't give its kW, so we can't say whether it suits the room."],
  [{}, { rooms: 'whole' }, 'An installer measures the whole home and works out the size.'],
] as const)('of the size of %j beside %j the answer says what is known', (more, known, sentence) => {
  const [size] = said(more, known);
  expect(size).toMatch(
    typeof sentence === 'string' ? new RegExp(`^${sentence.replaceAll(/[.?]/g, '\\$&')}$`) : sentence,
  );
});

it('a model of the range has its price, and what is left for the work', () => {
  const [, price] = said({}, { product, model: product });
  expect(price).toBe("Our price for Alpine 3.5 kW alone starts at $1,290. What's left for the work: up to $3,210.");
  const [, open] = said({ includes: { ...yes, unit: 'unsaid' } }, { product, model: product });
  expect(open).toMatch(/up to \$3,210\. That counts if the unit and its installation are in the total\.$/);
});

it('a model of another capacity has a sentence, and no amount', () => {
  const larger = { ...product, cooling_capacity_kw: 5 };
  const [, other] = said({}, { product: larger, model: larger });
  expect(other).toBe(
    'Alpine 3.5 kW is in our range with 5.0 kW, and the quote says 3.5 kW. One of them may be a slip.',
  );
});

it('a total below the price of the unit has a sentence, and no negative amount', () => {
  const [, below] = said({ totalCents: 90_000 }, { product, model: product });
  expect(below).toBe("Our price for Alpine 3.5 kW alone starts at $1,290. The total isn't above that.");
});

it.each([
  ['none', /^We found no “AP-35” among our models/],
  ['several', /^Several of our systems match “AP-35”/],
  ['failed', /^We couldn't load our range/],
  ['loading', /^We're looking up the model/],
] as const)('a model that is %s has a sentence', (model, sentence) => {
  expect(said({}, { model })[1]).toMatch(sentence);
});

it('the total is set beside the price list with its condition', () => {
  const cost = { low: 2841, high: 4704 };
  const [, , inside] = said({}, { product, model: product, cost });
  expect(inside).toBe(
    'By our price list it comes to $2,841 to $4,704 installed, as far as we know the home. The total is inside that.',
  );
  const [, , open] = said({ includes: { ...yes, installation: 'unsaid' } }, { product, model: product, cost });
  expect(open).toMatch(/That counts if the unit and its installation are in the total\.$/);
});

it('every item to ask is a question, whatever the quote says', () => {
  for (const answer of SAID) {
    const includes = { unit: answer, installation: answer, electrical: answer, removal: answer, certificates: answer };
    for (const kw of [null, 1, 3.5]) {
      const one = { ...quote, kw, includes, model: '', totalCents: 1 };
      const questions = questionsOf(words, one, weighQuote(one, { likely, product, cost: null }));
      expect(questions.length).toBeGreaterThan(1);
      for (const question of questions) expect(question).toMatch(/\?$/);
    }
  }
  const asked = Object.entries(german).filter(([key]) => /^quote\.ask\./.test(key));
  expect(asked.map(([, text]) => String(text)).filter((text) => !text.endsWith('?'))).toEqual([]);
});

it('no sentence judges a price or promises one', () => {
  const all = JSON.stringify([QUOTE_MESSAGES, Object.entries(german).filter(([key]) => key.startsWith('quote.'))]);
  expect(all).not.toMatch(/\bfair|too (dear|expensive)|overpriced|good (deal|price)|cheap|\bfinal|\bfixed|\bsave/i);
  expect(all).not.toMatch(/zu teuer|überteuert|günstig|Festpreis|endgültig|sparen/i);
});

it('the mail is addressed to nobody and holds the questions alone', () => {
  const address = new URL(mailAddress(words, ['Is the unit in the total?', 'Why & how?']));
  expect([address.protocol, address.pathname]).toEqual(['mailto:', '']);
  expect(address.searchParams.get('subject')).toBe('Questions about your quote');
  expect(address.searchParams.get('body')).toBe(
    'Before I sign, please tell me:\r\n- Is the unit in the total?\r\n- Why & how?',
  );
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
