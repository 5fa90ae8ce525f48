/** Marks that people put, leave out or swap in a model name. */
const SEPARATORS = /[\s_.,;:/|\\()[\]\p{Pd}]+/gu;

/** Between the units of one system. */
const BETWEEN_UNITS = /[/|+&;,]|\s(?:and|with)\s/i;

/** An open part of a name: `PLA-A18EA*`, `AS09##`, `AS09…`. */
const WILDCARDS = /[*#?%~]+/;

/** A shorter text says too little alone. Beside a slash it is a part of a name, as in `25/35`. */
const SHORTEST_NAME = 4;

/** A model name, prepared for many comparisons. */
export interface ModelName {
  readonly text: string;
  /** Capital letters and digits, and marks that can tell two names apart, such as `+` and `*`. */
  readonly letters: string;
  /** `letters` with one sign for those that are easily mistaken for each other. */
  readonly lookAlikes: string;
  /** True if a part is left open by a wildcard. */
  readonly isOpen: boolean;
  /** The units, if it names several. */
  readonly units: readonly ModelName[];
  /** Keys that all spellings of one system share. None for an open or a very short name. */
  readonly keys: readonly string[];
}

export function readModelName(text: string): ModelName {
  const parts = text.split(BETWEEN_UNITS).map((part) => part.trim());
  const isUnit = (part: string) => lettersAndDigits(part).length >= SHORTEST_NAME;
  const units = parts.length > 1 && parts.every(isUnit) ? parts.map(readModelName) : [];
  const letters = lettersAndDigits(text);
  const isOpen = WILDCARDS.test(letters);
  const unitsInOrder = units.map((unit) => unit.letters).sort();
  const keys = [letters, unitsInOrder.join('/')].filter((key) => !isOpen && key.length >= SHORTEST_NAME);
  return { text, letters, lookAlikes: asLookAlikes(letters), isOpen, units, keys };
}

/** True if both names mean one system: equal after letters and digits, with the units in any order. */
export function isSameSystem(one: ModelName, other: ModelName): boolean {
  return one.keys.some((key) => other.keys.includes(key));
}

export function lettersAndDigits(text: string): string {
  return text
    .replaceAll(/…|\.{2,}/g, '*')
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(SEPARATORS, '');
}

/** A name as it is written, but for case and runs of spaces. */
export function written(text: string): string {
  return text.trim().toUpperCase().replaceAll(/\s+/g, ' ');
}

/** O and 0, and I, L and 1, are easily mistaken for each other. */
function asLookAlikes(letters: string): string {
  return letters.replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}

/** A shorter beginning is shared by a whole range. */
export const SHARED_BEGINNING = 5;

/** The first characters, which all related names share, up to an open part. */
export function beginning({ lookAlikes }: ModelName): string {
  return lookAlikes.split(WILDCARDS)[0]!.slice(0, SHARED_BEGINNING);
}

/** True if the open parts of the pattern can be filled so that it is the name. Both are letters and digits. */
export function fitsWildcard(pattern: string, name: string): boolean {
  const pieces = pattern.split(WILDCARDS);
  const last = pieces.pop() ?? '';
  const head = pieces.shift() ?? '';
  if (!name.startsWith(head) || !name.endsWith(last)) return false;
  let from = head.length;
  for (const piece of pieces) {
    const at = name.indexOf(piece, from);
    if (at === -1) return false;
    from = at + piece.length;
  }
  return from <= name.length - last.length;
}
