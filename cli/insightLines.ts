import { NO_ZONE } from '../src/insight/counterKeys.ts';
import { STEPS } from '../src/insight/insight.ts';
import { type Cell, MIN_CELL, MIN_NOTES, type Published } from '../src/insight/publish.ts';
import type { Matcher } from '../src/matching/matcher.ts';
import { QUESTION_IDS, type QuestionId } from '../src/questionnaire/question.ts';
import { questionOf } from '../src/questionnaire/questionSet.ts';
import { counted } from './counted.ts';

/** The published counts of notes and steps, as text. @param range names the gaps in a catalogue */
export function publishedLines(published: Published, range: Matcher | null = null): readonly string[] {
  const { total, weeks, years, wishes, steps } = published;
  const shownWishes = wishes.filter(({ count }) => count !== null);
  return [
    `${counted(total, 'visitor')} chose to tell you. Others didn’t, so these are not shares of all visitors.`,
    ...(weeks.length === 0 && wishes.length === 0
      ? [`Tables follow when ${MIN_NOTES} notes have come, in weeks that have ended.`]
      : []),
    ...(wishes.length === 0 ? [] : ['', 'What they looked for, this year and last:']),
    ...shownWishes.map(({ answers, count }) => {
      const fitting = range?.count(answers);
      const gap =
        fitting === 0 ? '; none of your systems fits: a gap' : `; fitting today: ${counted(fitting ?? 0, 'system')}`;
      return `  ${count} or more: ${Object.values(answers).join(', ')}${range ? gap : ''}`;
    }),
    ...(wishes.length === 0
      ? []
      : [
          `  ${counted(wishes.length - shownWishes.length, 'other combination')}: fewer than ${MIN_CELL} each in a year`,
        ]),
    ...weeks.flatMap(({ week, until, notes, cells }) => [
      '',
      `${week === until ? week : `${week} to ${until}`}: ${counted(notes, 'note')}`,
      ...cellLines(cells),
    ]),
    ...years.flatMap(({ year, cells }) => ['', `${year}, as far as its tables showed it`, ...cellLines(cells)]),
    ...(steps.length === 0 ? [] : ['', 'How far visits came, by week:']),
    ...steps.map(({ week, reached }) => {
      const ends = STEPS.filter((step) => reached[step] !== undefined).map((step) => `${step} ${reached[step]}`);
      return `  ${week}: ${ends.join(', ')}`;
    }),
  ];
}

function cellLines(cells: readonly Cell[]): readonly string[] {
  const questions = [...QUESTION_IDS, 'zone'] as const;
  return questions.map((question) => {
    const own = cells.filter((cell) => cell.question === question);
    const shown = own.flatMap(({ option, count }) => (count === null ? [] : `${option} ${count}`));
    const hidden = own.length - shown.length;
    const rest = hidden === 0 ? [] : [shown.length === 0 ? 'too few to show' : `${counted(hidden, 'other')} hidden`];
    return `  ${titleOf(question)} ${[...shown, ...rest].join(', ')}`;
  });
}

function titleOf(question: QuestionId | 'zone'): string {
  return question === 'zone' ? `Climate zone by postcode (${NO_ZONE}: none given):` : questionOf(question).title;
}
