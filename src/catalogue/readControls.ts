import type { ControlsRule } from './columns.ts';
import { findWord } from './findWord.ts';
import type { ProblemNote } from './problem.ts';
import type { Control, ControlSupply } from './product.ts';
import { BLANK, note, type Reading, respelled, unknown } from './reading.ts';
import { membersOf } from './readWords.ts';

const NONE = 'none';
const OPTIONAL = ':optional';
/** Written by imports, for a control that the source doesn't mention. */
const UNKNOWN = ':unknown';

/**
 * Reads the smart controls. Listed ones are included, `:optional` ones cost extra, `:unknown` ones may be either, and all
 * others are unavailable.
 * `none` alone means there are none. One unknown word makes all of them unknown. Blank cells are unknown and never get
 * here.
 */
export function readControls(rule: ControlsRule, cell: unknown): Reading<Readonly<Record<Control, ControlSupply>>> {
  const members = membersOf(cell);
  if (members.value === null) return members;
  const notes: ProblemNote[] = [...members.notes];
  const unknownWords: ProblemNote[] = [];
  const supplies = new Map<Control, ControlSupply>();
  let none = false;

  const words = controlWords(rule);
  for (const member of members.value) {
    const found = findWord(member, words);
    if (found === null) {
      unknownWords.push(note(member, 'unknown-entry'));
      continue;
    }
    if (!found.isExact) notes.push(...respelled(found.word, member).notes);
    if (found.word === NONE) {
      none = true;
      continue;
    }
    const supply = found.word.endsWith(OPTIONAL) ? 'optional' : found.word.endsWith(UNKNOWN) ? 'unknown' : 'included';
    const control = rule.values.find((value) => found.word.startsWith(value))!;
    if ((supplies.get(control) ?? supply) !== supply) {
      return unknown(cell, 'named-twice', { control });
    }
    supplies.set(control, supply);
  }
  if (unknownWords.length > 0) return { value: null, notes: unknownWords };
  if (none && supplies.size > 0) return unknown(cell, 'none-and-more');
  if (!none && supplies.size === 0) return BLANK;
  const supplyOf = (control: Control): ControlSupply => supplies.get(control) ?? 'none';
  return {
    value: { touchscreen: supplyOf('touchscreen'), voice: supplyOf('voice'), mobile_app: supplyOf('mobile_app') },
    notes,
  };
}

/** Every word that an entry of the list may be. */
export function controlWords({ values }: ControlsRule): readonly string[] {
  return [NONE, ...values, ...[OPTIONAL, UNKNOWN].flatMap((suffix) => values.map((control) => `${control}${suffix}`))];
}
