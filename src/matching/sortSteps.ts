/** So many items are sorted, or put together, in one step. */
const STEP = 256;

/**
 * Sorts a list a little at a time: first in runs, then the runs together. Equals keep their order, as with
 * `Array.prototype.sort`. The given list stays as it is.
 */
export function* sortSteps<Item>(
  items: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Generator<undefined, readonly Item[], undefined> {
  let runs: Item[][] = [];
  for (let at = 0; at < items.length; at += STEP) {
    runs.push(items.slice(at, at + STEP).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const longer: Item[][] = [];
    for (let at = 0; at < runs.length; at += 2) longer.push(yield* merge(runs[at]!, runs[at + 1] ?? [], compare));
    runs = longer;
  }
  return runs[0] ?? [];
}

function* merge<Item>(
  left: readonly Item[],
  right: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Generator<undefined, Item[], undefined> {
  const merged: Item[] = [];
  let first = 0;
  let second = 0;
  while (first < left.length && second < right.length) {
    merged.push(compare(left[first]!, right[second]!) <= 0 ? left[first++]! : right[second++]!);
    if (merged.length % STEP === 0) yield;
  }
  return merged.concat(left.slice(first), right.slice(second));
}
