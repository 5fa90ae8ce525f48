/**
 * The moment of a local time in a time zone, in milliseconds since 1970. Where clocks go back, the first of the two.
 *
 * @param local the local time as if it were UTC
 * @param timeZone an IANA name
 */
export function instantOf(local: number, timeZone: string): number {
  const first = local - offsetAt(local, timeZone);
  // The offset may change in between.
  return local - offsetAt(first, timeZone);
}

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
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const of = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  const local = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
  return local - Math.floor(instant / 1000) * 1000;
}
