import { cleanText } from './cleanText.ts';
import type { ChoiceRule, ListRule } from './columns.ts';
import { findWord } from './findWord.ts';
import { BLANK, known, type Note, type Reading, refused, respelled, warning } from './reading.ts';
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

/** The members of a list: an array of text, or text joined by `|` (`;` and `,` are read with a warning). */
export function membersOf(cell: unknown): Reading<readonly string[]> {
  if (!Array.isArray(cell)) {
    const text = String(cell);
    const value = text.split(/[|;,]/).map(cleanText).filter(Boolean);
    if (!/[;,]/.test(text)) return { value, notes: [] };
    const note = warning(
      text,
      'The entries of this list are separated by a comma or semicolon.',
      'Separate them by |.',
    );
    return { value, notes: [note] };
  }
  const members: string[] = [];
  for (const member of cell as readonly unknown[]) {
    if (member === null || member === undefined) continue;
    if (typeof member !== 'string') return refused(member, 'is not a word of a list', 'Send a list of words.');
    members.push(cleanText(member));
  }
  return members.length === 0 ? BLANK : known(members.filter(Boolean));
}

function unlike(rule: ChoiceRule | ListRule, found: unknown, closest: string | null): Reading<never> {
  const suggestion = closest === null ? `Use one of ${rule.values.join(', ')}.` : `Did you mean ${closest}?`;
  return refused(found, `is not ${rule.noun}`, suggestion);
}
