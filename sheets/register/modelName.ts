/** Marks that people add, leave out or swap in a model name. */
const SEPARATORS = /[\s_.,;:/|\\()[\]\p{Pd}]+/gu;

/** Marks between the units of one system. */
const BETWEEN_UNITS = /[/|+&;,]|\s(?:and|with)\s/i;

/** Open parts of a name, such as `PLA-A18EA*` or `AS09##`. */
const WILDCARDS = /[*#?%~]|…|\.{2,}/;

/** A shorter text proves too little by itself. Beside a slash it is part of a name, as in `25/35`. */
const MIN_NAME_LENGTH = 4;

/** A name as capital letters and digits, with marks that can tell two names apart, such as `+`. */
export function lettersAndDigits(text: string): string {
  return text.normalize('NFKC').toUpperCase().replaceAll(SEPARATORS, '');
}

/**
 * Keys that all spellings of a system's name share: its letters and digits, and those of its units in any order. None for a very
 * short name, or one with an open part.
 */
export function modelKeys(text: string): readonly string[] {
  if (WILDCARDS.test(text)) return [];
  const units = text.split(BETWEEN_UNITS).map(lettersAndDigits);
  const isSet = units.length > 1 && units.every((unit) => unit.length >= MIN_NAME_LENGTH);
  const keys = [lettersAndDigits(text), ...(isSet ? [units.sort().join('/')] : [])];
  return keys.filter((key) => key.length >= MIN_NAME_LENGTH);
}
