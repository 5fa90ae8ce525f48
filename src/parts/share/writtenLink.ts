import type { Core } from '../../app/part.ts';
import { shownValue } from '../../catalogue/shownValue.ts';
import type { Visit } from '../../visit/visit.ts';
import { NEW_VISIT, type VisitState } from '../../visit/visitState.ts';
import type { ReadVisit } from './rules/readVisitLink.ts';
import { type FoundPlan, NO_PLAN } from './SharedVisit.tsx';

/** The most characters of a link's key on the console. */
const MAX_KEY = 40;

/** Names on the console what can't be used of a link: text from outside is never on the page. */
export function warnOfLost(warn: Core['warn'], keys: readonly string[]): void {
  const names = keys.map((key) => JSON.stringify(shownValue(key).slice(0, MAX_KEY)));
  if (names.length > 0) warn(`the link has parts that can't be used: ${names.join(', ')}.`);
}

/** The system that a written link is about, and what can't be used of the link. */
export async function findWritten(
  { loadCatalogue, warn }: Pick<Core, 'loadCatalogue' | 'warn'>,
  { visit: { system }, unused, unanswered }: ReadVisit,
): Promise<FoundPlan> {
  const loaded = system === null ? null : await loadCatalogue();
  const about = loaded?.products.find(({ id }) => id === system) ?? null;
  const lost = loaded && !about ? [...unused, 'system'] : unused;
  warnOfLost(warn, lost);
  return { ...NO_PLAN, about, lost: lost.length, unanswered };
}

/** Takes up the answers of a written link. The part for presets passes their questions, so they aren't asked again. */
export function takeUpWritten(visit: Visit, { visit: written }: ReadVisit, texts: VisitState['parts']): void {
  const { answers, postcode, system, ...size } = written;
  visit.takeUp(
    'link',
    ({ tariff, place, postcode: own }) => ({
      ...NEW_VISIT,
      ...{ answers, tariff, place, postcode: postcode || own },
      parts: { ...texts, sizing: size, preset: { answers, system, ...size } },
    }),
    system,
  );
}
