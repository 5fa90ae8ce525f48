import { cleanText } from '../catalogue/cleanText.ts';
import { isRecord } from '../catalogue/isRecord.ts';
import { SYSTEM_TYPES, type SystemType } from '../catalogue/product.ts';
import {
  type Extra,
  type ExtraCondition,
  FACT_VALUES,
  HOME_FACTS,
  type Installation,
  isOneOf,
  type KindPrice,
  METRE_FACTS,
  type MetreFact,
} from './installation.ts';
import type { FaultKind } from './installationTexts.ts';

/** A fault of a table, as data; `installationTexts.ts` has its sentence. */
export interface TableFault {
  /** Such as `extras[8].price`; '' for the whole. */
  readonly place: string;
  readonly kind: FaultKind;
  /** Undefined where something is missing. */
  readonly found?: unknown;
  /** The words to choose from. */
  readonly allowed?: readonly string[];
}

export interface InstallationShape {
  readonly installation: Installation | null;
  readonly faults: readonly TableFault[];
}

const FIELDS = ['version', 'provider', 'month', 'valid_until', 'gst', 'limits', 'kinds', 'extras'];
export const PER = ['job', 'unit', 'metre'] as const;
export const MAX_EXTRAS = 40;
export const MAX_DOLLARS = 100_000;
export const MAX_LIST_METRES = 1000;

/**
 * Reads the shape of an installation table: fields, types and limits. A fault refuses the whole, since a sum would be another one
 * without what can't be read. What is proved of a table's sums is in `installationProofs.ts`.
 */
export function readShape(found: unknown): InstallationShape {
  const reading = new ShapeReading();
  const table = reading.record(found, '', FIELDS);
  if (!isRecord(found)) return { installation: null, faults: reading.faults };
  const { version, month, valid_until: until, gst, extras = [] } = table;
  reading.check(version === 1, 'version', 'version', version);
  const provider = reading.text(table.provider, 'provider', 'provider', 60);
  reading.check(/^\d{4}-(0[1-9]|1[0-2])$/.test(asText(month)), 'month', 'month', month);
  reading.check(isDay(asText(until)), 'day', 'valid_until', until);
  reading.check(gst === 'included', 'gst', 'gst', gst);
  const limits = reading.metres(table.limits, 'limits', 0.1);
  const kinds = reading.kinds(table.kinds);
  const isList = Array.isArray(extras) && extras.length <= MAX_EXTRAS;
  reading.check(isList, 'extras', 'extras', extras);
  const read = isList ? extras.map((extra, index) => reading.extra(extra, `extras[${index}]`)) : [];
  const ids = read.map(({ id }) => id);
  ids.forEach((id, index) => {
    reading.check(ids.indexOf(id) === index, 'same-id', `extras[${index}].id`, id);
  });
  for (const fact of METRE_FACTS) {
    const isCharged = read.some((extra) => extra.per === 'metre' && extra.of === fact);
    reading.check(!isCharged || limits[fact] !== undefined, 'limit', `limits.${fact}`, undefined);
  }
  if (reading.faults.length > 0) return { installation: null, faults: reading.faults };
  const installation = { version, provider, month, valid_until: until, gst, limits, kinds, extras: read };
  return { installation: installation as Installation, faults: [] };
}

class ShapeReading {
  readonly faults: TableFault[] = [];

  check(holds: boolean, kind: FaultKind, place: string, found: unknown, allowed?: readonly string[]): boolean {
    const isNew = !this.faults.some((fault) => fault.place === place);
    if (!holds && isNew) this.faults.push({ place, kind, found, ...(allowed && { allowed }) });
    return holds;
  }

  /** An object's own fields; none if it isn't one. Only the first field that isn't allowed is a fault. */
  record(found: unknown, place: string, allowed: readonly string[]): Readonly<Record<string, unknown>> {
    if (!this.check(isRecord(found), 'object', place, found, allowed)) return {};
    const fields = found as Readonly<Record<string, unknown>>;
    const other = Object.keys(fields).find((name) => !allowed.includes(name));
    if (other !== undefined) this.check(false, 'field', at(place, cleanText(other.slice(0, 40))), other, allowed);
    return fields;
  }

  text(found: unknown, kind: FaultKind, place: string, most: number): string {
    // Before it is cleaned: a text can have megabytes.
    const text = cleanText(asText(found).slice(0, 10 * most));
    this.check(text !== '' && [...text].length <= most, kind, place, found);
    return text;
  }

