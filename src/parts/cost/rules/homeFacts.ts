import { FACT_VALUES, HOME_FACTS, type HomeFacts, type Installation, METRE_FACTS } from './installation.ts';
import { metresOf } from './installationCost.ts';

/** What a visitor can press instead of typing metres. Both ends count. */
export const METRE_BANDS = [
  [0, 5],
  [5, 10],
  [10, 20],
] as const;

const MOST_METRES = 1000;

/** What was kept with a visit, as untrusted as any input; what isn't a fact is left out. */
export function readHomeFacts(saved: unknown): HomeFacts {
  const found = Object(saved) as HomeFacts;
  const values = HOME_FACTS.filter((fact) => FACT_VALUES[fact].some((value) => value === found[fact]));
  const metres = METRE_FACTS.filter((fact) => (metresOf(found, fact)?.[1] ?? Number.POSITIVE_INFINITY) <= MOST_METRES);
  return Object.fromEntries([...values, ...metres].map((fact) => [fact, found[fact]]));
}

/** Metres as they are typed: "4.5", "4,5 m"; null if they can't be used. */
export function readTypedMetres(text: string): number | null {
  const [, digits] = /^\s*(\d{1,4}(?:[.,]\d{1,3})?)\s*(?:m|met(?:re|er)s?)?\s*$/i.exec(text) ?? [];
  const metres = Number(digits?.replace(',', '.') ?? Number.NaN);
  return metres <= MOST_METRES ? metres : null;
}

/** A pressed band ends where the list ends. Metres that were typed stay as they are. */
export function cutBands(facts: HomeFacts, { limits }: Installation): HomeFacts {
  const bands = METRE_FACTS.flatMap((fact) => {
    const [metres, limit] = [facts[fact], limits[fact]];
    if (metres === undefined || typeof metres === 'number' || limit === undefined || metres[0] > limit) return [];
    return [[fact, [metres[0], Math.min(metres[1], limit)]]];
  });
  return { ...facts, ...Object.fromEntries(bands) };
}
