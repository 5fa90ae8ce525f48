import { fitsWildcard, hasWildcard, lettersAndDigits } from './modelName.ts';

/** How a name in the sheet relates to one in the register; null if they have nothing to do with each other. */
export type Relation = 'equal' | 'wildcard' | 'look_alike' | 'longer' | 'revision' | null;

/** Shorter beginnings are shared by a whole range. */
export const SHARED_BEGINNING = 5;

/** Longer differences are another product, not a revision. */
const LONGEST_REVISION = 2;

export function compareNames(sheet: string, register: string): Relation {
  const one = lettersAndDigits(sheet);
  const other = lettersAndDigits(register);
  if (hasWildcard(one) || hasWildcard(other)) {
    const fits = fitsWildcard(one, other) || fitsWildcard(other, one) || one === other;
    return fits && beginning(one).length >= SHARED_BEGINNING ? 'wildcard' : null;
  }
  if (one === other) return one === '' ? null : 'equal';
  if (Math.min(one.length, other.length) < SHARED_BEGINNING) return null;
  if (withoutLookAlikes(one) === withoutLookAlikes(other)) return 'look_alike';
  if (one.startsWith(other) || other.startsWith(one)) return 'longer';
  return isRevision(one, other) ? 'revision' : null;
}

/** O and 0, and I, L and 1, are easily mistaken for each other. */
export function withoutLookAlikes(letters: string): string {
  return letters.replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}

/** The first characters, which all related names share, up to an open part. */
export function beginning(letters: string): string {
  return withoutLookAlikes(letters.split(/[*#?%~]/)[0]!).slice(0, SHARED_BEGINNING);
}

/** One or two letters differ, or the last digit. Digits inside a name are its size. */
function isRevision(one: string, other: string): boolean {
  const { start, end } = sharedEnds(one, other);
  if (start < SHARED_BEGINNING) return false;
  const [mine, theirs] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  if (Math.max(mine.length, theirs.length) > LONGEST_REVISION) return false;
  return end === 0 || !/\d/.test(mine + theirs);
}

/** Both names with the differing part in square brackets. */
export function markedDifference(sheet: string, register: string): readonly [string, string] {
  const one = letterPlaces(sheet);
  const other = letterPlaces(register);
  const { start, end } = sharedEnds(one.letters, other.letters);
  return [marked(sheet, one.places, start, end), marked(register, other.places, start, end)];
}

/** How many characters two texts share at their beginnings and ends. */
function sharedEnds(one: string, other: string): { start: number; end: number } {
  const most = Math.min(one.length, other.length);
  let start = 0;
  while (start < most && one[start] === other[start]) start++;
  let end = 0;
  while (end < most - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  return { start, end };
}

/** The letters and digits of a name, and the place of each in it. */
function letterPlaces(name: string): { letters: string; places: readonly number[] } {
  const places: number[] = [];
  let letters = '';
  for (let index = 0; index < name.length; index++) {
    for (const letter of lettersAndDigits(name[index]!)) {
      letters += letter;
      places.push(index);
    }
  }
  return { letters, places };
}

function marked(name: string, places: readonly number[], start: number, end: number): string {
  if (start + end >= places.length) return name;
  const from = places[start]!;
  const to = places[places.length - end - 1]! + 1;
  return `${name.slice(0, from)}[${name.slice(from, to)}]${name.slice(to)}`;
}
