import type { Zone } from '../climate/zone.ts';
import type { KwSpan } from '../facts/sizeTable.ts';
import { CEILINGS, INSULATIONS, ROOM_KINDS, type Room } from '../questionnaire/rooms.ts';
import { CEILING_M, type Range, type SizeRule } from './sizeRules.ts';

/** The kW of cooling that one rule gives for the rooms. */
export interface RuleSpan {
  readonly rule: SizeRule;
  readonly span: Range;
}

/**
 * The kW that each rule gives for the rooms. A rule that doesn't cover the zone, or one of the rooms, is left out. An unknown
 * fact takes all its possible values and keeps a rule in, so it never narrows a span. Several rooms add up. Empty unless every
 * room has an area.
 * @param zone null takes the rules of all zones
 */
export function ruleSpans(rules: readonly SizeRule[], rooms: readonly Room[], zone: Zone | null): readonly RuleSpan[] {
  if (rooms.length === 0) return [];
  return rules.flatMap((rule) => {
    if (zone && rule.zones && !rule.zones.includes(zone)) return [];
    const spans = rooms.map((room) => roomSpan(rule, room));
    let [from, to] = [0, 0];
    for (const span of spans) {
      if (!span) return [];
      from += span[0];
      to += span[1];
    }
    return [{ rule, span: [tenths(from), tenths(to)] }];
  });
}

/** The lowest and the highest figure of all rules that apply; null if none does. */
export function sizeSpan(all: readonly RuleSpan[]): Range | null {
  const spans = all.filter(givesSize);
  if (spans.length === 0) return null;
  return [Math.min(...spans.map(({ span }) => span[0])), Math.max(...spans.map(({ span }) => span[1]))];
}

/**
 * The likely size by the rules: the median of their own middles, with the lowest and the highest of them; null without rules. It is rounded to a tenth of a kW below 5 and to a half above, but inside the span.
 */
export function likelySize(spans: readonly RuleSpan[]): (KwSpan & { readonly kw: number }) | null {
  const span = sizeSpan(spans);
  if (!span) return null;
  const middles = spans
    .filter(givesSize)
    .map(({ span: [from, to] }) => (from + to) / 2)
    .sort((a, b) => a - b);
  const half = (middles.length - 1) / 2;
  const middle = ((middles[Math.floor(half)] ?? 0) + (middles[Math.ceil(half)] ?? 0)) / 2;
  const step = middle < 5 ? 10 : 2;
  const [from, to] = span;
  return { kw: Math.min(to, Math.max(from, Math.round(middle * step) / step)), from, to };
}

/** A minimum tells what is too small, but never what is enough. */
function givesSize({ rule }: RuleSpan): boolean {
  return !rule.minimum;
}

/** The kW of one rule for one room; null if the rule has no figure for it. */
function roomSpan(rule: SizeRule, room: Room): Range | null {
  const { area } = room;
  if (area === null || (rule.noSunnyWindows && hasSunnyWindows(rule, room))) return null;
  if (rule.areas && (area < rule.areas[0] || area > rule.areas[1])) return null;
  const base = baseSpan(rule, room, area);
  if (!base) return null;
  const factors = [
    factorRange(room.ceiling === null ? null : room.ceiling === '3', rule.highCeiling),
    factorRange(room.insulation === null ? null : room.insulation === 'yes', rule.insulated),
    factorRange(room.windows === null ? null : room.windows === 'yes', rule.windows),
  ];
  return factors.reduce<Range>(([from, to], factor) => [from * factor[0], to * factor[1]], base);
}

/** An unknown fact keeps a rule in, so that it never narrows a span. For a minimum, the fact has to be known. */
function hasSunnyWindows({ minimum }: SizeRule, { windows }: Room): boolean {
  return minimum ? windows !== 'no' : windows === 'yes';
}

/** @param applies null if unknown */
function factorRange(applies: boolean | null, factor = 1): Range {
  if (applies === null) return [Math.min(1, factor), Math.max(1, factor)];
  return applies ? [factor, factor] : [1, 1];
}

/** The kW before the factors. */
function baseSpan(rule: SizeRule, { kind, ceiling, insulation }: Room, area: number): Range | null {
  const { perArea, perAreaByInsulation, perVolume, table } = rule;
  if (table) {
    const row = table.find(([upTo]) => area <= upTo);
    return row ? [row[1], row[2]] : null;
  }
  const watts: number[] = [];
  if (perArea) for (const one of kind ? [kind] : ROOM_KINDS) watts.push(...perArea[one]);
  if (perAreaByInsulation) {
    for (const one of insulation ? [insulation] : INSULATIONS) watts.push(perAreaByInsulation[one]);
  }
  if (perVolume) for (const one of ceiling ? [ceiling] : CEILINGS) watts.push(perVolume * CEILING_M[one]);
  return watts.length === 0 ? null : [(Math.min(...watts) * area) / 1000, (Math.max(...watts) * area) / 1000];
}

function tenths(kw: number): number {
  return Math.round(kw * 10) / 10;
}
