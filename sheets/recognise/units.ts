import type { Unit } from '../../src/catalogue/columns.ts';
import { plainNumber } from '../../src/catalogue/readNumber.ts';
import { plainWords } from './findWords.ts';

/** The units that an import converts: the size of each in our unit, and its other spellings. */
const UNITS = {
  mm: { of: 'mm', factor: 1, spellings: ['мм', '毫米', 'มม'] },
  cm: { of: 'mm', factor: 10, spellings: ['см', '厘米', 'ซม'] },
  m: { of: 'mm', factor: 1000, spellings: [] },
  in: { of: 'mm', factor: 25.4, spellings: ['inch', 'inches', '"', '″'] },
  kW: { of: 'kW', factor: 1, spellings: ['квт', '千瓦', 'kilowatt', 'kilowatts'] },
  W: { of: 'kW', factor: 0.001, spellings: ['watt', 'watts', 'вт', '瓦'] },
  'BTU/h': { of: 'kW', factor: 0.000_293_071_07, spellings: ['btu', 'btu/hr', 'btuh', 'btus'] },
} as const;

export type UnitName = keyof typeof UNITS;
export const UNIT_NAMES = Object.keys(UNITS) as readonly UnitName[];
/** Spellings are in lower case, without spaces. */
const BY_SPELLING: ReadonlyMap<string, UnitName> = new Map(
  UNIT_NAMES.flatMap((unit) => [unit.toLowerCase(), ...UNITS[unit].spellings].map((spelling) => [spelling, unit])),
);

/** With these units, a comma before three digits marks thousands, as in `7,100 W`. */
const IN_THOUSANDS: readonly (UnitName | undefined)[] = ['mm', 'W', 'BTU/h'];

const UNIT =
  /^[([]?(?:mm|cm|m|in|inch(?:es)?|kw|w|watts?|btu(?:\/?hr?)?|db(?:\s?\(?a\)?)?|a\$|aud|\$|kg|g|v|volts?|hz|ph|amps?|a|°c|l\/s|cfm|m3\/h|m³\/h|k?pa|hp|ft|%|rpm|months?|mths?|years?|yrs?|kwh|stars?|inc\.? gst|мм|см|квт|вт|кг|дб|а|毫米|千瓦|瓦|公斤)[)\]]?$/i;

/** True for the unmistakable name of a unit. */
export function isUnit(text: string): boolean {
  return UNIT.test(text);
}

/** Units of a column that need no conversion. */
const OWN_UNITS: Readonly<Record<Exclude<Unit, 'kW' | 'mm'>, RegExp>> = {
  'dB(A)': /^(?:db(?:\s?\(?a\)?)?|дб)$/i,
  AUD: /^(?:a\$|aud|\$|inc\.? gst)$/i,
  kWh: /^kwh(?:\s*(?:\/|per|a)\s*(?:y|yr|year|annum))?$/i,
  stars: /^(?:stars?|★)$/i,
  years: /^(?:years?|yrs?)$/i,
  'm²': /^m[2²]$/i,
};

const SAID = /(?:(?<!db\s?)[([]\s*([^()[\]]{1,12}?)\s*[)\]]|[\s_,]+(mm|cm|m|inch(?:es)?|kg|l\/s|amps?|a))\s*$/i;

/** The unit at the end of a heading: `Cool (mm)`, `Running current A`; '' if it has none. */
export function unitSaid(heading: string): string {
  const [, bracketed, bare] = SAID.exec(heading) ?? [];
  const unit = bracketed ?? bare ?? '';
  return isUnit(unit) ? unit : '';
}

/** False if a row of units or a heading shows that the column's figures are in neither our unit nor one that we can convert. */
export function mayHaveUnit(unit: string, target: Unit | null): boolean {
  if (unit === '' || target === null) return true;
  const named = unitNamed(unit);
  // “(in)” beside a sound or a price may mean indoors, or including.
  if (named !== undefined) return isUnitOf(named, target) || (named === 'in' && target !== 'kW');
  return target !== 'kW' && target !== 'mm' && OWN_UNITS[target].test(unit);
}

