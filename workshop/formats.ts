import { pageLanguage } from './i18n.ts';

const KB = 1024;
const UNITS = ['KB', 'MB', 'GB'] as const;

/** "1,234.5" */
export function numberText(value: number): string {
  return new Intl.NumberFormat(pageLanguage(), { maximumFractionDigits: 1 }).format(value);
}

/** "68.6 KB", in WordPress's style. */
export function fileSizeText(bytes: number): string {
  let unit = 0;
  let size = bytes / KB;
  while (size >= KB && unit < UNITS.length - 1) {
    size /= KB;
    unit += 1;
  }
  return `${numberText(size)} ${UNITS[unit]}`;
}

/** "21 Nov 2026", for a day in UTC. */
export function dateText(day: Date): string {
  return new Intl.DateTimeFormat(pageLanguage(), { dateStyle: 'medium', timeZone: 'UTC' }).format(day);
}

/** "21 Nov 2026, 8:00 am" in local time; an invalid date stays as it is. */
export function timeText(iso: string): string {
  const time = new Date(iso);
  if (Number.isNaN(time.getTime())) return iso;
  return new Intl.DateTimeFormat(pageLanguage(), { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}
