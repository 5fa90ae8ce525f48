import { readDates } from '../open/readDates.ts';

const WITH_GST = /^\(?(gst )?inc(l|luded|luding|lusive)?\.?( of)?( gst)?\)?$/i;
const WITHOUT_GST = /\b(ex|excl|excluding|exclusive of|without|plus|before)\b\.? ?gst|\+ ?gst/i;
/** Dollars, their unit, and the rest of the cell. */
const PRICE = /^(?:a?\$|aud)? ?(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(?: ?(?:\/|per) ?(job|unit|metre|meter|m)\b)?(.*)$/i;
const METRES = /^(\d+(?:\.\d+)?) ?(?:m|metres?|meters?)?$/i;

export function isWithGst(text: string): boolean {
  return WITH_GST.test(text);
}

export function isWithoutGst(text: string): boolean {
  return WITHOUT_GST.test(text);
}

/** `$1,044.50/m incl GST`: the dollars, and their unit if the cell has one. Null for anything else. */
export function dollarsIn(cell: string): { readonly dollars: number | null; readonly per: string | null } {
  const [, whole, cents = '', unit, rest = ''] = PRICE.exec(cell) ?? [];
  if (whole === undefined || (rest !== '' && !WITH_GST.test(rest.trim()))) return { dollars: null, per: null };
  const per = unit === undefined ? null : /^m/i.test(unit) ? 'metre' : unit.toLowerCase();
  return { dollars: Number(`${whole.replaceAll(',', '')}${cents}`), per };
}

/** Metres as a number, or the cell as it is. */
export function metresIn(cell: string): number | string {
  const [, metres] = METRES.exec(cell) ?? [];
  return metres === undefined ? cell : Number(metres);
}

/** YYYY-MM, or the cell as it is. A spreadsheet turns a month into `Jun-26`. */
export function monthIn(cell: string): string {
  const [, month = '', year] = /^(\d{1,2})[/-](\d{4})$/.exec(cell) ?? [];
  if (year !== undefined) return `${year}-${month.padStart(2, '0')}`;
  const [day] = /^[a-z]+[ -](\d{4}|(?<=-)\d{2})$/i.test(cell) ? readDates(`1 ${cell.replace(' ', '-')}`) : [];
  return day?.slice(0, 7) ?? cell;
}

/** Each day that a text may mean. A two-digit year counts only after the name of a month. */
export function daysIn(cell: string): readonly string[] {
  return /^\d+[/.-]\d+[/.-]\d{2}$/.test(cell) ? [] : [...new Set(readDates(cell))];
}

/** An id made from the label: `second-storey`. It ends in a number if another extra has the same one. */
export function idOf(label: string, others: readonly string[]): string {
  const plain = label.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const whole = plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
  const start = whole.slice(0, 27).replace(/-$/, '') || 'extra';
  let id = start;
  for (let number = 2; others.includes(id); number++) id = `${start}-${number}`;
  return id;
}
