import { MS_PER_DAY } from '../../src/parts/insight/rules/week.ts';
import { dateText } from './formats.ts';
import { __, sprintf } from './i18n.ts';

/** 4 January is always in ISO week 1. */
const FOURTH = 4;

/** "week of 23 Nov 2026" for an ISO week, `2026-W48`. */
export function weekText(week: string): string {
  // translators: %s: a date
  return sprintf(__('week of %s', 'product-selector'), dateText(mondayOf(week)));
}

/** One week, or several: "9 Nov 2026 to 29 Nov 2026". */
export function weeksText(first: string, last: string): string {
  if (first === last) return weekText(first);
  const sunday = new Date(mondayOf(last).getTime() + 6 * MS_PER_DAY);
  // translators: 1: a date, 2: a date
  return sprintf(__('%1$s to %2$s', 'product-selector'), dateText(mondayOf(first)), dateText(sunday));
}

function mondayOf(week: string): Date {
  const [year = 0, number = 0] = week.split('-W').map(Number);
  const fourth = new Date(Date.UTC(year, 0, FOURTH));
  const weekday = (fourth.getUTCDay() + 6) % 7;
  return new Date(fourth.getTime() + ((number - 1) * 7 - weekday) * MS_PER_DAY);
}
