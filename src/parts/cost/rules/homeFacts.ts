import { FACT_VALUES, HOME_FACTS, type HomeFacts, METRE_FACTS } from '../../../pricing/installation.ts';
import { metresOf } from '../../../pricing/installationCost.ts';

const METRE_BANDS = [
  [0, 5],
  [5, 10],
  [10, 20],
] as const;

/** The bands that a visitor can press instead of typing metres, cut at the end of the list. Both ends count. */
export function bandsTo(limit: number): readonly (readonly [from: number, to: number])[] {
  return METRE_BANDS.filter(([from]) => from < limit).map(([from, to]) => [from, Math.min(to, limit)]);
}

/** More than any price list goes to. */
const MOST_METRES = 99_999;

/** Reads the facts that a visit keeps, as untrusted as any input. Anything else is left out. */
export function readHomeFacts(saved: unknown): HomeFacts {
  const found = Object(saved) as HomeFacts;
  const values = HOME_FACTS.filter((fact) => FACT_VALUES[fact].some((value) => value === found[fact]));
  const metres = METRE_FACTS.filter((fact) => (metresOf(found, fact)?.[1] ?? Number.POSITIVE_INFINITY) <= MOST_METRES);
  return Object.fromEntries([...values, ...metres].map((fact) => [fact, found[fact]]));
}

/** Metres as they are typed: "4.5", "4,5 m"; null if they can't be used. */
export function readTypedMetres(text: string): number | null {
  const [, digits] = /^\s*(\d{1,5}(?:[.,]\d{1,3})?)\s*(?:m|met(?:re|er)s?)?\s*$/i.exec(text) ?? [];
  const metres = Number(digits?.replace(',', '.') ?? Number.NaN);
  return metres <= MOST_METRES ? metres : null;
}
