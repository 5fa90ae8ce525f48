/** Random cases of a property: the number for `npm test`, and ten times as many for `npm run test:exhaustive`. */
export function runs(usual: number): number {
  return process.env.EXHAUSTIVE ? 10 * usual : usual;
}
