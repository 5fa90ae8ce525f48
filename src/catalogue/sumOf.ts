/** A sum. A page's old library may have replaced `reduce` with one that takes no function. */
export function sumOf<Item>(items: readonly Item[], numberOf: (item: Item) => number): number {
  let sum = 0;
  for (const item of items) sum += numberOf(item);
  return sum;
}
