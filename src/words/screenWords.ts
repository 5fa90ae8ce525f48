import type { Impact } from '../matching/impact.ts';
import type { Group } from '../matching/matcher.ts';
import type { Verdict } from '../matching/verdict.ts';
import type { QuestionsLeft } from '../questionnaire/questionsLeft.ts';
import { counted } from './figures.ts';

/** Headings of the groups of matching systems. */
export const GROUP: Record<Group, { readonly heading: string; readonly line: string }> = {
  all: { heading: 'Fits everything you asked for', line: 'Nothing that we know speaks against these.' },
  wish: {
    heading: 'Fits your home, misses a wish',
    line: 'They do what your home needs, without an extra that you wanted.',
  },
  close: { heading: 'Close', line: 'Each misses exactly one thing that you need.' },
};

/** Headings of the reasons on a system, by verdict. */
export const REASONS: Record<Verdict, string> = {
  fits: 'Why it fits',
  partly: 'Fits in part',
  unknown: 'To check',
  misses: 'What it does not do',
};

/** The text that goes with every result. */
export const STANDING_TEXT =
  'This is a guide based on your answers and on figures supplied to us. It is neither a quote nor a sizing assessment. Before you buy, a licensed installer should check your home, the size you need and any approvals.';

/** How far there is to go, without a promise that the answers could break. */
export function progressText(number: number, { least, most }: QuestionsLeft): string {
  if (most === 0) return `Question ${number}, the last one`;
  const left = least === most ? counted(most, 'question') : `${least} to ${counted(most, 'question')}`;
  return `Question ${number}, ${left} left after this`;
}

/** The count beside an option. */
export function optionCount(count: number): string {
  return count === 0 ? 'no system fits everything' : counted(count, 'system');
}

/** How many systems fit after an answer, as a whole phrase. */
export function fitStatus(count: number): string {
  if (count === 0) return 'No system fits everything you have asked for so far. You will be shown the closest ones.';
  return count === 1 ? '1 system fits your answers so far.' : `${counted(count, 'system')} fit your answers so far.`;
}

/** How many systems fit once all is answered. */
export function matchStatus(total: Readonly<Record<Group, number>>): string {
  if (total.all > 0)
    return `${counted(total.all, 'system')} ${total.all === 1 ? 'fits' : 'fit'} everything you asked for.`;
  if (total.wish + total.close > 0) {
    return `No system fits everything you asked for. ${counted(total.wish + total.close, 'system')} ${total.wish + total.close === 1 ? 'comes' : 'come'} close.`;
  }
  return 'No system of this range comes close to everything you asked for.';
}

/** What one answer did to the number of systems that fit everything. */
export function impactText({ before, after }: Impact): string {
  if (before === after) return `Changed nothing: ${counted(after, 'system')} as before.`;
  return `Removed ${counted(before - after, 'system')}, left ${after}.`;
}

/** What becomes of the systems that are in no group. */
export function restText(count: number): string {
  return `${counted(count, 'more system')} of the range ${count === 1 ? 'misses' : 'miss'} two or more things that you need, and ${count === 1 ? 'is' : 'are'} not shown.`;
}
