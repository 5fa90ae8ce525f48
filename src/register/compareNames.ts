import { beginning, fitsWildcard, lettersAndDigits, type ModelName, SHARED_BEGINNING } from './modelName.ts';

/** How a name in the sheet relates to one in the register; null if they have nothing to do with each other. */
export type Relation = 'equal' | 'wildcard' | 'look_alike' | 'longer' | 'revision' | null;

/** Longer differences are another product, not a revision. */
const LONGEST_REVISION = 2;

export function compareNames(sheet: ModelName, register: ModelName): Relation {
  const one = sheet.letters;
  const other = register.letters;
  if (sheet.isOpen || register.isOpen) {
    const fits = fitsWildcard(one, other) || fitsWildcard(other, one) || one === other;
    return fits && isLongEnough(sheet) && isLongEnough(register) ? 'wildcard' : null;
  }
  if (one === other) return one === '' ? null : 'equal';
  if (Math.min(one.length, other.length) < SHARED_BEGINNING) return null;
  if (sheet.lookAlikes === register.lookAlikes) return 'look_alike';
  if (one.startsWith(other) || other.startsWith(one)) return 'longer';
  return isRevision(one, other) ? 'revision' : null;
}

function isLongEnough(name: ModelName): boolean {
  return beginning(name).length === SHARED_BEGINNING;
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
