/**
 * The problems of a list of facts before a release, each with its remedy.
 *
 * @param {readonly import('../src/facts/fact.ts').Fact[]} facts
 * @param {typeof import('../src/facts/fact.ts')} rules
 * @param {number} at milliseconds since 1970
 */
export function factProblems(facts, { ageInMonths, hasEnded, isOld, MAX_AGE_MONTHS }, at) {
  const day = new Date(at).toISOString().slice(0, 10);
  return facts.flatMap((fact) => {
    const { kind, claim, source, read, until } = fact;
    const look = 'Look at it again, and correct it in src/facts.';
    if (source.trim() === '') return [`A fact about ${kind} has no source: ${JSON.stringify(claim)}. ${look}`];
    if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(read) || ageInMonths(fact, at) < 0)
      return [`The fact of ${source} can't have been read in “${read}”. ${look}`];
    if (isOld(fact, at))
      return [`The fact of ${source} was read in ${read}, more than ${MAX_AGE_MONTHS[kind]} months ago. ${look}`];
    if (hasEnded(fact, day)) return [`The fact of ${source} may have changed since ${until}. ${look}`];
    return [];
  });
}
