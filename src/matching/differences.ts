import { CONTROLS, type Control, type Product, ZONE_CONTROLS, type ZoneControl } from '../catalogue/product.ts';
import type { Zone } from '../climate/zone.ts';
import { meanings } from '../questionnaire/meaning.ts';
import type { Answers } from '../questionnaire/question.ts';
import { isAlike, isNear, mayCompare } from './comparable.ts';
import { LABEL_COLUMNS, workPerKwh, zoneControl } from './derivedFacts.ts';
import { judge } from './judge.ts';
import { type Model, shownSizes } from './models.ts';

/** The smallest differences that a person would notice. */
export const MIN_DBA = 3;
const MIN_AUD = 100;
/** A share of the dearer price. */
const MIN_PRICE_SHARE = 0.05;
/** The ratio of work done with one kWh. */
const MIN_WORK_RATIO = 1.15;
const MIN_WARRANTY_YEARS = 2;

/** From the least to the most over the sizes that are compared. */
export type Amount = readonly [least: number, most: number];

/** One reason to take a model and not others, or to leave it. */
export type Difference = { readonly gain: boolean } & (
  | { readonly id: 'price' /** Australian dollars; the prices include the same. */; readonly amount: Amount }
  | { readonly id: 'sound' /** Outdoors, dB(A). */; readonly amount: Amount }
  | { readonly id: 'zones' /** What it has. */; readonly level: ZoneControl }
  | {
      readonly id: 'control';
      readonly controls: readonly Control[] /** Those that can be added for an extra charge. */;
      readonly extras: readonly Control[];
    }
  | {
      readonly id: 'energy' /** Percent, for the same work. */;
      readonly amount: Amount;
      readonly use: 'cool' | 'heat' | 'both';
    }
  | { readonly id: 'warranty' /** What it has. */; readonly years: number }
  | { readonly id: 'known' }
);
export type DifferenceId = Difference['id'];

/** The visitor's facts that a comparison depends on. Without a zone, energy is left out. */
export interface Basis {
  readonly answers: Answers;
  readonly zone: Zone | null;
}

/**
 * THE REASONS for one system over another, the one that visitors care about most first. Each compares two systems and returns the
 * second one's noticeable difference; none if a figure is unknown for either, or may not be compared.
 * (docs/decisions/a-gain-over-another-model-is-said-with-its-cost.md)
 */
const REASONS: {
  readonly [Id in DifferenceId]: (
    from: Product,
    to: Product,
    basis: Basis,
  ) => readonly Extract<Difference, { id: Id }>[];
} = {
  price: (from, to) => {
    const aud = mayCompare(from, to, 'price') ? change(from.price?.aud ?? null, to.price?.aud ?? null) : null;
    const dearer = Math.max(from.price?.aud ?? 0, to.price?.aud ?? 0);
    const found = aud === null || Math.abs(aud) < Math.max(MIN_AUD, MIN_PRICE_SHARE * dearer) ? [] : [signed(-aud)];
    return found.map((one) => ({ id: 'price', ...one }));
  },
  sound: (from, to) => {
    const dba = soundChange(from, to);
    return dba === null || Math.abs(dba) < MIN_DBA ? [] : [{ id: 'sound', ...signed(-dba) }];
  },
  zones: (from, to) => {
    // One room has no zones.
    if (from.system_type === 'split' || to.system_type === 'split') return [];
    const [before, level] = [zoneControl(from), zoneControl(to)];
    if (before === null || level === null) return [];
    const gain = ZONE_CONTROLS.indexOf(level) > ZONE_CONTROLS.indexOf(before);
    return before === level ? [] : [{ id: 'zones', gain, level }];
  },
  control: (from, to) => {
    const gained = CONTROLS.filter((control) => hasOnly(to, from, control));
    const lost = CONTROLS.filter((control) => hasOnly(from, to, control));
    const extras = lost.filter((control) => to.controls?.[control] === 'optional');
    return [
      { id: 'control', gain: true, controls: gained, extras: [] } as const,
      { id: 'control', gain: false, controls: lost, extras } as const,
    ].filter(({ controls }) => controls.length > 0);
  },
  energy: (from, to, { zone }) => {
    const found = zone && energyDifference(from, to, zone);
    return found ? [found] : [];
  },
  warranty: (from, to) => {
    const years = change(from.warranty_years, to.warranty_years);
    if (years === null || to.warranty_years === null) return [];
    return Math.abs(years) < MIN_WARRANTY_YEARS ? [] : [{ id: 'warranty', gain: years > 0, years: to.warranty_years }];
  },
  known: (from, to, { answers }) => {
    const [before, after] = [from, to].map(
      (one) => judge(one, answers).filter(({ verdict }) => verdict === 'unknown').length,
    );
    return before === after ? [] : [{ id: 'known', gain: Number(after) < Number(before) }];
  },
};
export const DIFFERENCE_IDS = Object.keys(REASONS) as readonly DifferenceId[];
const FIGURES: readonly DifferenceId[] = ['price', 'sound', 'energy'];

