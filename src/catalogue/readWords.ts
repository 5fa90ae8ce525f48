import { cleanText } from './cleanText.ts';
import type { ChoiceRule, ListRule } from './columns.ts';
import { findWord } from './findWord.ts';
import { known, type Note, type Reading, refused, respelled, warning } from './reading.ts';
import { plainNumber, type TextNumbers } from './readNumber.ts';

/** One of the values a column allows; another spelling is read with a warning, an unknown word is an error. */
export function readChoice(
  rule: ChoiceRule,
  cell: string | number | boolean,
  textNumbers: TextNumbers,
): Reading<string | number> {
  // Programs that keep a column with blanks as fractions write 1.0 for 1.
  const text = String(typeof cell === 'string' ? (plainNumber(cell) ?? cell) : cell);
  const synonyms = rule.synonyms ?? {};
  const found = findWord(text, [...rule.values.map(String), ...Object.keys(synonyms)]);
  if (found.match === 'none') return unlike(rule, cell, found.closest);
  const value = rule.values.find((allowed) => String(allowed) === found.word) ?? synonyms[found.word]!;
  const asItShouldBe = found.word === String(value) && found.match === 'exact';
  const numberAsText = typeof value === 'number' && typeof cell === 'string' && textNumbers === 'odd';
  return asItShouldBe && !numberAsText ? known(value) : respelled(value, cell);
}

/** A list of the values a column allows, each once, in the order given; blank members are skipped. */
export function readList(rule: ListRule, cell: unknown): Reading<readonly string[]> {
  const members = membersOf(cell);
  const notes: Note[] = [...members.notes];
  const values: string[] = [];
  for (const member of members.value ?? []) {
    const found = findWord(member, rule.values);
    const reading =
      found.match === 'none'
        ? unlike(rule, member, found.closest)
        : found.match === 'respelled'
          ? respelled(found.word, member)
          : known(found.word);
    notes.push(...reading.notes);
    if (reading.value !== null && !values.includes(reading.value)) values.push(reading.value);
  }
  const refusal = notes.some((note) => note.severity === 'error');
  return { value: refusal || values.length === 0 ? null : values, notes };
}

/** No column knows so many words; each would be compared with all that it does know. */
const MOST_MEMBERS = 50;

/** The members of a list: an array of text, or text joined by `|` (`;` and `,` are read with a warning). */
export function membersOf(cell: unknown): Reading<readonly string[]> {
  const given: readonly unknown[] = Array.isArray(cell) ? cell : String(cell).split(/[|;,]/);
  if (given.length > MOST_MEMBERS) {
    return refused(cell, `has more than ${MOST_MEMBERS} entries`, 'Name each word once.');
  }
  const members: string[] = [];
  for (const member of given) {
    if (member === null || member === undefined) continue;
    if (typeof member !== 'string') return refused(member, 'is not a word of a list', 'Send a list of words.');
    members.push(cleanText(member));
  }
  const value = members.filter(Boolean);
  if (Array.isArray(cell) || !/[;,]/.test(String(cell))) return known(value);
  const reason = 'The entries of this list are separated by a comma or semicolon.';
  return { value, notes: [warning(cell, reason, 'Separate them by |.')] };
}

function unlike(rule: ChoiceRule | ListRule, found: unknown, closest: string | null): Reading<never> {
  const suggestion = closest === null ? `Use one of ${rule.values.join(', ')}.` : `Did you mean ${closest}?`;
  return refused(found, `is not ${rule.noun}`, suggestion);
}
