import { cleanText } from './cleanText.ts';
import type { ChoiceRule, ListRule } from './columns.ts';
import { findWord } from './findWord.ts';
import type { ProblemNote } from './problem.ts';
import { BLANK, known, note, type Reading, respelled, unknown } from './reading.ts';
import { plainNumber, type TextNumbers } from './readNumber.ts';

/** Reads one of the allowed values; another spelling is read with a note. */
export function readChoice(
  rule: ChoiceRule,
  cell: string | number | boolean,
  textNumbers: TextNumbers,
): Reading<string | number> {
  // Some programs write 1.0 for 1 in a column with blanks.
  const text = String(typeof cell === 'string' ? (plainNumber(cell) ?? cell) : cell);
  const meant = choiceWords(rule);
  const found = findWord(text, [...meant.keys()]);
  if (found === null) return unknown(cell, 'unknown-word');
  const value = meant.get(found.word)!;
  const asItShouldBe = found.word === String(value) && found.isExact;
  const numberAsText = typeof value === 'number' && typeof cell === 'string' && textNumbers === 'odd';
  return asItShouldBe && !numberAsText ? known(value) : respelled(value, cell);
}

/** The value that each word of a choice stands for. */
export function choiceWords({ values, synonyms = {} }: ChoiceRule): ReadonlyMap<string, string | number> {
  return new Map([...values.map((value) => [String(value), value] as const), ...Object.entries(synonyms)]);
}

/**
 * Reads a list of allowed values, each once, in the given order, without blanks. One unknown word makes the whole list
 * unknown: the other words alone would claim to be complete.
 */
export function readList(rule: ListRule, cell: unknown): Reading<readonly string[]> {
  const members = membersOf(cell);
  if (members.value === null) return members;
  const notes: ProblemNote[] = [...members.notes];
  const unknownWords: ProblemNote[] = [];
  const values = new Set<string>();
  for (const member of members.value) {
    const found = findWord(member, rule.values);
    if (found === null) unknownWords.push(note(member, 'unknown-entry'));
    else values.add(found.word);
    if (found?.isExact === false) notes.push(...respelled(found.word, member).notes);
  }
  if (unknownWords.length > 0) return { value: null, notes: unknownWords };
  return values.size === 0 ? BLANK : { value: [...values], notes };
}

/** No column has this many words, and each costs a comparison with all of them. */
const MAX_MEMBERS = 50;

/** The entries of a list: an array of text, or text joined by `|` (`;` and `,` are read with a note). */
export function membersOf(cell: unknown): Reading<never> | (Reading<readonly string[]> & { value: readonly string[] }) {
  const given: readonly unknown[] = Array.isArray(cell) ? cell : String(cell).split(/[|;,]/);
  if (given.length > MAX_MEMBERS) return unknown(cell, 'too-many-entries', { most: MAX_MEMBERS });
  const members: string[] = [];
  for (const member of given) {
    if (member === null || member === undefined) continue;
    if (typeof member !== 'string') return unknown(member, 'not-a-word');
    members.push(cleanText(member));
  }
  const value = members.filter(Boolean);
  if (Array.isArray(cell) || !/[;,]/.test(String(cell))) return { value, notes: [] };
  return { value, notes: [note(cell, 'separators')] };
}