/** The noticeable differences of the second system from the first, in the order of the reasons. */
export function between(from: Product, to: Product, basis: Basis): readonly Difference[] {
  return DIFFERENCE_IDS.flatMap((id): readonly Difference[] => REASONS[id](from, to, basis));
}

/**
 * A model's differences from others, in the order of the reasons. Each holds for every other model and for every size; a figure for the
 * sizes that are near each other, if any are. A size without the figure has no difference.
 */
export function differences(others: readonly Model[], to: Model, basis: Basis): readonly Difference[] {
  const found = others.map((from) => {
    const pairs = comparedSizes(from, to);
    const near = pairs.filter(([one, size]) => isNear(one, size));
    return DIFFERENCE_IDS.flatMap((id) => {
      const compared = FIGURES.includes(id) && near.length > 0 ? near : pairs;
      return shared(compared.map(([one, size]) => REASONS[id](one, size, basis)));
    });
  });
  return shared(found);
}

/** The differences that all comparisons share. */
function shared(found: readonly (readonly Difference[])[]): readonly Difference[] {
  const [first = [], ...rest] = found;
  let held = first;
  for (const one of rest) held = held.flatMap((difference) => together(difference, one) ?? []);
  return held;
}

/** Without the costs that nobody asked about: fewer zones that still do as asked, and controls that weren't asked for. */
export function asAsked(found: readonly Difference[], answers: Answers): readonly Difference[] {
  const asked = meanings(answers, 'Q7').map(({ asks }) => asks);
  return found.flatMap((one): readonly Difference[] => {
    if (one.gain || (one.id !== 'zones' && one.id !== 'control')) return [one];
    if (one.id === 'zones') return [];
    const [controls, extras] = [one.controls, one.extras].map((all) =>
      all.filter((control) => asked.includes(control)),
    );
    return controls?.length ? [{ ...one, controls, extras: extras ?? [] }] : [];
  });
}

/** Each size with those near it of the other model, or with its best one. */
function comparedSizes(from: Model, to: Model): readonly (readonly [Product, Product])[] {
  if (from.size && to.size) return [[from.size, to.size]];
  const beside = (size: Product, other: Model): readonly Product[] => {
    const near = shownSizes(other).filter((one) => isNear(one, size));
    return near.length > 0 ? near : [other.best];
  };
  return [
    ...shownSizes(to).flatMap((size) => beside(size, from).map((one) => [one, size] as const)),
    ...shownSizes(from).flatMap((size) => beside(size, to).map((one) => [size, one] as const)),
  ];
}

