import type { Product } from '../../../catalogue/product.ts';
import { stateOf } from '../../../climate/stateOf.ts';
import type { HomeModel } from '../../../drawing/homeModel.ts';
import { mayBeShared } from '../../../drawing/homeModel.ts';
import type { Fact as PublishedFact } from '../../../facts/fact.ts';
import { LAWS, type Law } from '../../../facts/laws.ts';
import type { Chosen } from '../../../matching/shownModels.ts';
import type { Tenure } from '../../../questionnaire/tenure.ts';
import { boughtText, eachModel } from '../../../words/boughtWords.ts';
import { PRODUCT } from '../../../words/english/product.ts';
import { keepUnits } from '../../../words/keepUnits.ts';
import { modelKind, sameText } from '../../../words/modelFacts.ts';
import { sizeText } from '../../../words/modelWords.ts';
import { ownersName } from '../../../words/ownersName.ts';
import { type NamedValue, outdoorSize, outdoorSound } from '../../../words/productWords.ts';
import { readText } from '../../../words/sourceText.ts';
import type { Words } from '../../../words/words.ts';
import { QUOTE_NUMBERS, QUOTE_PARTS, type QuoteRow } from '../rules/quoteRows.ts';
import { PAPER } from './english.ts';

interface QuotePart {
  readonly part: keyof typeof QUOTE_PARTS;
  readonly heading: string;
  readonly rows: readonly { readonly row: QuoteRow; readonly text: string }[];
}

/** The questions for every installer that make totals comparable. */
export function quoteParts(words: Words): readonly QuotePart[] {
  const say = words.of(PAPER);
  return (Object.keys(QUOTE_PARTS) as (keyof typeof QUOTE_PARTS)[]).map((part) => ({
    part,
    heading: say(`paper.quotes.${part}`),
    rows: QUOTE_PARTS[part].map((row) => ({ row, text: say(`paper.quotes.${row}`) })),
  }));
}

/** The people who may have to approve. */
export type Approver = 'owners' | 'landlord';

/** Everyone who may have to agree: the landlord of somebody who rents, and the owners of a building that may be shared. */
export function approversOf(building: HomeModel['building'], tenure: Tenure | null): readonly Approver[] {
  return [
    ...(tenure === 'rent' ? (['landlord'] as const) : []),
    ...(mayBeShared(building) ? (['owners'] as const) : []),
  ];
}

/** A letter that asks for approval; a field without a value is filled in by hand. */
interface Letter {
  readonly title: string;
  readonly head: readonly NamedValue[];
  readonly ask: string;
  readonly system: { readonly heading: string; readonly facts: readonly NamedValue[] };
  readonly work: { readonly heading: string; readonly facts: readonly NamedValue[] };
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
export function letter(
  words: Words,
  models: Chosen['models'],
  approver: Approver,
  postcode: string,
  at: number,
): Letter {
  const say = words.of(PAPER);
  const sayProduct = words.of(PRODUCT);
  const blank = (name: string): NamedValue => ({ name, value: '' });
  const state = stateOf(postcode);
  const law = state && LAWS[state];
  const each = eachModel(models);
  const same = (textOf: (product: Product) => string): string =>
    [...new Set(each.map((model) => sameText(words, model, textOf)))].join('; ');
  const fact = (
    name: 'fact.cooling' | 'fact.outdoorUnit' | 'fact.sound' | 'fact.refrigerant' | 'fact.power',
    value: string,
  ): NamedValue => ({ name: sayProduct(name), value });
  const notGiven = sayProduct('value.notGiven');
  const power = same(({ phase }) =>
    phase === null ? '' : sayProduct(phase === 1 ? 'value.singlePhase' : 'value.threePhase'),
  );
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
        {
          name: [...new Set(each.map((model) => modelKind(words, model)))].join('; '),
          value: keepUnits(boughtText(words, models)),
        },
        ...(models.length > 1 ? [{ name: say('paper.letter.outdoor'), value: words.number(models.length) }] : []),
        ...(each.every(({ size }) => size)
          ? []
          : [{ name: say('paper.letter.size'), value: say('paper.letter.sizeOpen') }]),
        fact('fact.cooling', words.list(each.flatMap((model) => sizeText(words, model) ?? [])) || notGiven),
        fact(
          'fact.outdoorUnit',
          same((one) => outdoorSize(words, one) ?? notGiven),
        ),
        fact(
          'fact.sound',
          same((one) => outdoorSound(words, one)),
        ),
        fact(
          'fact.refrigerant',
          same((one) => one.refrigerant ?? notGiven),
        ),
        ...(power === '' ? [] : [fact('fact.power', power)]),
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
    law: law && lawText(words, law, approver, at),
  };
}

/** The law that a letter is about: named, with where and when it was read. */
function lawText(words: Words, law: PublishedFact<Law>, approver: Approver, at: number): string {
  const say = words.of(PAPER);
  const { state, owners, renting, byWork } = law.claim;
  const toOwners = byWork ? say('paper.letter.byWork', { law: owners }) : owners;
  return say('paper.letter.law', {
    state,
    law: approver === 'owners' ? toOwners : renting,
    source: law.source,
    read: readText(words, law, at),
  });
}

/** A place for handwriting, in a text. */
const BLANK = '________';

/** The letter as text for an email. */
export function letterText({ title, head, ask, system, work, please, sign, law }: Letter): string {
  const facts = (all: readonly NamedValue[]) => all.map(({ name, value }) => `${name}: ${value || BLANK}`).join('\n');
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

/**
 * The sheet for quotes as text for an email.
 * @param cells by row, one text for each quote
 */
export function quotesText(
  words: Words,
  models: Chosen['models'],
  cells: Readonly<Record<string, readonly string[]>> = {},
): string {
  const say = words.of(PAPER);
  const typed = (row: QuoteRow): string =>
    cells[row]?.some(Boolean)
      ? QUOTE_NUMBERS.map((number, index) => `${number}: ${cells[row]?.[index] || BLANK}`).join('; ')
      : BLANK;
  const parts = quoteParts(words).map(({ heading, rows }) =>
    [heading, ...rows.map(({ row, text }) => `- ${text}: ${typed(row)}`)].join('\n'),
  );
  const asked = say('paper.quotes.for', { title: keepUnits(boughtText(words, models)) });
  return [say('paper.quotes.title'), say('paper.quotes.lead'), asked, ...parts].join('\n\n');
}
