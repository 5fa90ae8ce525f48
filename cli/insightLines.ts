import { wantedText } from '../sheets/cover/causeText.ts';
import { type CountedMessage, NO_ZONE } from '../src/parts/insight/rules/counterKeys.ts';
import type { Step } from '../src/parts/insight/rules/insight.ts';
import {
  type Finding,
  type InsightTables,
  MIN_SHOWN,
  type Shown,
  type StepsCount,
} from '../src/parts/insight/rules/insightTables.ts';
import { questionOf } from '../src/questionnaire/questionSet.ts';
import { ENGLISH_WORDS } from '../src/words/words.ts';
import { counted } from './counted.ts';

const FEW = `fewer than ${MIN_SHOWN}`;

/** The report for scripts: sentences first, then the three tables. */
export function insightData({ findings, ...tables }: InsightTables) {
  return { findings: findings.map((finding) => ({ text: findingText(finding), ...finding })), ...tables };
}

/** The report as text. */
export function insightLines({ findings, combinations, answers, steps }: InsightTables): readonly string[] {
  if (findings.length === 0) return ['Nothing is counted yet in a week that has ended.'];
  return [
    ...findings.map(findingText),
    ...part(
      'What they looked for:',
      combinations.map((one) => {
        const fitting = one.fitting === null ? [] : [`fitting today: ${one.fitting}`];
        const gaps = `nothing fitted: ${one.gaps ?? FEW}`;
        return `  ${Object.values(one.answers).join(', ')}: ${[one.count ?? FEW, gaps, ...fitting].join('; ')}`;
      }),
    ),
    ...part(
      'What else they answered:',
      answers.map(({ question, option, count }) => `  ${titleOf(question)} ${option}: ${count ?? FEW}`),
    ),
    ...part(
      'How far visits came:',
      steps.map((row) => `  ${stepsText(row)}: ${row.count ?? FEW}`),
    ),
  ];
}

function part(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ['', title, ...lines];
}

const STEP_TEXTS: Readonly<Record<Step, string>> = {
  opened: 'opened the selector',
  started: 'started',
  halfway: 'answered which areas',
  list: 'saw the list',
  result: 'saw a result',
  printed: 'printed or saved the brief',
  asked: 'sent an enquiry',
};

/** "12 visitors looked for a slim ducted system for an apartment; your range has none." */
function findingText(finding: Finding): string {
  if (finding.kind === 'notes') {
    const { count, first, last } = finding;
    const weeks = first === last ? `In ${first}` : `From ${first} to ${last}`;
    const visitors = count === null ? `${FEW} visitors` : counted(count, 'visitor');
    return `${weeks}, ${visitors} chose to tell you. Others didn’t, so these are not shares of all visitors.`;
  }
  if (finding.kind === 'steps') {
    const { list, result, asked } = finding.came;
    const came = Object.entries({ list, result, asked }).map(
      ([step, count]: [string, Shown]) => `${count ?? FEW} ${STEP_TEXTS[step as Step]}`,
    );
    return `Of ${counted(finding.count, 'visit')}, ${ENGLISH_WORDS.list(came)}.`;
  }
  const { count, answers, fitting, gaps } = finding;
  const looked = `${counted(count, 'visitor')} looked for a ${wantedText(ENGLISH_WORDS, answers)}`;
  if (fitting === 0) return `${looked}; your range has none.`;
  const met = gaps === null ? '' : gaps === count ? '; nothing fitted' : `; nothing fitted for ${gaps} of them`;
  return `${looked}${met}${fitting === null ? '' : `; ${counted(fitting, 'system')} of your range ${fitting === 1 ? 'fits' : 'fit'} today`}.`;
}

function stepsText({ kind, value }: StepsCount): string {
  if (kind === 'reached') return `Ended when they ${STEP_TEXTS[value as Step]}`;
  if (kind === 'language') return `Language ${value}`;
  return `Last question that everybody gets: ${value}`;
}

function titleOf(question: CountedMessage): string {
  return question === 'zone' ? `Climate zone by postcode (${NO_ZONE}: none given):` : questionOf(question).title;
}
