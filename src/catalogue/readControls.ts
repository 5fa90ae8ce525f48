import type { ControlsRule } from './columns.ts';
import { findWord } from './findWord.ts';
import type { Control, ControlSupply } from './product.ts';
import { type Note, type Reading, refused, respelled } from './reading.ts';
import { membersOf } from './readWords.ts';

const NONE = 'none';
const OPTIONAL = ':optional';

/**
 * The smart controls: those named come with the system, those with `:optional` cost more, those not named are not to be
 * had. `none` alone says that there are none. A blank cell is unknown and never reaches this function.
 */
export function readControls(rule: ControlsRule, cell: unknown): Reading<Readonly<Record<Control, ControlSupply>>> {
  const members = membersOf(cell);
  const notes: Note[] = [...members.notes];
  const supplies = new Map<Control, ControlSupply>();
  let none = false;

  const words = [NONE, ...rule.values, ...rule.values.map((control) => `${control}${OPTIONAL}` as const)] as const;
  for (const member of members.value ?? []) {
    const found = findWord(member, words);
    if (found.match === 'none') {
      const suggestion =
        found.closest === null
          ? `Use ${rule.values.join(', ')}, each with ${OPTIONAL} if it costs extra; or ${NONE} alone.`
          : `Did you mean ${found.closest}?`;
      notes.push(...refused(member, `is not ${rule.noun}`, suggestion).notes);
      continue;
    }
    if (found.match === 'respelled') notes.push(...respelled(found.word, member).notes);
    if (found.word === NONE) {
      none = true;
      continue;
    }
    const supply = found.word.endsWith(OPTIONAL) ? 'optional' : 'included';
    const control = rule.values.find((value) => found.word.startsWith(value))!;
    if ((supplies.get(control) ?? supply) !== supply) {
      notes.push(...refused(cell, `names ${control} twice, once as optional`, `Write ${control} once.`).notes);
    }
    supplies.set(control, supply);
  }
  if (none && supplies.size > 0) {
    notes.push(...refused(cell, 'says none and names a control', `Write ${NONE} alone, or leave it out.`).notes);
  }

  const nothingSaid = !none && supplies.size === 0;
  if (nothingSaid || notes.some((note) => note.severity === 'error')) return { value: null, notes };
  const supplyOf = (control: Control): ControlSupply => supplies.get(control) ?? 'none';
  return {
    value: { touchscreen: supplyOf('touchscreen'), voice: supplyOf('voice'), mobile_app: supplyOf('mobile_app') },
    notes,
  };
}
