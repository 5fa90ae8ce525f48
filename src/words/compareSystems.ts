import type { Product } from '../catalogue/product.ts';
import type { Zone } from '../climate/zone.ts';
import { judge } from '../matching/judge.ts';
import type { Answers } from '../questionnaire/question.ts';
import { starFacts } from './energyWords.ts';
import { PRODUCT } from './english/product.ts';
import { type Fact, furtherFacts, keyFacts, kindAndPlace, priceText } from './productWords.ts';
import { titleOf } from './questionWords.ts';
import { type ReasonKind, reasonKind, telling } from './reasonGroups.ts';
import { reasonText } from './reasonText.ts';
import type { Words } from './words.ts';

/** A figure of one system, or the verdict on an answer with its reason. */
export interface ComparedValue {
  readonly text: string;
  readonly verdict: ReasonKind | null;
}

/** One row of a comparison, with a value for each system in their order. */
export interface ComparedRow {
  readonly name: string;
  readonly values: readonly ComparedValue[];
}

export interface Comparison {
  readonly differs: readonly ComparedRow[];
  readonly same: readonly ComparedRow[];
}

/**
 * Compares systems side by side and separates differences from common facts. A fact that only one system gives is a
 * difference. The visitor's answers come first, each with its verdict.
 */
export function compareSystems(
  words: Words,
  products: readonly Product[],
  answers: Answers,
  zone: Zone | null,
): Comparison {
  const rows = [
    ...answerRows(words, products, answers),
    ...factRows(
      words,
      products.map((product) => factsOf(words, product, zone)),
    ),
  ];
  return { differs: rows.filter(differs), same: rows.filter((row) => !differs(row)) };
}

/** Every system is judged by the same answers, and an answer is telling for all or none: the questions are the same. */
function answerRows(words: Words, products: readonly Product[], answers: Answers): readonly ComparedRow[] {
  const judged = products.map((product) => telling(judge(product, answers)));
  return (judged[0] ?? []).map(({ question }, index) => ({
    name: titleOf(words, question),
    values: judged.flatMap((judgements) => {
      const judgement = judgements[index];
      return judgement ? [{ text: reasonText(words, judgement), verdict: reasonKind(judgement) }] : [];
    }),
  }));
}

function factsOf(words: Words, product: Product, zone: Zone | null): readonly Fact[] {
  const say = words.of(PRODUCT);
  return [
    { name: say('fact.kind'), value: kindAndPlace(words, product) },
    ...keyFacts(words, product),
    ...(zone ? starFacts(words, product, zone) : []),
    { name: say('fact.price'), value: priceText(words, product) ?? say('value.notGiven') },
    ...furtherFacts(words, product),
  ];
}

/**
 * The facts of all systems by name; a missing fact shows as "not given". Two facts that are reworded to one name share
 * a row.
 */
function factRows(words: Words, facts: readonly (readonly Fact[])[]): readonly ComparedRow[] {
  const notGiven = words.of(PRODUCT)('value.notGiven');
  const names = [...new Set(facts.flat().map(({ name }) => name))];
  return names.map((name) => ({
    name,
    values: facts.map((of) => ({
      text:
        of
          .filter((fact) => fact.name === name)
          .map(({ value }) => value)
          .join(', ') || notGiven,
      verdict: null,
    })),
  }));
}

function differs({ values }: ComparedRow): boolean {
  return new Set(values.map(({ text }) => text)).size > 1;
}
