/** Random cases of a property: the number for `npm test`, and ten times as many for `npm run test:exhaustive`. */
export function runs(usual: number): number {
  return process.env.EXHAUSTIVE ? 10 * usual : usual;
}

/** One of 29 cases, and all of them for `npm run test:exhaustive`. */
export function sampled<T>(cases: readonly T[]): readonly T[] {
  return process.env.EXHAUSTIVE ? cases : cases.filter((_, at) => at % 29 === 0);
}
