import { SYSTEM_TYPES, type SystemType } from '../catalogue/product.ts';
import {
  type Extra,
  type ExtraCondition,
  FACT_VALUES,
  type HomeFact,
  type HomeFacts,
  type Installation,
  isMetres,
  type MetreFact,
} from './installation.ts';
import { extrasOf, factsUsed, installationCost } from './installationCost.ts';
import type { TableFault } from './installationShape.ts';

/** Indoor units, fewest and most. */
export type Units = Readonly<Record<SystemType, readonly [from: number, to: number]>>;
/** A multi-split for two rooms, up to the most that a catalogue takes. */
export const MOST_UNITS: Units = { split: [1, 1], multi_split: [2, 8], slim_ducted: [1, 1], ducted: [1, 1] };

/** Answers that give a sum, with the number of indoor units where it counts. */
type Given = Readonly<Partial<Record<HomeFact, string> & Record<MetreFact | 'units', number>>>;

/** The least and the most of an installation alone, in dollars, with answers that give each end. */
export interface KindSpan {
  readonly low: number;
  readonly high: number;
  readonly low_answers: Given;
  readonly high_answers: Given;
}

/** Faults of a table whose every field can be read. @param on today, as YYYY-MM-DD */
export function provedFaults(installation: Installation, on: string | undefined): readonly TableFault[] {
  const { valid_until: until } = installation;
  const past: readonly TableFault[] =
    on !== undefined && until < on ? [{ place: 'valid_until', kind: 'past', found: until }] : [];
  const falls = SYSTEM_TYPES.flatMap((kind) => fallOf(installation, kind) ?? []);
  return [...past, ...contradictions(installation), ...sameFacts(installation), ...falls.slice(0, 1)];
}

/** Where one line of the table says what another one rules out. */
function contradictions({ month, valid_until: until, limits, kinds, extras }: Installation): readonly TableFault[] {
  const late: readonly TableFault[] =
    month > until.slice(0, 7) ? [{ place: 'month', kind: 'month-late', allowed: [month, until] }] : [];
  const beyond = SYSTEM_TYPES.flatMap((kind) =>
    Object.entries(kinds[kind]?.includes ?? {}).flatMap(([fact, metres]): TableFault[] => {
      const limit = limits[fact as MetreFact];
      if (limit === undefined || metres <= limit) return [];
      return [{ place: `kinds.${kind}.includes.${fact}`, kind: 'beyond', allowed: [String(limit)], found: metres }];
    }),
  );
  const baseless = extras.flatMap((extra, index): TableFault[] => {
    const kind = extra.kinds?.find((one) => kinds[one] === undefined);
    return kind === undefined ? [] : [{ place: `extras[${index}].kinds`, kind: 'no-base', allowed: [kind] }];
  });
  return [...late, ...beyond, ...baseless];
}

/** Each kind of the table; found by trying all answers. */
export function kindSpans(installation: Installation, units: Units): Readonly<Partial<Record<SystemType, KindSpan>>> {
  const kinds = SYSTEM_TYPES.filter((kind) => installation.kinds[kind]);
  return Object.fromEntries(kinds.map((kind) => [kind, spanOf(installation, kind, units)]));
}

function spanOf(installation: Installation, kind: SystemType, units: Units): KindSpan {
  const sums = everyAnswer(installation, kind).map((facts) => ({ facts, ...sumOf(installation, kind, units, facts) }));
  const least = sums.toSorted((one, other) => one.lowCents - other.lowCents)[0]!;
  const most = sums.toSorted((one, other) => other.highCents - one.highCents)[0]!;
  const [from, to] = units[kind];
  const isByUnit = extrasOf(installation, kind).some(({ per }) => per === 'unit');
  const isCounted = from < to && (isByUnit || installation.kinds[kind]?.per_unit !== undefined);
  return {
    low: least.lowCents / 100,
    high: most.highCents / 100,
    low_answers: { ...plain(least.facts), ...(isCounted && { units: from }) },
    high_answers: { ...plain(most.facts), ...(isCounted && { units: to }) },
  };
}

