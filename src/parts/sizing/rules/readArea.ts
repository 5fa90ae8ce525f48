import { asciiDigits } from '../../../climate/asciiDigits.ts';
import { MAX_AREA, MIN_AREA } from '../../../questionnaire/rooms.ts';

const NUMBER = String.raw`(\d+(?:\.\d+)?)`;
const UNIT = '(?:m²|m2|sqm|sq m|m|metres|meters)?';
const AREA = new RegExp(`^${NUMBER} ?${UNIT}$`);
const SIDES = new RegExp(`^${NUMBER} ?${UNIT} ?(?:x|×|\\*|by) ?${NUMBER} ?${UNIT}$`);

/** The reason why a typed area can't be used: it isn't an area, or the rules of thumb don't cover a room of that size. */
export type AreaProblem = 'text' | 'small' | 'large';

/** Reads a typed area in m²: "20", "20 m²", "4 x 5 m" or "4,2 × 5". */
export function readArea(typed: string): number | AreaProblem {
  const text = asciiDigits(typed).trim().toLowerCase().replaceAll(',', '.').replace(/\s+/g, ' ');
  const sides = SIDES.exec(text);
  const area = sides ? Number(sides[1]) * Number(sides[2]) : Number(AREA.exec(text)?.[1] ?? Number.NaN);
  if (Number.isNaN(area)) return 'text';
  if (area < MIN_AREA) return 'small';
  return area > MAX_AREA ? 'large' : Math.round(area * 10) / 10;
}
