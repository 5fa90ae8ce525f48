import type { Advice, Beside } from '../matching/advice.ts';
import { type Amount, type Basis, type Difference, type DifferenceId, differences } from '../matching/differences.ts';
import { sizeKw } from '../matching/families.ts';
import { type Model, systemKind } from '../matching/models.ts';
import { ADVICE } from './english/advice.ts';
import { PRODUCT } from './english/product.ts';
import { dollarRange, namesInSentence, unitRange } from './modelWords.ts';
import { controlNames } from './reasonText.ts';
import type { Words } from './words.ts';

/** More clauses make a sentence too long to take in. */
const MAX_CLAUSES = 2;

/** Each reason as a part of a sentence about "it", such as "costs $400 less". */
const CLAUSES: {
  readonly [Id in DifferenceId]: (words: Words, difference: Extract<Difference, { id: Id }>) => string;
} = {
  price: (words, { gain, amount }) => words.of(ADVICE)(way('price', gain), { amount: dollarRange(words, ...amount) }),
  sound: (words, { gain, amount: [least, most] }) =>
    words.of(ADVICE)(way('sound', gain), {
      amount: unitRange(words, Math.round(least), Math.round(most), 'dB(A)'),
    }),
  zones: (words, { gain, level }) => words.of(ADVICE)(`${gain ? 'gain' : 'cost'}.zones.${level}`),
  control: (words, { gain, controls, isExtra }) =>
    words.of(ADVICE)(isExtra ? 'cost.extra' : way('control', gain), { controls: controlNames(words, controls) }),
  energy: (words, { gain, amount, use }) => {
    const say = words.of(ADVICE);
    const share = shareText(words, amount);
    if (use === 'both') return say(way('energy', gain), { share });
    return say(gain ? 'gain.energy.part' : 'cost.energy.part', { share, use: say(`use.${use}`) });
  },
  warranty: (words, { gain, years }) =>
    words.of(ADVICE)(way('warranty', gain), { years: words.of(PRODUCT)('value.years', { count: years }) }),
  known: (words, { gain }) => words.of(ADVICE)(way('known', gain)),
};

function way<const Id extends DifferenceId>(id: Id, gain: boolean): `gain.${Id}` | `cost.${Id}` {
  return gain ? `gain.${id}` : `cost.${id}`;
}

/** A reason as a part of a sentence about "it". */
export function clause(words: Words, difference: Difference): string {
  return (CLAUSES[difference.id] as (words: Words, difference: Difference) => string)(words, difference);
}

/** A clause with the system it is compared with: "costs $400 less than the Wall Split". What isn't a comparison stays alone. */
export function clauseThan(words: Words, difference: Difference, other: string): string {
  const text = clause(words, difference);
  const isCompared = 'amount' in difference || difference.id === 'known';
  return isCompared ? words.of(ADVICE)('advice.than', { clause: text, other }) : text;
}

/** A reason as data, for a program: which one, and its clause. */
export interface ToldReason {
  readonly id: DifferenceId;
  /** Part of a sentence about "it", such as "costs $400 less". */
  readonly text: string;
}

/** What a system gains and gives up, in the order of the reasons. */
export function toldReasons(
  words: Words,
  found: readonly Difference[],
): { readonly gain: readonly ToldReason[]; readonly cost: readonly ToldReason[] } {
  const told = (gain: boolean) =>
    found.filter((one) => one.gain === gain).map((one) => ({ id: one.id, text: clause(words, one) }));
  return { gain: told(true), cost: told(false) };
}

/** "Costs $400 less, but comes without a mobile app." */
export function tradeoffText(words: Words, found: readonly Difference[]): string {
  return capital(words, afterName(words, found));
}

/** The same after the name of the model: "costs $400 less, but comes without a mobile app." */
function afterName(words: Words, found: readonly Difference[]): string {
  const say = words.of(ADVICE);
  const gains = clauses(words, found, true);
  const costs = clauses(words, found, false);
  return gains && costs ? say('advice.but', { gains, costs }) : say('advice.plain', { clauses: gains || costs });
}

