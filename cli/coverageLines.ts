import { answerPathText } from '../sheets/cover/answerPathText.ts';
import type { Blank } from '../sheets/cover/blanks.ts';
import { causeText } from '../sheets/cover/causeText.ts';
import type { Coverage, DeadEnd, FamilyPart } from '../sheets/cover/coverage.ts';
import { type Family, familyTitle } from '../src/matching/families.ts';
import { suggestionText } from '../src/words/suggestionText.ts';
import { ENGLISH_WORDS } from '../src/words/words.ts';
import { counted } from './counted.ts';
import { firstOf } from './firstOf.ts';

const MAX_LISTED = 20;

/** The coverage of a catalogue as text. @param all lists every entry, not only the first 20 */
export function coverageLines(coverage: Coverage, all: boolean): readonly string[] {
  const { paths, full, deadEnds, neverRecommended, neverFirst, neverStarting, blanks, comparability } = coverage;
  const most = all ? Number.POSITIVE_INFINITY : MAX_LISTED;
  const listed = <Entry>(
    title: string,
    kind: string,
    entries: readonly Entry[],
    linesOf: (entry: Entry) => readonly string[],
  ) => (entries.length === 0 ? [] : ['', title, ...firstOf(entries, most, kind, linesOf).map((line) => `  ${line}`)]);
  return [
    `The questions have ${paths.toLocaleString('en-AU')} answer paths. Systems that fit everything:`,
    ...full.map((ways, systems) => `  ${systems === 3 ? '3 or more' : systems}: ${counted(ways, 'answer path')}`),
    ...listed('Answer paths with no match, by cause:', 'cause', deadEnds, deadEndLines),
    ...listed('Systems that no answer path recommends, by family:', 'family', neverRecommended, partLines),
    ...listed('Families that are never at the top of the list:', 'family', neverFirst, familyLines),
    ...listed('Families that are never where to start, or beside it:', 'family', neverStarting, familyLines),
    ...listed('Blanks that leave the most to check:', 'column', blanks, blankLines),
    ...listed(
      'Systems that are never compared by price or sound, because no other family has their kind and size:',
      'system',
      comparability.alone,
      ({ id, title }) => [`${title} (${id})`],
    ),
    ...listed(
      'Blanks that keep systems from being compared:',
      'column',
      comparability.blanks,
      ({ columns, systems }) => [`Fill in \`${columns}\` of ${counted(systems.length, 'system')}.`],
    ),
  ];
}

function deadEndLines({ answers, paths, suggestion }: DeadEnd): readonly string[] {
  const change = suggestion
    ? `${suggestionText(ENGLISH_WORDS, paths[0], suggestion)}.`
    : 'No change to the answers helps.';
  return [
    `${causeText(ENGLISH_WORDS, answers)}: ${counted(paths.length, 'answer path')}`,
    `  For example: ${answerPathText(ENGLISH_WORDS, paths[0])}`,
    `  ${change}`,
  ];
}

function partLines({ family, systems }: FamilyPart): readonly string[] {
  const ids = systems.map(({ id }) => id).join(', ');
  return [family.sizes.length === 1 ? nameOf(family) : `${nameOf(family)}, ${ids} of ${family.sizes.length} sizes`];
}

const familyLines = (family: Family): readonly string[] => [nameOf(family)];

/** "Wattlebird Wall Split (WB-WALL)" */
function nameOf(family: Family): string {
  const [first] = family.sizes;
  return `${familyTitle(family, first)} (${family.id ?? first.id})`;
}

/** Advice to fill in a column, as one line. */
export function blankLines({ column, systems, paths }: Blank): readonly string[] {
  const where = counted(paths, 'answer path');
  return [`Fill in \`${column}\` of ${counted(systems.length, 'system')}: it leaves something to check on ${where}.`];
}