/** A difference that holds for both comparisons; null if they don't share one. */
function together(one: Difference, others: readonly Difference[]): Difference | null {
  // The smaller gain, or the larger cost, holds for both.
  const either = one.gain ? Math.min : Math.max;
  for (const other of others) {
    if (kindOf(one) !== kindOf(other)) continue;
    if ('amount' in one && 'amount' in other) {
      const amount = [Math.min(one.amount[0], other.amount[0]), Math.max(one.amount[1], other.amount[1])] as const;
      return { ...one, amount };
    }
    if ('controls' in one && 'controls' in other) {
      const controls = one.controls.filter((control) => other.controls.includes(control));
      const extras = controls.filter((control) => one.extras.includes(control) && other.extras.includes(control));
      return controls.length > 0 ? { ...one, controls, extras } : null;
    }
    if ('years' in one && 'years' in other) return { ...one, years: either(one.years, other.years) };
    if ('level' in one && 'level' in other) {
      const level = ZONE_CONTROLS[either(ZONE_CONTROLS.indexOf(one.level), ZONE_CONTROLS.indexOf(other.level))];
      return { ...one, level: level ?? one.level };
    }
    return one;
  }
  return null;
}

/** Differences of one kind may share a sentence. */
function kindOf(difference: Difference): string {
  return `${difference.id} ${difference.gain} ${'use' in difference ? difference.use : ''}`;
}

/** In dB(A): sound power, or sound pressure if a power is unknown; never one with the other. Null if neither compares. */
export function soundChange(from: Product, to: Product): number | null {
  if (!isAlike(from, to)) return null;
  return (
    change(from.outdoor_sound_power_dba, to.outdoor_sound_power_dba) ??
    change(from.outdoor_sound_pressure_dba, to.outdoor_sound_pressure_dba)
  );
}

/**
 * Energy for the same work, in percent. A difference in one use only counts if the other use agrees or stays the same, and stars
 * don't contradict it. Both directions agree: 20% more in one direction is 17% less in the other.
 */
export function energyDifference(from: Product, to: Product, zone: Zone): Extract<Difference, { id: 'energy' }> | null {
  if (!mayCompare(from, to, 'energy')) return null;
  const [before, after] = [workPerKwh(from, zone), workPerKwh(to, zone)];
  if (!before || !after) return null;
  const { starsCool, starsHeat } = LABEL_COLUMNS[zone];
  const cool = { ratio: after.cool / before.cool, stars: change(from[starsCool], to[starsCool]) ?? 0 };
  const heat = { ratio: after.heat / before.heat, stars: change(from[starsHeat], to[starsHeat]) ?? 0 };
  // Better in one use and slightly worse in the other: neither counts.
  if ((cool.ratio - 1) * (heat.ratio - 1) < 0) return null;
  const counts = ({ ratio, stars }: typeof cool): boolean =>
    Math.max(ratio, 1 / ratio) >= MIN_WORK_RATIO && (stars === 0 || stars > 0 === ratio > 1);
  const counted = [cool, heat].filter(counts).map(({ ratio }) => ratio);
  // Where a winter or a summer hardly counts, neither does what it saves.
  const rare = zone === 'cold' ? cool : zone === 'hot' ? heat : null;
  if (counted.length === 0 || (counted.length === 1 && rare && counts(rare))) return null;
  const percents = counted.map((ratio) => Math.abs(Math.round((1 / ratio - 1) * 100)));
  return {
    id: 'energy',
    gain: Number(counted[0]) > 1,
    amount: [Math.min(...percents), Math.max(...percents)],
    use: counted.length === 2 ? 'both' : counts(cool) ? 'cool' : 'heat',
  };
}

/** True if the first system includes the control, and the second is known not to include it. */
export function hasOnly(one: Product, other: Product, control: Control): boolean {
  const supply = other.controls?.[control] ?? 'unknown';
  return one.controls?.[control] === 'included' && supply !== 'included' && supply !== 'unknown';
}

/** The second less the first, in hundredths; null if one is unknown. */
function change(from: number | null, to: number | null): number | null {
  return from === null || to === null ? null : Math.round((to - from) * 100) / 100;
}

/** @param better above 0 for a gain */
function signed(better: number): { readonly gain: boolean; readonly amount: Amount } {
  const amount = Math.abs(better);
  return { gain: better > 0, amount: [amount, amount] };
}