/** Why to start with a system: what it gains over what stands beside it, and what that costs. */
export function startText(words: Words, advice: Advice): string {
  const say = words.of(ADVICE);
  const { first, beside, next, only, isUnrivalled, dependsOnSize } = advice;
  if (only || !next) return say(only === 'installed' ? 'advice.here' : `advice.only.${systemKind(first)}`);
  const equals = beside.filter(({ isEqual }) => isEqual).length;
  const isAlone = beside.length === 0;
  return [
    equals > 0 ? say(equals === 1 ? 'advice.equal.two' : 'advice.equal.three') : '',
    isAlone ? rivalText(words, first, next, dependsOnSize) : besideText(words, first, next),
    isAlone && isUnrivalled ? say(first.size ? 'advice.none' : 'advice.none.sized') : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** What the first one has over another one, in one sentence. A second one beside it says so on its own card. */
function besideText(words: Words, first: Model, beside: Beside): string {
  const say = words.of(ADVICE);
  const { model, against, isEqual } = beside;
  const [, title = ''] = namesInSentence([first, model]);
  const gains = clauses(words, against, true);
  const its = clauses(words, beside.differences, true);
  if (gains === '') return say('advice.that', { title, clauses: its });
  return isEqual && its ? say('advice.pair', { gains, costs: its, title }) : gainText(words, first, beside);
}

/** What the first one has over one that isn't better in anything; a smaller one that costs less isn't. */
function rivalText(words: Words, first: Model, rival: Beside, dependsOnSize: boolean): string {
  if (rival.against.some(({ gain }) => gain)) return gainText(words, first, rival);
  const say = words.of(ADVICE);
  if (!rival.isAlike) return say('advice.otherSize');
  const other = otherText(words, first, rival.model, rival.against);
  return say(dependsOnSize ? 'advice.bySize' : 'advice.same', { other });
}

function gainText(words: Words, first: Model, { model, against }: Beside): string {
  const say = words.of(ADVICE);
  const other = otherText(words, first, model, against);
  const gains = clauses(words, against, true);
  const costs = clauses(words, against, false);
  if (costs === '') return say('advice.gain', { other, clauses: gains });
  const [only, ...more] = against.filter(({ gain }) => !gain);
  const isWorthIt =
    only?.id === 'price' && more.length === 0 && against.every((one) => !one.gain || !('amount' in one));
  return isWorthIt
    ? say('advice.worth', { price: dollarRange(words, ...only.amount), other, gains })
    : say('advice.tradeoff', { other, gains, costs });
}

/**
 * What each of several systems has over all others, and what it gives up: a sentence each, for those that have something. It goes on
 * after the name.
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

/** The clauses of the gains, or of the costs, as a list; the ones that visitors care about most. */
function clauses(words: Words, found: readonly Difference[], gain: boolean): string {
  const told = found.filter((one) => one.gain === gain).slice(0, MAX_CLAUSES);
  return words.list(told.map((difference) => clause(words, difference)));
}

/** "the Wall Split", "the Wall Split 2.5 kW" where that is another size, or "the Wall Split, size for size". */
export function otherText(words: Words, one: Model, other: Model, found: readonly Difference[]): string {
  const [, name = ''] = namesInSentence([one, other]);
  const isOpen = one.size === null || other.size === null;
  const kw = other.size && sizeKw(other.size);
  const isOther = kw !== null && one.size !== null && sizeKw(one.size) !== kw;
  // A model of one size mostly has it in its name.
  const title = isOther && !/\d\s?kW/u.test(name) ? `${name} ${words.unit(kw, 'kW')}` : name;
  return words.of(ADVICE)(isOpen && found.some((of) => 'amount' in of) ? 'than.sized' : 'than.one', { title });
}

/** "about a fifth": nobody needs it closer. */
function shareText(words: Words, [least, most]: Amount): string {
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

export function capital(words: Words, text: string): string {
  return text.charAt(0).toLocaleUpperCase(words.lang) + text.slice(1);
}
