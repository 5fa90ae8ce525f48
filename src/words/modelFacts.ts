import type { Product } from '../catalogue/product.ts';
import { judge } from '../matching/judge.ts';
import { type Model, productOf, shownSizes } from '../matching/models.ts';
import type { Judgement } from '../matching/verdict.ts';
import type { AskedJob } from '../matching/way.ts';
import type { Answers } from '../questionnaire/question.ts';
import { boughtText, priceTexts, sizesText } from './boughtWords.ts';
import { MATCHES } from './english/matches.ts';
import { PRODUCT } from './english/product.ts';
import { figureRange, modelTitle, sizeText } from './modelWords.ts';
import { furtherFacts, keyFacts, kindAndPlace, type NamedValue, orderFacts, priceText } from './productWords.ts';
import { REASON_KINDS, type ReasonGroup, reasonGroups, reasonKind } from './reasonGroups.ts';
import type { Words } from './words.ts';

/** The product that represents a model, with the model's title and without the facts that differ between the sizes shown. */
export function commonFacts(model: Model): Product {
  const product = productOf(model);
  const differing = (Object.keys(product) as (keyof Product)[]).filter((key) => differs(model, key));
  const blanks = Object.fromEntries(differing.map((key) => [key, null]));
  return { ...product, ...blanks, id: product.id, title: modelTitle(model) };
}

/** True if the sizes shown of a model differ in a fact. */
export function differs(model: Model, key: keyof Product): boolean {
  return new Set(shownSizes(model).map((size) => JSON.stringify(size[key]))).size > 1;
}

/** One text about a model: the same for each size shown, or "depends on the size". */
export function sameText(words: Words, model: Model, textOf: (product: Product) => string): string {
  const [text = '', ...others] = new Set(shownSizes(model).map(textOf));
  return others.length === 0 ? text : words.of(PRODUCT)('value.bySize');
}

/** The figures of a model. While nothing decides its size: ranges, shared facts, and the names of facts that depend on the size. */
export function modelFacts(words: Words, model: Model): readonly NamedValue[] {
  const say = words.of(PRODUCT);
  const perSize = shownSizes(model).map(
    (size) =>
      new Map(
        [keyFacts, furtherFacts, orderFacts]
          .flatMap((some) => some(words, size))
          .map((fact) => [fact.name, fact.value]),
      ),
  );
  const ranges = new Map([
    [say('fact.cooling'), figureRange(words, model, (one) => one.cooling_capacity_kw, 'kW')],
    [say('fact.heating'), figureRange(words, model, (one) => one.heating_capacity_kw, 'kW')],
  ]);
  const facts = [...new Set(perSize.flatMap((facts) => [...facts.keys()]))].map((name) => {
    const [value, ...others] = new Set(perSize.map((facts) => facts.get(name)));
    return { name, value: ranges.get(name) ?? (others.length === 0 ? value : undefined) };
  });
  const open = facts.filter(({ value }) => value === undefined).map(({ name }) => name);
  return [
    ...facts.flatMap(({ name, value }) => (value === undefined ? [] : [{ name, value }])),
    ...(open.length > 0 ? [{ name: say('fact.bySize'), value: open.join(', ') }] : []),
  ];
}

/** "Split, indoor unit on the wall": the facts that all sizes shown share. */
export function modelKind(words: Words, model: Model): string {
  return kindAndPlace(words, commonFacts(model));
}

/** The price of each unit itself, a detail beside the price of the job; none while its size is open, or without a price. */
export function unitPrice(words: Words, { size }: Model, count: number): readonly NamedValue[] {
  const value = size && priceText(words, size);
  return value ? [{ name: words.of(PRODUCT)(count > 1 ? 'fact.unitPrice.each' : 'fact.unitPrice'), value }] : [];
}

/** "Compact Ducted, Slim ducted, $9,900 to $13,900 installed": a job in one line. */
export function boughtLine(words: Words, models: readonly [Model, ...Model[]], job: AskedJob): string {
  const size = models.some((model) => model.size === null) && sizesText(words, models);
  const prices = priceTexts(words, models, job).map(({ text }) => text);
  return [boughtText(words, models), modelKind(words, models[0]), size, ...prices].filter(Boolean).join(', ');
}

/** The judgements by what was asked: a system whose zones do more does that too. */
function judgeAsked(product: Product, answers: Answers): readonly Judgement[] {
  return judge(product, answers).map((one) => (reasonKind(one) === 'extra' ? { ...one, verdict: 'fits' } : one));
}

/**
 * The reasons for and against a model, by what was asked. Those for it hold for all sizes shown; those against it hold for at least
 * one size, which is named unless they hold for all.
 */
export function modelReasons(words: Words, model: Model, answers: Answers): readonly ReasonGroup[] {
  const sizes = shownSizes(model).map((size) => ({
    name: sizeText(words, { ...model, size }) ?? size.title,
    judgements: judgeAsked(size, answers),
  }));
  const fit = judgeAsked(commonFacts(model), answers).filter(
    ({ question, verdict }) =>
      verdict === 'fits' &&
      sizes.every(({ judgements }) => judgements.some((one) => one.question === question && one.verdict === 'fits')),
  );
  const others = sizes.flatMap(({ name, judgements }) => {
    const said = judgements.filter(({ verdict }) => verdict !== 'fits' && verdict !== 'unknown');
    return reasonGroups(words, said).map((group) => ({ ...group, name }));
  });
  const named = REASON_KINDS.map((kind) => {
    const of = others.filter((group) => group.kind === kind);
    const texts = [...new Set(of.flatMap((group) => group.texts))].map((text) => {
      const names = of.filter((group) => group.texts.includes(text)).map(({ name }) => name);
      if (names.length === sizes.length) return text;
      return words.of(MATCHES)('size.line', { size: words.list(names), reason: text });
    });
    return { kind, heading: of[0]?.heading ?? '', texts };
  });
  return [...reasonGroups(words, fit), ...named.filter(({ texts }) => texts.length > 0)];
}
