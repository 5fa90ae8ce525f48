import type { Product } from '../catalogue/product.ts';
import type { Zone } from '../climate/zone.ts';
import { type KwSpan, SIZE_TABLE, type ZoneSpans } from '../facts/sizeTable.ts';
import { homeOf } from '../questionnaire/homes.ts';
import type { Answers } from '../questionnaire/question.ts';
import { roomsAsked } from '../questionnaire/roomsAsked.ts';
import { type Bedrooms, type KindOfRoom, roomsOfHome, type SizeTrait } from './sizeAsked.ts';
import type { RuledRoom, SizeRule } from './sizeRules.ts';
import { spanByRules } from './spanByRules.ts';

/** Where a system is, the provider's own rules for rooms (null for the table's), and what else is known of the rooms. */
export interface SizeBasis {
  readonly zone: Zone | null;
  readonly rules: readonly SizeRule[] | null;
  readonly traits?: readonly SizeTrait[] | undefined;
}

/** The span for a kind of room; null while it is open. */
export function spanOfRoom(kind: KindOfRoom, basis: SizeBasis): KwSpan | null {
  const span = exactSpan(kind, basis);
  return span && rounded(span, basis.rules ? [] : basis.traits);
}

/** Before the last step, which rounds. */
function exactSpan(kind: KindOfRoom, { zone, rules, traits = [] }: SizeBasis): KwSpan | null {
  if (kind === 'bigger' || kind === 'unsure') return null;
  const { area, kw } = SIZE_TABLE.rooms[kind];
  if (!rules) return scaled(inZone(kw, zone), traits);
  const has = (trait: SizeTrait): boolean => traits.includes(trait);
  const room: RuledRoom = {
    area,
    kind: kind === 'bedroom' ? kind : 'living',
    ceiling: has('ceilings') ? '3' : null,
    insulation: has('bare') ? 'no' : has('shaded') ? 'yes' : null,
    windows: has('windows') ? 'yes' : has('shaded') ? 'no' : null,
  };
  return spanByRules(rules, room, zone);
}

/** Each of these raises both ends, but no more than two together. */
const RAISING: readonly SizeTrait[] = ['windows', 'bare', 'ceilings'];
const RAISE = 0.2;
const MOST_RAISED = 2;
const SHADE = 0.15;

function scaled({ from, to }: KwSpan, traits: readonly SizeTrait[]): KwSpan {
  const raised = Math.min(MOST_RAISED, traits.filter((trait) => RAISING.includes(trait)).length);
  const factor = 1 + RAISE * raised - (traits.includes('shaded') ? SHADE : 0);
  return { from: factor * from, to: factor * to };
}

/** The table's own figures stand as they are. */
function rounded({ from, to }: KwSpan, traits: readonly SizeTrait[] = []): KwSpan {
  return traits.length === 0 ? { from, to } : { from: Math.max(LEAST, halves(from)), to: halves(to) };
}

/**
 * The span of one system for several rooms, which rarely all need their most at once: from two thirds of the sum of the rooms'
 * middles to that sum. An unsaid room counts as a bedroom. Null where nothing is said of any, or one is bigger than the table's.
 */
export function spanOfRooms(kinds: readonly KindOfRoom[], basis: SizeBasis): KwSpan | null {
  if (kinds.every((kind) => kind === 'unsure')) return null;
  const spans = kinds.map((kind) => exactSpan(kind === 'unsure' ? 'bedroom' : kind, basis));
  let sum = 0;
  for (const span of spans) {
    if (!span) return null;
    sum += (span.from + span.to) / 2;
  }
  return { from: Math.max(LEAST, halves((2 / 3) * sum)), to: halves(sum) };
}

/** The same, or the span of a single room. A bigger one is open plan or more: alone it begins where open plan ends. */
export function spanOfOpenRooms(kinds: readonly KindOfRoom[], basis: SizeBasis): KwSpan | null {
  const counted = kinds.map((kind) => (kind === 'bigger' ? 'open_plan' : kind));
  const isOne = counted.length === 1;
  const span = isOne ? spanOfRoom(counted[0]!, basis) : spanOfRooms(counted, basis);
  if (!span || !kinds.includes('bigger')) return span;
  return { from: isOne ? span.to : span.from, to: Number.POSITIVE_INFINITY };
}