/** True if the unit can be converted into a column's unit. */
export function isUnitOf(unit: UnitName, target: Unit | null): boolean {
  return UNITS[unit].of === target;
}

function unitNamed(text: string): UnitName | undefined {
  const spelling = text.toLowerCase().replaceAll(/[\s.]/g, '');
  return BY_SPELLING.get(spelling);
}

/** A heading without its unit, and the unit: `Width (cm)`, `cooling_kw`, `Height mm`. */
export function splitHeading(heading: string): { readonly name: string; readonly unit: UnitName | undefined } {
  const [, name = heading, bracketed, bare] =
    /^(.*?)(?:[\s_]*[([]\s*([^()[\]]{1,10})\s*[)\]]|[\s_,:]+(mm|cm|inch(?:es)?|kw|w|watts?|btu(?:\/?hr?)?))\s*$/i.exec(
      heading,
    ) ?? [];
  const unit = unitNamed(bracketed ?? bare ?? '');
  return unit === undefined ? { name: heading, unit } : { name, unit };
}

/** The unit anywhere in a heading: `powerCapacity.coolingKw`, `Cooling Capacity (95F), btuh *`. */
export function unitIn(heading: string): UnitName | undefined {
  const { unit } = splitHeading(heading);
  if (unit !== undefined) return unit;
  const words = plainWords(heading).split(' ');
  const long = words.filter((word) => word.length > 1 && word !== 'in').flatMap((word) => unitNamed(word) ?? []);
  // Chinese has no spaces between words.
  return long.at(-1) ?? unitNamed(/千瓦|毫米|厘米/.exec(heading)?.[0] ?? '');
}

const FIGURE = /^([^\d.,+-]{0,5})([+-]?[\d.,]*\d)\s*(\D{0,12})$/;
const THOUSANDS = /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/;
const DECIMAL_COMMA = /^[+-]?\d+,\d+$/;
const MAX_LENGTH = 40;

/**
 * A number converted into the column's unit, or text if it needs no conversion. Text that isn't a number with this unit stays as it
 * is, for the catalogue's own reader to judge.
 */
export function convertNumber(
  text: string,
  target: Unit | null,
  { unit, decimal }: { readonly unit?: UnitName | undefined; readonly decimal?: '.' | ',' | undefined },
): string | number {
  if (text.length > MAX_LENGTH) return text;
  const [, before = '', figure = '', after = ''] = FIGURE.exec(text) ?? [];
  if (figure === '') return text;
  const written = unitNamed(after);
  const known = written ?? (after.trim() === '' ? unit : undefined);
  const { factor } = known !== undefined && isUnitOf(known, target) ? UNITS[known] : { factor: 1 };
  const plain = withPoint(figure, decimal, IN_THOUSANDS.includes(known));
  const value = plain === null ? null : plainNumber(plain);
  if (value === null) return text;
  if (factor !== 1) return Math.round(value * factor * 100) / 100;
  return decimal === undefined && known === undefined ? text : `${before}${plain}${after}`.trim();
}

/** The figure with a decimal point and without marks for thousands; null if it is unclear. */
function withPoint(figure: string, decimal: '.' | ',' | undefined, inThousands: boolean): string | null {
  if (decimal === ',') return figure.replaceAll('.', '').replace(',', '.');
  if (decimal === '.') return figure.replaceAll(',', '');
  // Nothing has 9 BTU/h or a width of 1.27 mm.
  if (inThousands && /^[1-9]\d{0,2}(\.\d{3})+$/.test(figure)) return figure.replaceAll('.', '');
  if (!figure.includes(',')) return figure;
  if (inThousands && THOUSANDS.test(figure)) return figure.replaceAll(',', '');
  return DECIMAL_COMMA.test(figure) ? figure.replace(',', '.') : null;
}
