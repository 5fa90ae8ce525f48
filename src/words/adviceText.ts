import type { Beside, ModelAdvice } from '../matching/advice.ts';
import { type Amount, type Basis, type Difference, type DifferenceId, differences } from '../matching/differences.ts';
import { sizeKw } from '../matching/families.ts';
import { type Model, systemKind } from '../matching/models.ts';
import { type LikelySize, nearestSize, sizeFit } from '../matching/size.ts';
import { ADVICE } from './english/advice.ts';
import { PRODUCT } from './english/product.ts';
import { dollarRange, namesInSentence, unitRange } from './modelWords.ts';
import { controlNames } from './reasonText.ts';
import type { Words } from './words.ts';

/** More reasons make a sentence too long to take in. */
const MAX_REASONS = 2;

/** A difference in a figure is a clause about "it" ("costs $400 less"), any other a thing that one gets ("a mobile app"). */
const CLAUSES: {
  readonly [Id in DifferenceId]: (words: Words, difference: Extract<Difference, { id: Id }>) => readonly string[];
} = {
  price: (words, { gain, amount }) => [words.of(ADVICE)(way('price', gain), { amount: dollarRange(words, ...amount) })],
  sound: (words, { gain, amount: [least, most] }) => {
    const amount = unitRange(words, Math.round(least), Math.round(most), 'dB(A)');
    return [words.of(ADVICE)(way('sound', gain), { amount })];
  },
  zones: (words, { gain, level }) => [words.of(ADVICE)(`${gain ? 'gain' : 'cost'}.zones.${level}`)],
  control: (words, { gain, controls, isExtra }) => {
    const say = words.of(ADVICE);
    if (isExtra) return [say('cost.extra', { controls: controlNames(words, controls) })];
    if (gain) return controls.map((control) => controlNames(words, [control]));
    const names = controls.map((control) => say(`cost.control.${control}`));
    return [say('cost.control', { controls: words.list(names) })];
  },
  energy: (words, { gain, amount, use }) => {
    const say = words.of(ADVICE);
    const share = shareText(words, amount);
    if (use === 'both') return [say(way('energy', gain), { share })];
    return [say(gain ? 'gain.energy.part' : 'cost.energy.part', { share, use: say(`use.${use}`) })];
  },
  warranty: (words, { gain, years }) => [
    words.of(ADVICE)(way('warranty', gain), { years: words.of(PRODUCT)('value.years', { count: years }) }),
  ],
  known: (words, { gain }) => [words.of(ADVICE)(way('known', gain))],
};

function way<const Id extends DifferenceId>(id: Id, gain: boolean): `gain.${Id}` | `cost.${Id}` {
  return gain ? `gain.${id}` : `cost.${id}`;
}

function clausesOf(words: Words, found: readonly Difference[]): readonly string[] {
  return found.flatMap((one) =>
    (CLAUSES[one.id] as (words: Words, difference: Difference) => readonly string[])(words, one),
  );
}

/** A reason in a few words: "costs $400 less", "$400 more", "a mobile app", "mobile app not included". */
export function reasonClause(words: Words, difference: Difference): string {
  return words.list(clausesOf(words, [difference]));
}

/** One reason for or against a system compared with another: "Costs $400 less than the Wall Split.", "Has a mobile app." */
export function reasonThan(words: Words, difference: Difference, other: string): string {
  const say = words.of(ADVICE);
  const text = difference.gain ? gainsOf(words, [difference]) : reasonClause(words, difference);
  const isCompared = isFigure(difference) || difference.id === 'known';
  return sentence(words, isCompared ? say('advice.than', { clause: text, other }) : text);
}

/** A gain in a sentence of its own: "Has a mobile app." */
export function gainSentence(words: Words, difference: Difference): string {
  return sentence(words, gainsOf(words, [difference]));
}

/** A reason as data, for a program: its id and its words. */
export interface WordedReason {
  readonly id: DifferenceId;
  /** "costs $400 less", "a mobile app"; for a cost "$400 more", "mobile app not included". */
  readonly text: string;
}

/** A system's gains and costs, in the order of the reasons. */
export function wordedReasons(
  words: Words,
  found: readonly Difference[],
): { readonly gain: readonly WordedReason[]; readonly cost: readonly WordedReason[] } {
  const worded = (gain: boolean) =>
    found.filter((one) => one.gain === gain).map((one) => ({ id: one.id, text: reasonClause(words, one) }));
  return { gain: worded(true), cost: worded(false) };
}

/** "Costs $400 less. No mobile app." */
export function tradeoffText(words: Words, found: readonly Difference[]): string {
  return capital(words, afterName(words, found));
}

/** The same after the name of the model: "costs $400 less. No mobile app." */
function afterName(words: Words, found: readonly Difference[]): string {
  const costs = clausesOf(words, reasonsOf(found, false)).join(', ');
  const gains = gainsOf(words, reasonsOf(found, true));
  return [gains && words.of(ADVICE)('advice.plain', { clauses: gains }), costs && sentence(words, costs)]
    .filter(Boolean)
    .join(' ');
}

