import type { Amount, Difference, DifferenceId } from '../matching/differences.ts';
import { ADVICE } from './english/advice.ts';
import { PRODUCT } from './english/product.ts';
import { dollarRange, unitRange } from './ranges.ts';
import { controlNames, extrasText, semicolons } from './reasonText.ts';
import type { Words } from './words.ts';

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
  control: (words, { gain, controls, extras }) => {
    const say = words.of(ADVICE);
    if (gain) return controls.map((control) => controlNames(words, [control]));
    const names = controls.filter((one) => !extras.includes(one)).map((control) => say(`cost.control.${control}`));
    return [
      ...(names.length > 0 ? [say('cost.control', { controls: words.list(names) })] : []),
      ...(extras.length > 0 ? [extrasText(words, extras)] : []),
    ];
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

/** A reason in a few words: "costs $400 less", "$400 more", "a mobile app", "mobile app not included; voice control costs extra". */
export function reasonClause(words: Words, difference: Difference): string {
  const clauses = clausesOf(words, [difference]);
  return difference.gain ? words.list(clauses) : semicolons(words, clauses);
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

/** Gains as clauses about "it": "costs $400 less and has a mobile app". */
export function gainsOf(words: Words, gains: readonly Difference[]): string {
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

/** "about a fifth": close enough for visitors. */
function shareText(words: Words, [least, most]: Amount): string {
  const percent = (least + most) / 2;
  const [share] = SHARES.find(([, upTo]) => percent < upTo) ?? ['percent' as const];
  return words.of(ADVICE)(`share.${share}`, { percent: Math.round(percent) });
}

/** The shares that have a name, each up to the percentage half-way to the next. */
const SHARES = [
  ['percent', 15],
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
