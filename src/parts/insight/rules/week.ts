export const MS_PER_DAY = 86_400_000;
const WEEK_MS = 7 * MS_PER_DAY;
/** 1970 began on a Thursday. An ISO week belongs to the year of its Thursday. */
const THURSDAY = 4;
const YEARS_KEPT = 2;

/** The ISO 8601 week of a time in UTC: `2026-W48`. Weeks sort as texts. @param time milliseconds since 1970 */
export function weekOf(time: number): string {
  const day = Math.floor(time / MS_PER_DAY);
  const weekday = ((((day + THURSDAY - 1) % 7) + 7) % 7) + 1;
  const thursday = new Date((day + THURSDAY - weekday) * MS_PER_DAY);
  const year = thursday.getUTCFullYear();
  const week = 1 + Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / WEEK_MS);
  return `${year}-W${String(week).padStart(2, '0')}`;
}

/** The week that begins this many weeks before a time. */
export function weekBefore(time: number, weeks: number): string {
  return weekOf(time - weeks * WEEK_MS);
}

/**
 * The first week whose counters are kept: the same week two years ago.
 *
 * @param newest the newest week counted before; a clock that runs ahead of it for the first time deletes nothing
 */
export function firstKept(current: string, newest: string | null): string {
  const last = newest !== null && newest < current ? newest : current;
  return `${Number.parseInt(last, 10) - YEARS_KEPT}${last.slice(4)}`;
}