/** A combination in which a higher storey costs less than a lower one. Sums are straight between the ends of metres and units. */
function fallOf(installation: Installation, kind: SystemType): TableFault | null {
  if (!installation.kinds[kind]) return null;
  // The others are charged alike on every storey.
  const byStorey = { ...installation, extras: installation.extras.filter(({ when }) => when?.storey) };
  const { [kind]: ends } = MOST_UNITS;
  for (const facts of everyAnswer(byStorey, kind)) {
    if (facts.storey === undefined || facts.storey === 'ground') continue;
    const lower: HomeFacts = { ...facts, storey: facts.storey === 'first' ? 'ground' : 'first' };
    for (const count of ends) {
      const of = { ...MOST_UNITS, [kind]: [count, count] as const };
      const [below, above] = [sumOf(byStorey, kind, of, lower), sumOf(byStorey, kind, of, facts)];
      if (above.lowCents >= below.lowCents) continue;
      const sums = `${kind}, ${lower.storey}: ${dollars(below.lowCents)}, ${facts.storey}: ${dollars(above.lowCents)}`;
      const only = below.lines.find(({ id }) => !above.lines.some((line) => line.id === id));
      const index = installation.extras.findIndex(({ id }) => id === only?.id);
      return { place: `extras[${index}].when.storey`, kind: 'falls', allowed: [sums] };
    }
  }
  return null;
}

/** All that a visitor can say about a kind, with the ends of metres. */
function everyAnswer(installation: Installation, kind: SystemType): readonly HomeFacts[] {
  let all: readonly HomeFacts[] = [{}];
  for (const fact of factsUsed(installation, kind)) {
    const values = isMetres(fact) ? [0, installation.limits[fact]].map((end) => [end, end]) : FACT_VALUES[fact];
    all = all.flatMap((facts) => values.map((value) => ({ ...facts, [fact]: value })));
  }
  return all;
}

/** The installation alone. Only a system whose price includes it is covered where the base is in the price. */
function sumOf(installation: Installation, kind: SystemType, { [kind]: units }: Units, facts: HomeFacts) {
  const isInPrice = installation.kinds[kind]?.base === 'in_price';
  const priceIncludes = isInPrice ? 'supply_and_standard_install' : null;
  return installationCost(installation, { kind, price: null, priceIncludes, units }, facts, installation.valid_until)!;
}

function plain(facts: HomeFacts): Given {
  return Object.fromEntries(
    Object.entries(facts).map(([fact, value]) => [fact, Array.isArray(value) ? value[0] : value]),
  );
}

function dollars(cents: number): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  return `$${(cents / 100).toLocaleString('en-AU', { minimumFractionDigits: digits })}`;
}

/** Extras that would both be charged for one fact. */
function sameFacts({ extras }: Installation): readonly TableFault[] {
  return extras.flatMap((extra, index): readonly TableFault[] => {
    const other = extras.slice(0, index).find((earlier) => isSameFact(earlier, extra));
    return other ? [{ place: `extras[${index}]`, kind: 'same-fact', allowed: [`“${other.label}”`] }] : [];
  });
}

function isSameFact(one: Extra, other: Extra): boolean {
  const isSameUnit = one.per === other.per && (one.per !== 'metre' || other.per !== 'metre' || one.of === other.of);
  if (!isSameUnit || !kindsOf(one).some((kind) => kindsOf(other).includes(kind))) return false;
  const [mine, theirs] = [one.when ?? {}, other.when ?? {}];
  const facts = Object.keys(mine) as HomeFact[];
  return facts.length === Object.keys(theirs).length && facts.every((fact) => hasCommon(mine, theirs, fact));
}

function hasCommon(one: ExtraCondition, other: ExtraCondition, fact: HomeFact): boolean {
  const values: readonly string[] = other[fact] ?? [];
  return one[fact]?.some((value) => values.includes(value)) ?? false;
}

function kindsOf({ kinds }: Extra): readonly SystemType[] {
  return kinds ?? SYSTEM_TYPES;
}
