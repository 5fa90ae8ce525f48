import { isRecord } from '../../../catalogue/isRecord.ts';
import { FACT_VALUES, type HomeFact, type Installation, METRE_FACTS, type MetreFact } from './installation.ts';

/**
 * The price list that a provider sent, if each figure in it can be used; otherwise null. It's smaller than the check of a list before
 * it is published, whose faults have names.
 */
export function usableList(found: unknown): Installation | null {
  const { limits = {}, kinds, extras = [], ...rest } = Object(found);
  if (!hasMetres(limits) || !isRecord(kinds) || !Array.isArray(extras) || extras.length > 40) return null;
  const prices = Object.entries(kinds).map(([kind, price]) => [kind, { includes: {}, ...Object(price) }] as const);
  const isUsable =
    rest.version === 1 &&
    rest.gst === 'included' &&
    isText(rest.provider) &&
    /^\d{4}-\d\d$/.test(rest.month) &&
    prices.every(([, { base, includes }]) => (base === 'in_price' || isPrice(base)) && hasMetres(includes)) &&
    extras.every((extra) => isExtra(extra, limits));
  return isUsable ? { ...rest, limits, kinds: Object.fromEntries(prices), extras } : null;
}

function isExtra(extra: unknown, limits: Readonly<Record<string, unknown>>): boolean {
  const { id, label, price, per, of, when, kinds = [] } = Object(extra);
  if (!isText(id) || !isText(label) || !isPrice(price) || !Array.isArray(kinds)) return false;
  if (per === 'metre') return limits[of] !== undefined && (when === undefined || isCondition(when));
  return (per === 'job' || per === 'unit') && isCondition(when);
}

function isCondition(when: unknown): boolean {
  return (
    isRecord(when) &&
    Object.entries(when).every(([fact, values]) => {
      const known: readonly unknown[] = (Object.hasOwn(FACT_VALUES, fact) && FACT_VALUES[fact as HomeFact]) || [];
      return Array.isArray(values) && values.every((value) => known.includes(value));
    })
  );
}

function hasMetres(found: unknown): found is Readonly<Partial<Record<MetreFact, number>>> {
  return isRecord(found) && METRE_FACTS.every((fact) => found[fact] === undefined || isWithin(found[fact], 0, 1000));
}

function isPrice(found: unknown): boolean {
  return isWithin(found, 0.01, 100_000);
}

function isWithin(found: unknown, least: number, most: number): boolean {
  return typeof found === 'number' && found >= least && found <= most;
}

function isText(found: unknown): boolean {
  return typeof found === 'string' && found.length <= 80;
}