/** The reason to start with a system: its gains and costs compared with the systems beside it. */
export function startText(words: Words, advice: ModelAdvice, likely: LikelySize | null = null): string {
  const say = words.of(ADVICE);
  const { first, beside, next, only, isUnrivalled } = advice;
  if (only || !next) return say(only === 'installed' ? 'advice.here' : `advice.only.${systemKind(first)}`);
  const equals = beside.filter(({ isEqual }) => isEqual).length;
  const isAlone = beside.length === 0;
  const isSmall = first.size && sizeFit(first.size, likely) === 'small';
  return [
    equals > 0 ? say(equals === 1 ? 'advice.equal.two' : 'advice.equal.three') : '',
    isAlone ? rivalText(words, advice, next, likely) : besideText(words, first, next),
    isAlone && isUnrivalled && !isSmall ? say(first.size ? 'advice.none' : 'advice.none.sized') : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The first model's gains over another one. A second model beside it has its own card. */
function besideText(words: Words, first: Model, beside: Beside): string {
  const say = words.of(ADVICE);
  const { model, against, isEqual } = beside;
  const [, title = ''] = namesInSentence([first, model]);
  const gains = gainsOf(words, reasonsOf(against, true));
  const its = gainsOf(words, reasonsOf(beside.differences, true));
  if (gains === '') return say('advice.that', { title, clauses: its });
  return isEqual && its ? say('advice.pair', { gains, costs: its, title }) : gainText(words, first, beside);
}

/** The first model's gains over one that isn't better in anything. A smaller, cheaper one doesn't count as better. */
function rivalText(
  words: Words,
  { first, dependsOnSize }: ModelAdvice,
  rival: Beside,
  likely: LikelySize | null,
): string {
  if (rival.against.some(({ gain }) => gain)) return gainText(words, first, rival);
  const say = words.of(ADVICE);
  const other = otherText(words, first, rival.model, rival.against);
  if (!rival.isAlike) {
    const isNearer =
      likely && first.size && rival.model.size && nearestSize([rival.model.size, first.size], likely) === first.size;
    return isNearer ? say('advice.nearer', { other }) : say('advice.otherSize');
  }
  return say(dependsOnSize ? 'advice.bySize' : 'advice.same', { other });
}

/** "It costs $400 less than the Wall Split, and you get a mobile app. Against it: 3 dB(A) louder outdoors." */
function gainText(words: Words, first: Model, { model, against }: Beside): string {
  const say = words.of(ADVICE);
  const other = otherText(words, first, model, against);
  const gains = reasonsOf(against, true);
  const costs = reasonsOf(against, false);
  const clauses = words.list(clausesOf(words, gains.filter(isFigure)));
  const things = words.list(
    clausesOf(
      words,
      gains.filter((one) => !isFigure(one)),
    ),
  );
  const [only, ...more] = costs;
  if (only?.id === 'price' && more.length === 0 && !clauses)
    return say('advice.worth', { price: dollarRange(words, ...only.amount), other, things });
  const gain = clauses
    ? say(things ? 'advice.gain.more' : 'advice.gain', { clauses, other, things })
    : say('advice.get', { other, things });
  return only ? `${gain} ${say('advice.against', { costs: clausesOf(words, costs).join(', ') })}` : gain;
}

/**
 * The gains and costs of each model compared with all others: a sentence for each model with a gain. It continues after the model's
 * name.
 */
export function conclusion(
  words: Words,
  models: readonly Model[],
  basis: Basis,
): readonly { readonly model: Model; readonly text: string }[] {
  return models.flatMap((model) => {
    const found = differences(
      models.filter((other) => other !== model),
      model,
      basis,
    );
    return found.some(({ gain }) => gain) ? [{ model, text: afterName(words, found) }] : [];
  });
}

/** The gains, or the costs, that visitors care about most. */
function reasonsOf(found: readonly Difference[], gain: boolean): readonly Difference[] {
  return found.filter((one) => one.gain === gain).slice(0, MAX_REASONS);
}

/** Gains as clauses about "it": "costs $400 less and has a mobile app". */
function gainsOf(words: Words, gains: readonly Difference[]): string {
  const things = words.list(
    clausesOf(
      words,
      gains.filter((one) => !isFigure(one)),
    ),
  );
  const has = things ? [words.of(ADVICE)('advice.has', { things })] : [];
  return words.list([...clausesOf(words, gains.filter(isFigure)), ...has]);
}

/** True for a difference in a figure that grows with size. */
function isFigure(difference: Difference): boolean {
  return 'amount' in difference;
}

/**
 * "the Wall Split", "the Wall Split 2.5 kW" for another size, "the one with room zones" if the names begin alike; "…, size for
 * size" if a size is open.
 */
export function otherText(words: Words, one: Model, other: Model, found: readonly Difference[]): string {
  const say = words.of(ADVICE);
  const [own = '', name = ''] = namesInSentence([one, other]);
  const isOpen = one.size === null || other.size === null;
  const kw = other.size && sizeKw(other.size);
  const isOther = kw !== null && one.size !== null && sizeKw(one.size) !== kw;
  // The name of a model with one size usually includes the size.
  const title = isOther && !/\d\s?kW/u.test(name) ? `${name} ${words.unit(kw, 'kW')}` : name;
  const [start = '', detail] = name.split(/ (?=with )/u);
  const text =
    detail && !isOther && own.startsWith(`${start} with `)
      ? say('than.part', { part: detail })
      : say('than.one', { title });
  return isOpen && found.some(isFigure) ? say('than.sized', { other: text }) : text;
}

/** "about a fifth": close enough for visitors. */
export function shareText(words: Words, [least, most]: Amount): string {
  const percent = (least + most) / 2;
  const [share] = SHARES.find(([, upTo]) => percent < upTo) ?? ['percent' as const];
  return words.of(ADVICE)(`share.${share}`, { percent: Math.round(percent) });
}

/** The shares that have a name, each up to the percentage half-way to the next. */
const SHARES = [
  ['sixth', 18.5],
  ['fifth', 22.5],
  ['quarter', 29],
  ['third', 41],
  ['half', 58],
] as const;

/** A clause as a sentence. */
export function sentence(words: Words, text: string): string {
  return words.of(ADVICE)('advice.plain', { clauses: capital(words, text) });
}

export function capital(words: Words, text: string): string {
  return text.charAt(0).toLocaleUpperCase(words.lang) + text.slice(1);
}
