import type { Product } from '../catalogue/product.ts';
import type { Zone } from '../climate/zone.ts';
import { areAlike } from '../matching/comparable.ts';
import { judge } from '../matching/judge.ts';
import { modelOfSize } from '../matching/models.ts';
import type { Judgement } from '../matching/verdict.ts';
import type { Answers } from '../questionnaire/question.ts';
import { conclusion } from './adviceText.ts';
import { comparedFigures } from './comparedFigures.ts';
import type { ComparedRow } from './comparedRow.ts';
import { COMPARE } from './english/compare.ts';
import { PRODUCT } from './english/product.ts';
import { controls, type Fact, furtherFacts, kindAndPlace } from './productWords.ts';
import { titleOf } from './questionWords.ts';
import { reasonKind, relevant } from './reasonGroups.ts';
import { reasonText } from './reasonText.ts';
import type { Words } from './words.ts';

export interface Comparison {
  /** Who should take which, a sentence each; empty where nothing decides. */
  readonly conclusion: readonly { readonly title: string; readonly text: string }[];
  /** Why some figures can't be set against each other; empty where they can. */
  readonly note: string;
  readonly differs: readonly ComparedRow[];
  readonly same: readonly ComparedRow[];
}

/**
 * Compares systems side by side and separates differences from common facts. The conclusion comes first, then the figures that
 * decide, the verdicts on the visitor's answers, and other facts. A fact that only one system gives is a difference; it comes
 * after those that several give.
 * @param zone for energy; without one, energy is left out
 * @param tariff cents per kWh; null for usual ones
 */
export function compareSystems(
  words: Words,
  products: readonly Product[],
  answers: Answers,
  zone: Zone | null,
  tariff: number | null,
): Comparison {
  const rows = [
    ...comparedFigures(words, products, zone, tariff),
    ...answerRows(words, products, answers),
    ...factRows(
      words,
      products.map((product) => otherFacts(words, product)),
    ),
  ];
  const say = words.of(COMPARE);
  const unknown = say('compare.unknown');
  // A price on request isn't unknown, so the price stays first.
  const isAlone = ({ values }: ComparedRow): boolean => values.filter(({ text }) => text !== unknown).length < 2;
  const different = rows.filter(differs);
  return {
    conclusion: conclusion(
      words,
      products.map((product) => modelOfSize(product)),
      { answers, zone },
    ).map(({ model, text }) => ({ title: model.best.title, text })),
    note: areAlike(products) ? '' : say('compare.apart'),
    differs: [...different.filter((row) => !isAlone(row)), ...different.filter(isAlone)],
    same: rows.filter((row) => !differs(row)),
  };
}

/** A value without a bar. */
const PLAIN = { isKnown: true, share: null, tag: '', detail: '' };

/** Every system is judged by the same answers, and an answer is relevant for all or none: the questions are the same. */
function answerRows(words: Words, products: readonly Product[], answers: Answers): readonly ComparedRow[] {
  const judged = products.map((product) => relevant(judge(product, answers)));
  return (judged[0] ?? []).map(({ question }, index) => ({
    name: titleOf(words, question),
    note: '',
    look: 'text',
    values: judged.flatMap((judgements) => {
      const judgement = judgements[index];
      if (!judgement) return [];
      const text = reasonText(words, judgement);
      return [{ text, key: verdictKey(judgement), verdict: reasonKind(judgement), ...PLAIN }];
    }),
  }));
}

/** The verdict, with the facts in its reason that no other row has. Other reasons for one verdict differ only in words. */
function verdictKey(judgement: Judgement): string {
  const { reason } = judgement;
  const fact = reason.id === 'zones' ? reason.level : reason.id === 'controls' ? JSON.stringify(reason) : '';
  return `${reasonKind(judgement)} ${fact}`;
}

function otherFacts(words: Words, product: Product): readonly Fact[] {
  const say = words.of(PRODUCT);
  const { heating_capacity_kw: heating } = product;
  // The size of the outdoor unit has a row among the figures.
  const further = furtherFacts(words, { ...product, outdoor_width_mm: null, outdoor_sound_pressure_dba: null });
  const named = (...keys: readonly ('fact.zones' | 'fact.warranty' | 'fact.model')[]) =>
    further.filter(({ name }) => keys.some((key) => say(key) === name));
  const isRest = (fact: Fact): boolean => !named('fact.zones', 'fact.warranty', 'fact.model').includes(fact);
  const facts = [
    ...named('fact.zones', 'fact.warranty'),
    { name: say('fact.controls'), value: product.controls && controls(words, product) },
    { name: say('fact.kind'), value: kindAndPlace(words, product) },
    { name: say('fact.heating'), value: heating === null ? null : words.unit(heating, 'kW') },
    ...further.filter(isRest),
    ...named('fact.model'),
  ];
  return facts.flatMap(({ name, value }) => (value === null ? [] : [{ name, value }]));
}

/** The facts of all systems by name. Two facts that are reworded to one name share a row. */
function factRows(words: Words, facts: readonly (readonly Fact[])[]): readonly ComparedRow[] {
  const unknown = words.of(COMPARE)('compare.unknown');
  const names = [...new Set(facts.flat().map(({ name }) => name))];
  return names.map((name) => ({
    name,
    note: '',
    look: 'text',
    values: facts.map((of) => {
      const named = of.filter((fact) => fact.name === name).map(({ value }) => value);
      const text = named.join(', ') || unknown;
      return { text, key: text, verdict: null, ...PLAIN, isKnown: named.length > 0 };
    }),
  }));
}

function differs({ values }: ComparedRow): boolean {
  return new Set(values.map(({ key }) => key)).size > 1;
}