/** The sizes for rooms of which nothing is said: from bedrooms alone to living rooms alone. */
export function usualSizes(rooms: number, basis: SizeBasis): KwSpan | null {
  const [bedroom, living] = (['bedroom', 'living'] as const).map((kind) =>
    spanOfOpenRooms(Array<KindOfRoom>(rooms).fill(kind), basis),
  );
  return bedroom && living ? { from: bedroom.from, to: living.to } : null;
}

/** The size that the page names for one system for several rooms: their span, or the usual sizes while nothing is said. */
export function spanOfJob(kinds: readonly KindOfRoom[], rooms: number, basis: SizeBasis): KwSpan | null {
  const isUnsaid = kinds.every((kind) => kind === 'unsure');
  return isUnsaid ? usualSizes(rooms, basis) : spanOfRooms(kinds, basis);
}

/** The span for a home. A smaller one is read a row lower. */
export function spanOfHome(
  by: 'ducted' | 'multi',
  bedrooms: keyof typeof SIZE_TABLE.homes,
  { zone, traits = [] }: Pick<SizeBasis, 'zone' | 'traits'>,
  isSmaller: boolean,
): KwSpan {
  const row = isSmaller ? Math.max(2, bedrooms - 1) : bedrooms;
  return rounded(scaled(inZone(SIZE_TABLE.homes[row as typeof bedrooms][by], zone), traits), traits);
}

/** Homes of unknown size count as homes of three bedrooms. */
export const USUAL_BEDROOMS = 3;

/** The span for a home as far as it was said; more than three rooms of one are its living room and its bedrooms. */
export function spanOfAskedHome(
  by: 'ducted' | 'multi',
  home: Bedrooms | undefined,
  answers: Answers,
  basis: SizeBasis,
): KwSpan | null {
  const isSaid = home !== undefined && home !== 'unsure';
  if (!isSaid && roomsAsked(answers) !== 'whole') return spanOfRooms(roomsOfHome(USUAL_BEDROOMS), basis);
  return spanOfHome(by, isSaid ? home : USUAL_BEDROOMS, basis, homeOf(answers).isSmaller);
}

/** A size above this in kW may be better served by two systems. */
const ONE_SYSTEM_KW = 18;
export const mayNeedTwo = ({ to }: KwSpan): boolean => to > ONE_SYSTEM_KW;

/** The place of a system's size in the span that it is for. */
export type SizeJudgement = 'inside' | 'below' | 'above';

/** A figure that is a little beyond an end is still inside. */
const SLACK = 0.02;
/** In a cold zone, the heating at 2 °C may be this share of the span's lower end. */
const LEAST_HEATING = 0.93;

/** The figures that decide whether a system is big enough. */
export type SizeFigures = Pick<Product, 'cooling_capacity_kw' | 'heating_capacity_2c_kw'>;

/** THE JUDGEMENT of a size, the only one. Null if no size was said, or the cooling capacity is blank. */
export function judgeSize(product: SizeFigures, span: KwSpan | null, zone: Zone | null): SizeJudgement | null {
  const { cooling_capacity_kw: kw, heating_capacity_2c_kw: heating } = product;
  if (kw === null || span === null) return null;
  if (kw < (1 - SLACK) * span.from) return 'below';
  const isMeasured = !Number.isFinite(span.to);
  if (zone === 'cold' && !isMeasured && heating !== null && heating < LEAST_HEATING * span.from) return 'below';
  return kw > (1 + SLACK) * span.to ? 'above' : 'inside';
}

/** True for a known heating at 2 °C that is below the span, even a little aside. */
export function heatsLess(
  { heating_capacity_2c_kw: heating }: Pick<SizeFigures, 'heating_capacity_2c_kw'>,
  { from }: KwSpan,
): boolean {
  return heating !== null && heating < (1 - SLACK) * from;
}

/** An unknown zone may be either. */
function inZone({ hot, other }: ZoneSpans, zone: Zone | null): KwSpan {
  if (zone !== null) return zone === 'hot' ? hot : other;
  return { from: Math.min(hot.from, other.from), to: Math.max(hot.to, other.to) };
}

const LEAST = 2;
/** To the nearest half, also where a sum is a hair below a quarter. */
const halves = (kw: number): number => Math.round(kw * 2 + 1e-9) / 2;
