const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Every date that the text can mean, as YYYY-MM-DD. 03/04/2026 can mean two. */
export function readDates(text: string): readonly string[] {
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ].*)?$/.exec(text);
  if (iso) return asDates([iso[1]!, iso[2]!, iso[3]!]);
  const figures = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?: .*)?$/.exec(text);
  if (figures) {
    const [, first, second, year] = figures as unknown as [string, string, string, string];
    return asDates([year, second, first], [year, first, second]);
  }
  const words = /^(\d{1,2})[ -]([a-z]{3})[a-z]*[ -](\d{4}|\d{2})$/i.exec(text);
  if (!words) return [];
  const [, day, month, year] = words as unknown as [string, string, string, string];
  const number = MONTHS.indexOf(month.toLowerCase()) + 1;
  return asDates([year, String(number), day]);
}

function asDates(...readings: readonly (readonly [string, string, string])[]): readonly string[] {
  return readings
    .filter(([, month, day]) => inRange(month, 12) && inRange(day, 31))
    .map(([year, month, day]) => `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

function inRange(text: string, most: number): boolean {
  return Number(text) >= 1 && Number(text) <= most;
}
