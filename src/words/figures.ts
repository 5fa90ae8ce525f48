/** A figure and its unit stay on one line, with a narrow space between them. */
const UNIT_SPACE = '\u202f';

const numbers = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 2 });
const dollars = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD', maximumFractionDigits: 0 });

/** "7.1 kW". */
export function withUnit(value: number, unit: string): string {
  return `${numbers.format(value)}${UNIT_SPACE}${unit}`;
}

/** "$2,990". */
export function inDollars(value: number): string {
  return dollars.format(value);
}

/** "1 system", "7 systems". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${numbers.format(count)} ${count === 1 ? one : many}`;
}

/** "a", "a and b", "a, b and c". */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}
