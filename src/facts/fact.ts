/** What a fact is about, which decides how long it may stand without another look. */
type FactKind = 'law' | 'noise' | 'size' | 'tariff';

/** Something that others published, and that the product repeats. */
export interface Fact<Claim = unknown> {
  readonly kind: FactKind;
  /** What is repeated: names, figures, and the conditions under which they hold. */
  readonly claim: Claim;
  /** Where it was published, for the visitor. */
  readonly source: string;
  /** When somebody last looked, YYYY-MM. */
  readonly read: string;
  /** Whether that was the page itself, or a stored copy of it, which may be older. */
  readonly how: 'page' | 'copy';
}

/** A fact: what is repeated, where it was published, and when and how somebody last looked. */
export function fact<const Claim>(
  kind: FactKind,
  claim: Claim,
  source: string,
  read: string,
  how: Fact['how'],
): Fact<Claim> {
  return { kind, claim, source, read, how };
}

/** After so many months a fact needs another look. */
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
