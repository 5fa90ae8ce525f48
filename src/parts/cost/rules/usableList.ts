import { FACT_VALUES, type HomeFact, type Installation } from './installation.ts';

/**
 * The price list that a provider sent, if each figure in it can be used; otherwise null. The check before a list is published names
 * its faults, and is three times as large.
 */
export function usableList(found: unknown): Installation | null {
  try {
    const { limits = {}, kinds, extras = [], ...rest } = found as Installation;
    const prices = Object.entries(kinds).map(
      ([kind, price]) => [kind, { ...price, includes: price.includes ?? {} }] as const,
    );
    const metres = [limits, ...prices.map(([, { includes }]) => includes)].flatMap((lengths) => Object.values(lengths));
    const isUsable =
      rest.version === 1 &&
      rest.gst === 'included' &&
      isText(rest.valid_until) &&
      isText(rest.provider) &&
      /^\d{4}-\d\d$/.test(rest.month) &&
      metres.every((length) => length === 0 || isAmount(length)) &&
      prices.every(([, { base }]) => base === 'in_price' || isAmount(base)) &&
      extras.length <= 40 &&
      extras.every((extra) => isExtra(extra, limits));
    return isUsable ? { ...rest, limits, kinds: Object.fromEntries(prices), extras } : null;
  } catch {
    // A list, an object or a text is missing.
    return null;
  }
}

/** Throws where something is missing. */
function isExtra(extra: Installation['extras'][number], limits: Installation['limits']): boolean {
  const { id, label, price, per, kinds = [] } = extra;
  const when = per === 'metre' ? (extra.when ?? {}) : extra.when;
  const isCounted = per === 'metre' ? isAmount(limits[extra.of]) : per === 'job' || per === 'unit';
  const areKnown = Object.entries(when).every(([fact, values]) => {
    const known: readonly string[] = (Object.hasOwn(FACT_VALUES, fact) && FACT_VALUES[fact as HomeFact]) || [];
    return values.every((value) => known.includes(value));
  });
  return isText(id) && isText(label) && isAmount(price) && Array.isArray(kinds) && isCounted && areKnown;
}

/** Dollars, or metres. */
const isAmount = (found: unknown): boolean => typeof found === 'number' && found >= 0.01 && found <= 100_000;

const isText = (found: unknown): boolean => typeof found === 'string' && found.length <= 80;