  dollars(found: unknown, kind: FaultKind, place: string): number {
    const isPrice = isNumber(found, 0.01, MAX_DOLLARS) && Math.round(found * 100) / 100 === found;
    this.check(isPrice, kind, place, found);
    return found as number;
  }

  metres(found: unknown, place: string, least: number): Partial<Record<MetreFact, number>> {
    const fields = found === undefined ? {} : this.record(found, place, METRE_FACTS);
    const metres: Partial<Record<MetreFact, number>> = {};
    for (const fact of METRE_FACTS) {
      const length = fields[fact];
      if (length === undefined) continue;
      if (
        this.check(isNumber(length, least, MAX_LIST_METRES), least > 0 ? 'metres' : 'included', at(place, fact), length)
      )
        metres[fact] = length as number;
    }
    return metres;
  }

  kinds(found: unknown): Partial<Record<SystemType, KindPrice>> {
    const fields = this.record(found, 'kinds', SYSTEM_TYPES);
    const kinds: Partial<Record<SystemType, KindPrice>> = {};
    for (const kind of SYSTEM_TYPES) {
      if (fields[kind] === undefined) continue;
      const place = at('kinds', kind);
      const { base, includes, per_unit: further } = this.record(fields[kind], place, ['base', 'includes', 'per_unit']);
      const price = base === 'in_price' ? base : this.dollars(base, 'base', at(place, 'base'));
      kinds[kind] = {
        base: price,
        includes: this.metres(includes, at(place, 'includes'), 0),
        ...(further !== undefined && { per_unit: this.dollars(further, 'price', at(place, 'per_unit')) }),
      };
    }
    this.check(Object.keys(kinds).length > 0, 'kinds', 'kinds', undefined, SYSTEM_TYPES);
    return kinds;
  }

  /** Some of the allowed words, each once. */
  words<Word extends string>(found: unknown, place: string, allowed: readonly Word[]): readonly Word[] {
    const list: readonly unknown[] = Array.isArray(found) && found.length <= allowed.length ? found : [];
    const isGood = list.every((word, index) => isOneOf(word, allowed) && list.indexOf(word) === index);
    this.check(isGood && list.length > 0, 'words', place, found, allowed);
    return list as readonly Word[];
  }

  extra(found: unknown, place: string): Extra {
    const fields = this.record(found, place, ['id', 'label', 'per', 'of', 'price', 'when', 'kinds']);
    const { id, per, of, when, kinds } = fields;
    const isMetre = per === 'metre';
    this.check(/^[a-z0-9_-]{1,30}$/.test(asText(id)), 'id', at(place, 'id'), id);
    const label = this.text(fields.label, 'label', at(place, 'label'), 80);
    const price = this.dollars(fields.price, 'price', at(place, 'price'));
    this.check(isOneOf(per, PER), 'per', at(place, 'per'), per, PER);
    const isOf = isMetre ? isOneOf(of, METRE_FACTS) : of === undefined;
    this.check(isOf, isMetre ? 'of' : 'of-nothing', at(place, 'of'), of, METRE_FACTS);
    return {
      id: asText(id),
      label,
      price,
      per,
      ...(isMetre && { of }),
      ...((when !== undefined || !isMetre) && { when: this.condition(when, at(place, 'when')) }),
      ...(kinds !== undefined && { kinds: this.words(kinds, at(place, 'kinds'), SYSTEM_TYPES) }),
    } as Extra;
  }

  condition(found: unknown, place: string): ExtraCondition {
    const fields = found === undefined ? {} : this.record(found, place, HOME_FACTS);
    const facts = HOME_FACTS.filter((fact) => fields[fact] !== undefined);
    this.check(facts.length > 0, 'when', place, undefined, HOME_FACTS);
    return Object.fromEntries(
      facts.map((fact) => [fact, this.words(fields[fact], at(place, fact), FACT_VALUES[fact])]),
    );
  }
}

function at(place: string, name: string): string {
  return place === '' ? name : `${place}.${name}`;
}

function asText(found: unknown): string {
  return typeof found === 'string' ? found : '';
}

function isNumber(found: unknown, least: number, most: number): found is number {
  return typeof found === 'number' && found >= least && found <= most;
}

/** True for a day of the calendar, as YYYY-MM-DD. */
function isDay(text: string): boolean {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
