import { COLUMN_NAMES } from '../../src/catalogue/columns.ts';
import { CONTROLS, type Control } from '../../src/catalogue/product.ts';
import { columnNamed } from './columnNamed.ts';
import { fold } from './fold.ts';
import { once } from './once.ts';
import { headingWords, type Meaning, recogniseHeading } from './recogniseHeading.ts';
import { spellLetter } from './spellLetter.ts';
import { splitHeading } from './units.ts';
import { COLUMN_HEADINGS, CONTROL_HEADINGS, UNSURE_HEADINGS } from './vocabulary.ts';

/** The control that a yes/no column is about; null for any other heading. */
export function controlNamed(heading: string): Control | null {
  return controls().get(fold(ownWords(heading)))?.[0] ?? null;
}

/** The heading without leading words that say nothing more: `wifi` for `specs.wifi` and `Controls – Wi-Fi`. */
function ownWords(heading: string): string {
  const parts = heading.split(/\s–\s|\./);
  const isPlain = parts.slice(0, -1).every((part) => {
    const { ideas, rest } = headingWords(part);
    const isFree = [...ideas].every((idea) => idea === 'filler' || idea === 'description');
    return (rest === '' && isFree) || sureColumns().get(fold(part))?.includes('controls') === true;
  });
  return isPlain ? parts.at(-1)! : heading;
}

/** What each folded heading may stand for, in the order of `all`. */
function byLetters<Named extends string>(
  all: readonly Named[],
  headings: Readonly<Partial<Record<Named, string>>>,
): ReadonlyMap<string, readonly Named[]> {
  const found = new Map<string, Named[]>();
  for (const one of all) {
    for (const name of headings[one]?.split('|').map(fold) ?? []) found.set(name, [...(found.get(name) ?? []), one]);
  }
  return found;
}

const controls = once(() => byLetters(CONTROLS, CONTROL_HEADINGS));
const sureColumns = once(() => byLetters(COLUMN_NAMES, COLUMN_HEADINGS));
const unsureColumns = once(() => byLetters(COLUMN_NAMES, UNSURE_HEADINGS));

/** The meanings of a heading: by our own names and words for one column first, then by the many ways in which lists say it. */
export function meaningsOf(given: string): readonly Meaning[] {
  const own = columnNamed(given);
  if (own !== null) return [{ column: own, isSure: true }];
  const heading = spellLetter(given);
  const { name } = splitHeading(heading);
  const named = sureColumns().get(fold(name)) ?? sureColumns().get(fold(heading)) ?? [];
  const possible = unsureColumns().get(fold(name)) ?? [];
  const recognised = named.length > 0 ? [] : recogniseHeading(heading);
  return [
    ...named.map((column) => ({ column, isSure: true })),
    ...recognised,
    ...possible
      .filter((column) => !recognised.some((one) => one.column === column))
      .map((column) => ({ column, isSure: false })),
  ];
}
