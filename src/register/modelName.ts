/** Marks that people put, leave out or swap in a model name. */
const SEPARATORS = /[\s_.,;:/|\\()[\]\p{Pd}]+/gu;

/** Between the units of one system. */
const BETWEEN_UNITS = /[/|+&;,]|\s(?:and|with)\s/i;

/** A shorter text beside a slash is part of a name, as in `25/35`. */
const SHORTEST_UNIT = 4;

/** A name as it is written, but for case and runs of spaces. */
export function written(name: string): string {
  return name.trim().toUpperCase().replaceAll(/\s+/g, ' ');
}

/**
 * A name in capital letters and digits. Marks that can tell two names apart, such as `+` and `*`, stay.
 */
export function lettersAndDigits(name: string): string {
  return withoutEllipsis(name).normalize('NFKC').toUpperCase().replaceAll(SEPARATORS, '');
}

/** The units in the name of a whole system; none if it names one thing only. */
export function unitsIn(name: string): readonly string[] {
  const parts = name.split(BETWEEN_UNITS).map((part) => part.trim());
  const isUnit = (part: string) => lettersAndDigits(part).length >= SHORTEST_UNIT;
  return parts.length > 1 && parts.every(isUnit) ? parts : [];
}

/** True if a part of the name is left open: `PLA-A18EA*`, `AS09##`. */
export function hasWildcard(name: string): boolean {
  return /[*#?%~]/.test(withoutEllipsis(name));
}

/** True if the pattern's open parts can be filled so that it is the name. Both are letters and digits. */
export function fitsWildcard(pattern: string, name: string): boolean {
  const pieces = pattern.split(/[*#?%~]+/);
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

function withoutEllipsis(name: string): string {
  return name.replaceAll(/…|\.{2,}/g, '*');
}
