/** The subject of a fact, which decides how soon it needs another look. */
type FactKind = 'law' | 'noise' | 'size' | 'tariff';

/** A published claim that the product repeats. */
export interface Fact<Claim = unknown> {
  readonly kind: FactKind;
  /** The content: names, figures, and the conditions under which they hold. */
  readonly claim: Claim;
  /** The publisher, as shown to the visitor. */
  readonly source: string;
  /** The month of the last look, YYYY-MM. */
  readonly read: string;
  /** `page` for the page itself; `copy` for a stored copy, which may be older. */
  readonly how: 'page' | 'copy';
  /** The last day, YYYY-MM-DD, on which what was read surely holds; null if no end is known. */
  readonly until: string | null;
}

/** A fact: its content, its publisher, the time and way of the last look, and the last day on which it surely holds. */
export function fact<const Claim>(
  kind: FactKind,
  claim: Claim,
  source: string,
  read: string,
  how: Fact['how'],
  until: Fact['until'] = null,
): Fact<Claim> {
  return { kind, claim, source, read, how, until };
}

/** A fact needs another look after this many months. */
export const MAX_AGE_MONTHS: Readonly<Record<FactKind, number>> = { law: 12, noise: 12, size: 24, tariff: 12 };

/** The months since a fact was read. @param at milliseconds since 1970 */
export function ageInMonths({ read }: Pick<Fact, 'read'>, at: number): number {
  const now = new Date(at);
  return (now.getUTCFullYear() - Number(read.slice(0, 4))) * 12 + now.getUTCMonth() + 1 - Number(read.slice(5));
}

/** True if a fact needs another look. @param at milliseconds since 1970 */
export function isOld(fact: Pick<Fact, 'kind' | 'read'>, at: number): boolean {
  return ageInMonths(fact, at) > MAX_AGE_MONTHS[fact.kind];
}

/** True from the day after the last on which a fact surely holds. @param day YYYY-MM-DD */
export function hasEnded({ until }: Pick<Fact, 'until'>, day: string): boolean {
  return until !== null && day > until;
}
