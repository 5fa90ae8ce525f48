import type { Product } from '../catalogue/product.ts';
import { APPROVAL_LAW, LAW_CHECKED } from '../climate/approvalLaw.ts';
import { stateOf } from '../climate/stateOf.ts';
import { PAPER } from './english/papers.ts';
import { PRODUCT } from './english/product.ts';
import { keepUnits } from './keepUnits.ts';
import { ownersName } from './ownersName.ts';
import { type Fact, kindAndPlace, orNotGiven, outdoorSize, outdoorSound } from './productWords.ts';
import type { Words } from './words.ts';

/** The rows of the sheet for three quotes, by the parts of a quote. */
const QUOTE_PARTS = {
  system: ['installer', 'model', 'capacity', 'sizing'],
  price: ['total', 'deposit'],
  work: ['pipe', 'bracket', 'switchboard', 'drain', 'access', 'removal', 'repair'],
  people: ['licences', 'certificates', 'warranty', 'start'],
} as const;

interface QuotePart {
  readonly heading: string;
  readonly rows: readonly string[];
}

/** What to ask every installer, so that totals can be compared. */
export function quoteParts(words: Words): readonly QuotePart[] {
  const say = words.of(PAPER);
  return Object.entries(QUOTE_PARTS).map(([part, rows]) => ({
    heading: say(`paper.quotes.${part as keyof typeof QUOTE_PARTS}`),
    rows: rows.map((row) => say(`paper.quotes.${row}`)),
  }));
}

/** Who is asked for approval. */
export type Approver = 'owners' | 'landlord';

/** A letter that asks for approval; a field without a value is filled in by hand. */
interface Letter {
  readonly title: string;
  readonly head: readonly Fact[];
  readonly ask: string;
  readonly system: { readonly heading: string; readonly facts: readonly Fact[] };
  readonly work: { readonly heading: string; readonly facts: readonly Fact[] };
  readonly please: { readonly heading: string; readonly lines: readonly string[] };
  readonly sign: string;
  /** The law, named and dated; null where the postcode tells no state. */
  readonly law: string | null;
}

/** "The owners corporation", by the state of a postcode; or the landlord. */
export function approverName(words: Words, approver: Approver, postcode: string): string {
  const say = words.of(PAPER);
  return approver === 'landlord'
    ? say('paper.letter.landlord')
    : say('paper.letter.owners', { body: ownersName(words, postcode) });
}

/**
 * The letter to a landlord, or to the owners of a building. It asks, and claims no right: what approval takes depends on the state, the
 * by-laws and the lease.
 * @param postcode of the home, as typed
 * @param at when the letter is written: milliseconds since 1970
 */
export function letter(words: Words, product: Product, approver: Approver, postcode: string, at: number): Letter {
  const say = words.of(PAPER);
  const sayProduct = words.of(PRODUCT);
  const blank = (name: string): Fact => ({ name, value: '' });
  const state = stateOf(postcode);
  const law = state && APPROVAL_LAW[state];
  const { phase, refrigerant } = product;
  return {
    title: say('paper.letter.title'),
    head: [
      { name: say('paper.letter.to'), value: approverName(words, approver, postcode) },
      blank(say('paper.letter.from')),
      blank(say('paper.letter.address')),
      { name: say('paper.letter.date'), value: words.day(at) },
    ],
    ask: say('paper.letter.ask'),
    system: {
      heading: say('paper.letter.system'),
      facts: [
        { name: kindAndPlace(words, product), value: keepUnits(product.title) },
        { name: sayProduct('fact.cooling'), value: orNotGiven(words, product.cooling_capacity_kw, 'kW') },
        {
          name: sayProduct('fact.outdoorUnit'),
          value: outdoorSize(words, product) ?? sayProduct('value.notGiven'),
        },
        { name: sayProduct('fact.sound'), value: outdoorSound(words, product) },
        { name: sayProduct('fact.refrigerant'), value: refrigerant ?? sayProduct('value.notGiven') },
        ...(phase === null
          ? []
          : [
              {
                name: sayProduct('fact.power'),
                value: sayProduct(phase === 1 ? 'value.singlePhase' : 'value.threePhase'),
              },
            ]),
      ],
    },
    work: {
      heading: say('paper.letter.work'),
      facts: (['place', 'route', 'drain', 'installer', 'when'] as const).map((row) =>
        blank(say(`paper.letter.${row}`)),
      ),
    },
    please: {
      heading: say('paper.letter.please'),
      lines: [
        say('paper.letter.conditions'),
        ...(approver === 'owners'
          ? [say('paper.letter.process')]
          : [say('paper.letter.shared', { body: ownersName(words, postcode) }), say('paper.letter.end')]),
        say('paper.letter.access'),
      ],
    },
    sign: say('paper.letter.sign'),
    law: law
      ? say('paper.letter.law', {
          state: law.state,
          law: approver === 'owners' ? law.owners : law.renting,
          site: law.site,
          date: words.month(LAW_CHECKED),
        })
      : null,
  };
}

/** A place for handwriting, in a text. */
const BLANK = '________';

/** The letter as text for an email. */
export function letterText({ title, head, ask, system, work, please, sign, law }: Letter): string {
  const facts = (all: readonly Fact[]) => all.map(({ name, value }) => `${name}: ${value || BLANK}`).join('\n');
  return [
    title,
    facts(head),
    ask,
    `${system.heading}\n${facts(system.facts)}`,
    `${work.heading}\n${facts(work.facts)}`,
    `${please.heading}\n${please.lines.map((line) => `- ${line}`).join('\n')}`,
    `${sign}\n\n${BLANK}`,
    ...(law ? [law] : []),
  ].join('\n\n');
}
