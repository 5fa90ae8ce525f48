import { cleanText } from '../catalogue/cleanText.ts';
import { cutText } from '../catalogue/cutText.ts';
import { ZONES } from '../climate/zone.ts';
import { INSULATIONS, ROOM_KINDS, type SizeRule } from './sizeRules.ts';

export type SizeRulesReading =
  | { readonly ok: true; readonly rules: readonly SizeRule[] }
  | { readonly ok: false; readonly reason: string };

const MAX_RULES = 20;
const MAX_ROWS = 50;
const MAX_SOURCE = 80;
/** Higher figures aren't W/m² or W/m³. */
const MAX_WATTS = 500;
const MAX_RULE_AREA = 1000;
const MAX_KW = 50;

/**
 * Reads a provider's own rules of thumb: `{"rules": [rule]}`, each a `SizeRule`. One bad rule refuses all, because the span would
 * differ without it.
 */
export function readSizeRules(found: unknown): SizeRulesReading {
  const { rules } = Object(found) as { readonly rules?: unknown };
  if (!Array.isArray(rules) || rules.length === 0 || rules.length > MAX_RULES) {
    return { ok: false, reason: `It needs "rules", a list of 1 to ${MAX_RULES} rules.` };
  }
  const bad = rules.findIndex((rule) => !isRule(rule));
  return bad < 0
    ? { ok: true, rules: (rules as readonly SizeRule[]).map(cleaned) }
    : { ok: false, reason: `Rule ${bad + 1} can't be read. The docs of size-rules have the fields of a rule.` };
}

/** The source is the only text that visitors read. */
function cleaned(rule: SizeRule): SizeRule {
  return { ...rule, how: 'page', source: cutText(cleanText(rule.source), MAX_SOURCE) };
}

function isRule(found: unknown): boolean {
  const rule = Object(found) as Partial<Record<keyof SizeRule, unknown>>;
  const { source, date, zones, areas, perArea, perAreaByInsulation, perVolume, table } = rule;
  const hasFigures = [perArea, perAreaByInsulation, perVolume, table].filter((one) => one !== undefined).length === 1;
  return (
    typeof source === 'string' &&
    cleanText(source) !== '' &&
    typeof date === 'string' &&
    /^\d{4}-(0[1-9]|1[0-2])$/.test(date) &&
    (zones === undefined || (Array.isArray(zones) && zones.every((zone) => ZONES.some((known) => known === zone)))) &&
    (areas === undefined || isRange(areas, MAX_RULE_AREA)) &&
    [rule.noSunnyWindows, rule.minimum].every((one) => one === undefined || typeof one === 'boolean') &&
    hasFigures &&
    (perArea === undefined || ROOM_KINDS.every((kind) => isRange(Object(perArea)[kind], MAX_WATTS))) &&
    (perAreaByInsulation === undefined ||
      INSULATIONS.every((kind) => isFigure(Object(perAreaByInsulation)[kind], MAX_WATTS))) &&
    (perVolume === undefined || isFigure(perVolume, MAX_WATTS)) &&
    (table === undefined || isTable(table)) &&
    [rule.insulated, rule.windows, rule.highCeiling].every((factor) => factor === undefined || isFigure(factor, 3))
  );
}

function isFigure(value: unknown, most: number): value is number {
  return typeof value === 'number' && value > 0 && value <= most;
}

function isRange(value: unknown, most: number): value is readonly [number, number] {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [from, to]: readonly unknown[] = value;
  return isFigure(from, most) && isFigure(to, most) && from <= to;
}

/** Rows by area; a larger room never needs less. */
function isTable(value: unknown): boolean {
  if (!Array.isArray(value) || value.length === 0 || value.length > MAX_ROWS) return false;
  return value.every((row, index) => {
    if (!Array.isArray(row) || row.length !== 3 || !isFigure(row[0], MAX_RULE_AREA) || !isRange(row.slice(1), MAX_KW))
      return false;
    const before = index > 0 ? value[index - 1] : [0, 0, 0];
    return row.every((figure, at) => (at === 0 ? figure > before[at] : figure >= before[at]));
  });
}
