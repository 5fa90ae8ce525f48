/**
 * Interpolates between the two nearest values.
 * @param {readonly number[]} values
 * @param {number} share 0.5 for the median
 */
export function quantile(values, share) {
  const sorted = values.toSorted((one, other) => one - other);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  return below + ((sorted[Math.ceil(place)] ?? Number.NaN) - below) * (place % 1);
}

/** @param {readonly number[]} values */
export const median = (values) => quantile(values, 0.5);
