import { asciiDigits } from '../climate/asciiDigits.ts';

/** Cents a kWh that stand until the visitor gives their own: an example, not anybody's offer. */
export const EXAMPLE_TARIFF = 33;

/** The dearest tariff that is taken for one, in cents a kWh. */
const MOST = 200;

/** Can this be what somebody pays for electricity, in cents a kWh? */
export function isTariff(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value <= MOST;
}

/** Reads what a visitor typed, with a point or a comma; null when it is no tariff. */
export function readTariff(typed: string): number | null {
  const value = Number(asciiDigits(typed).trim().replace(',', '.') || Number.NaN);
  return isTariff(value) ? value : null;
}
