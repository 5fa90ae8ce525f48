import { cleanText } from './cleanText.ts';
import type { ChoiceRule, ControlsRule, ListRule } from './columns.ts';
import { findWord } from './findWord.ts';
import { anyOf, BLANK, known, type Note, note, type Reading, respelled, unknown } from './reading.ts';
import { plainNumber, type TextNumbers } from './readNumber.ts';

/** Reads one of the allowed values; another spelling is read with a note. */
export function readChoice(
  rule: ChoiceRule,
  cell: string | number | boolean,
  textNumbers: TextNumbers,
): Reading<string | number> {
  // Some programs write 1.0 for 1 in a column with blanks.
  const text = String(typeof cell === 'string' ? (plainNumber(cell) ?? cell) : cell);
  const synonyms = rule.synonyms ?? {};
  const meant = (word: string) => rule.values.find((allowed) => String(allowed) === word) ?? synonyms[word]!;
  const found = findWord(text, [...rule.values.map(String), ...Object.keys(synonyms)]);
  if (found.match === 'none') return unknownWord(rule, cell, found.closest === null ? null : meant(found.closest));
  const value = meant(found.word);
  const asItShouldBe = found.word === String(value) && found.match === 'exact';
  const numberAsText = typeof value === 'number' && typeof cell === 'string' && textNumbers === 'odd';
  return asItShouldBe && !numberAsText ? known(value) : respelled(value, cell);
}

/**
 * Reads a list of allowed values, each once, in the given order, without blanks. One unknown word makes the whole list
 * unknown: the other words alone would claim to be complete.
 */
export function readList(rule: ListRule, cell: unknown): Reading<readonly string[]> {
  const members = membersOf(cell);
  if (members.value === null) return members;
  const notes: Note[] = [...members.notes];
  const unknownWords: Note[] = [];
  const values = new Set<string>();
  for (const member of members.value) {
    const found = findWord(member, rule.values);
    if (found.match === 'none') unknownWords.push(...unknownMember(rule, member, found.closest).notes);
    else values.add(found.word);
    if (found.match === 'respelled') notes.push(...respelled(found.word, member).notes);
  }
  if (unknownWords.length > 0) return { value: null, notes: unknownWords };
  return values.size === 0 ? BLANK : { value: [...values], notes };
}

/** No column has this many words, and each costs a comparison with all of them. */
const MAX_MEMBERS = 50;

/** The entries of a list: an array of text, or text joined by `|` (`;` and `,` are read with a note). */
export function membersOf(cell: unknown): Reading<never> | (Reading<readonly string[]> & { value: readonly string[] }) {
  const given: readonly unknown[] = Array.isArray(cell) ? cell : String(cell).split(/[|;,]/);
  if (given.length > MAX_MEMBERS) return unknown(cell, `has more than ${MAX_MEMBERS} entries`, 'Name each word once');
  const members: string[] = [];
  for (const member of given) {
    if (member === null || member === undefined) continue;
    if (typeof member !== 'string')
      return unknown(member, "isn't a word, so the whole list is unknown", 'Send a list of words');
    members.push(cleanText(member));
  }
  const value = members.filter(Boolean);
  if (Array.isArray(cell) || !/[;,]/.test(String(cell))) return { value, notes: [] };
  const reason = 'The entries of this list are separated by a comma or semicolon.';
  return { value, notes: [note(cell, reason, 'Separate them by |')] };
}

/** @param closest the value that was probably meant */
function unknownWord(rule: ChoiceRule, found: unknown, closest: string | number | null): Reading<never> {
  return unknown(
    found,
    `isn't ${rule.noun}`,
    closest === null ? `Put ${anyOf(rule.values)}` : `Did you mean ${closest}?`,
  );
}

export function unknownMember(
  rule: ListRule | ControlsRule,
  found: string,
  closest: string | null,
  all = anyOf(rule.values),
): Reading<never> {
  const advice = closest === null ? `Use ${all}` : `Did you mean ${closest}?`;
  return unknown(found, `isn't ${rule.noun}, so the whole list is unknown`, advice);
}
