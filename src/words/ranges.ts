import { ANSWERS } from './english/answers.ts';
import type { Words } from './words.ts';

/** "5.0 kW", or "8.5 to 12.5 kW". */
export function unitRange(words: Words, least: number, most: number, unit: string): string {
  const [from, to] = [words.unit(least, unit), words.unit(most, unit)];
  return from === to ? from : words.of(ANSWERS)('range', { from: from.replace(/\s\S+$/u, ''), to });
}

/** "$400", or "$400 to $600". */
export function dollarRange(words: Words, least: number, most: number): string {
  const [from, to] = [words.dollars(least), words.dollars(most)];
  return from === to ? from : words.of(ANSWERS)('range', { from, to });
}
