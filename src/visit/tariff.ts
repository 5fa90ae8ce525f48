import { asciiDigits } from '../climate/asciiDigits.ts';

/** The highest tariff accepted, in cents per kWh. */
const MAX_TARIFF = 200;

/** True for a plausible tariff, in cents per kWh. */
export function isTariff(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value <= MAX_TARIFF;
}

/** Reads a typed tariff, with a decimal point or comma; null if it isn't one. */
export function readTariff(typed: string): number | null {
  const value = Number(asciiDigits(typed).trim().replace(',', '.') || Number.NaN);
  return isTariff(value) ? value : null;
}
