import type { Zone } from '../climate/zone.ts';
import type { KwSpan } from '../facts/sizeTable.ts';
import {
  CEILING_M,
  CEILINGS,
  INSULATIONS,
  type Range,
  ROOM_KINDS,
  type RuledRoom,
  type SizeRule,
} from './sizeRules.ts';

/**
 * The lowest and the highest kW that a provider's own rules give for a room; null if none applies. A rule that doesn't cover the zone or
 * the room is left out, and so is a minimum, which tells what is too small, but never what is enough. An unknown fact takes all its
 * possible values and keeps a rule in, so it never narrows a span.
 * @param zone null takes the rules of all zones
 */
export function spanByRules(rules: readonly SizeRule[], room: RuledRoom, zone: Zone | null): KwSpan | null {
  const spans = rules
    .filter(({ minimum, zones }) => !minimum && (!zone || !zones || zones.includes(zone)))
    .flatMap((rule) => {
      const span = roomSpan(rule, room);
      return span ? [span] : [];
    });
  if (spans.length === 0) return null;
  return { from: tenths(Math.min(...spans.map(([from]) => from))), to: tenths(Math.max(...spans.map(([, to]) => to))) };
}

/** The kW of one rule for one room; null if the rule has no figure for it. */
function roomSpan(rule: SizeRule, room: RuledRoom): Range | null {
  const { area } = room;
  if (rule.noSunnyWindows && room.windows === 'yes') return null;
  if (rule.areas && (area < rule.areas[0] || area > rule.areas[1])) return null;
  const base = baseSpan(rule, room);
  if (!base) return null;
  const factors = [
    factorRange(room.ceiling === null ? null : room.ceiling === '3', rule.highCeiling),
    factorRange(room.insulation === null ? null : room.insulation === 'yes', rule.insulated),
    factorRange(room.windows === null ? null : room.windows === 'yes', rule.windows),
  ];
  return factors.reduce<Range>(([from, to], factor) => [from * factor[0], to * factor[1]], base);
}

/** @param applies null if unknown */
function factorRange(applies: boolean | null, factor = 1): Range {
  if (applies === null) return [Math.min(1, factor), Math.max(1, factor)];
  return applies ? [factor, factor] : [1, 1];
}

/** The kW before the factors. */
function baseSpan(rule: SizeRule, { area, kind, ceiling, insulation }: RuledRoom): Range | null {
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
