import { COLUMNS } from '../../src/catalogue/columns.ts';
import type { Figure } from './registerColumns.ts';

/** Data sheets and the register round a capacity differently. */
const CAPACITY_TOLERANCE = 0.02;
/** Allows for float errors at the limit: 2.55 is 2 % above 2.5. */
const EPSILON = 1e-9;

/** True if two figures of one column mean the same: capacities within 2 %, energy and sound within rounding. */
export function agrees(figure: Figure, sheet: string | number, register: string | number): boolean {
  if (typeof sheet !== 'number' || typeof register !== 'number') return sheet === register;
  const { unit } = COLUMNS[figure] as { readonly unit?: string | null };
  if (unit === 'kW') return Math.abs(sheet - register) <= register * CAPACITY_TOLERANCE + EPSILON;
  if (unit === 'kWh' || unit === 'dB(A)') return Math.abs(sheet - register) < 1;
  return sheet === register;
}
