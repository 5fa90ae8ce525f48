/**
 * The moment of a local time in a time zone, in milliseconds since 1970. If clocks go back, it is the first of the two. A skipped
 * time moves forward by what the clocks skip, so a skipped midnight is the moment when its day begins.
 *
 * @param local the local time as if it were UTC
 * @param timeZone an IANA name
 */
export function instantOf(local: number, timeZone: string): number {
  const [earlier, later] = [local - DAY_MS, local + DAY_MS].map((around) => local - offsetAt(around, timeZone)) as [
    number,
    number,
  ];
  const isThere = (instant: number): boolean => instant + offsetAt(instant, timeZone) === local;
  return !isThere(earlier) && isThere(later) ? later : earlier;
}

/** The day of a moment in a time zone, as YYYY-MM-DD. */
export function dayIn(instant: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(instant);
}

const DAY_MS = 24 * 60 * 60_000;

/** True for a name that this platform knows. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Local time less UTC, in ms. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(instant);
  const of = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  const local = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
  return local - Math.floor(instant / 1000) * 1000;
}

/** Creating a format takes longer than reading a row, so formats are cached. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  clocks.set(timeZone, clock);
  return clock;
}
