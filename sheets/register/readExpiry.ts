import { readDates } from '../open/readDates.ts';

/**
 * Reads a date of the register. A date such as 03/04/2026 has two readings; the result is clear if both give the same.
 * @param today as YYYY-MM-DD
 */
export function readExpiry(text: string, today: string): 'valid' | 'expired' | 'unclear' {
  const readings = readDates(text);
  if (readings.length === 0) return 'unclear';
  if (readings.every((date) => date >= today)) return 'valid';
  return readings.every((date) => date < today) ? 'expired' : 'unclear';
}
