/** A sum. A page's old library may have put a `reduce` without a function in place of the language's. */
export function sumOf<Item>(items: readonly Item[], numberOf: (item: Item) => number): number {
  let sum = 0;
  for (const item of items) sum += numberOf(item);
  return sum;
}
