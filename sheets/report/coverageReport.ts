import { type Family, familyTitle } from '../../src/matching/families.ts';
import { MATCHES } from '../../src/words/english/matches.ts';
import { suggestionText } from '../../src/words/suggestionText.ts';
import { createWords, type Words } from '../../src/words/words.ts';
import { answerPathText } from '../cover/answerPathText.ts';
import type { Blank } from '../cover/blanks.ts';
import type { Coverage, DeadEnd, FamilyPart } from '../cover/coverage.ts';
import { numberIn, pathsIn, type Speech, systemsIn, translateOf } from '../speech/speech.ts';
import { type Report, section } from './report.ts';

/** What visitors find in a catalogue, over all answer paths. */
export function coverageReport(coverage: Coverage, speech: Speech): Report {
  const { deadEnds, neverRecommended, neverFirst, neverStarting, blanks, comparability } = coverage;
  const { __, sprintf } = speech;
  const words = visitorWords(speech);
  return [
    ...pathsReport(coverage, speech),
    ...section('dead-ends', {
      heading: __('Answer paths with no match, by cause', 'product-selector'),
      rows: deadEnds.map((deadEnd) => deadEndRow(deadEnd, words, speech)),
    }),
    ...section('never-recommended', {
      heading: __('Systems that no answer path recommends, by family', 'product-selector'),
      rows: neverRecommended.map((part) => partRow(part, speech)),
    }),
    ...section('never-first', {
      heading: __('Families that are never at the top of the list', 'product-selector'),
      rows: neverFirst.map(familyRow),
    }),
    ...section('never-starting', {
      heading: __('Families that are never where to start, or beside it', 'product-selector'),
      rows: neverStarting.map(familyRow),
    }),
    ...blanksReport(blanks, speech),
    ...section('never-compared', {
      heading: __(
        'Systems that are never compared by price or sound, because no other family has their kind and size',
        'product-selector',
      ),
      rows: comparability.alone.map(({ id, title }) => [id, title]),
    }),
    ...section('comparison-blanks', {
      heading: __('Blanks that keep systems from being compared', 'product-selector'),
      rows: comparability.blanks.map(({ columns, systems }) => {
        // translators: 1: names of columns, 2: "3 systems"
        const text = __('Fill in %1$s of %2$s.', 'product-selector');
        return [sprintf(text, `\`${columns}\``, systemsIn(speech, systems.length))];
      }),
    }),
  ];
}

/** The blanks that leave visitors the most to check. */
export function blanksReport(blanks: readonly Blank[], speech: Speech): Report {
  const { __, sprintf } = speech;
  return section('blanks', {
    heading: __('Blanks that leave the most to check', 'product-selector'),
    rows: blanks.map(({ column, systems, paths }) => [
      sprintf(
        // translators: 1: name of a column, 2: "3 systems", 3: "192 answer paths"
        __('Fill in %1$s of %2$s: it leaves something to check on %3$s.', 'product-selector'),
        `\`${column}\``,
        systemsIn(speech, systems.length),
        pathsIn(speech, paths),
      ),
    ]),
  });
}

function pathsReport({ paths, full, deadEnds }: Coverage, speech: Speech): Report {
  const { __, sprintf } = speech;
  const [none, one, two, more] = full;
  const counts: readonly (readonly [string, number])[] = [
    [__('None', 'product-selector'), none],
    [numberIn(speech, 1), one],
    [numberIn(speech, 2), two],
    [__('3 or more', 'product-selector'), more],
  ];
  return section('coverage', {
    heading: __('What visitors will find', 'product-selector'),
    text: [
      // translators: %s: a number
      sprintf(__('The questions have %s answer paths.', 'product-selector'), numberIn(speech, paths)),
      ...(deadEnds.length > 0 ? [] : [__('Every answer path has a system that fits everything.', 'product-selector')]),
      __('Systems that fit everything:', 'product-selector'),
    ],
    rows: counts.map(([systems, ways]) => [systems, pathsIn(speech, ways)]),
  });
}

function deadEndRow({ answers, paths, suggestion }: DeadEnd, words: Words, speech: Speech): readonly string[] {
  const { __, sprintf } = speech;
  return [
    answerPathText(words, answers),
    pathsIn(speech, paths.length),
    // translators: %s: the answers of one visitor
    sprintf(__('For example: %s', 'product-selector'), answerPathText(words, paths[0])),
    suggestion
      ? `${suggestionText(words, paths[0], suggestion)}.`
      : __('No change to the answers helps.', 'product-selector'),
  ];
}

function partRow({ family, systems }: FamilyPart, speech: Speech): readonly string[] {
  if (systems.length === family.sizes.length) return familyRow(family);
  const { __, sprintf } = speech;
  const ids = systems.map(({ id }) => id).join(', ');
  // translators: 1: codes of systems, 2: a number
  return [...familyRow(family), sprintf(__('%1$s, of %2$s sizes', 'product-selector'), ids, family.sizes.length)];
}

/** A family by its group, or by its only system. */
function familyRow(family: Family): readonly string[] {
  const [first] = family.sizes;
  return [family.id ?? first.id, familyTitle(family, first)];
}

/** The words that visitors see for answers and for changes to them, in the report's language. */
function visitorWords(speech: Speech): Words {
  const translated = translateOf(speech);
  const say = (key: 'suggest.none' | 'suggest.choose' | 'suggest.open' | 'suggest.leave_out') => ({
    [key]: translated(MATCHES[key]),
  });
  const { one, other } = MATCHES['suggest.line'];
  const words = createWords({
    lang: speech.lang,
    ...say('suggest.none'),
    ...say('suggest.choose'),
    ...say('suggest.open'),
    ...say('suggest.leave_out'),
    'suggest.line': { one: translated(one), other: translated(other) },
  });
  return { ...words, text: (_, english) => translated(english) };
}
