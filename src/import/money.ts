import { cleanText } from '../catalogue/cleanText.ts';
import { foreignMoney } from '../catalogue/foreignMoney.ts';
import type { Problem } from '../catalogue/problem.ts';
import { fileProblem } from '../source/fileProblem.ts';
import type { TableRow } from '../source/table.ts';
import type { Mapping } from './mapping.ts';
import { fold, positionOf, type SourceTable } from './sourceTable.ts';

/** The headings of a column that names the currency of each price. */
const CURRENCY =
  /^(price)?(currency|currencycode|curr|waehrung|wahrung|devise|moneda|valuta|moeda|валюта|penznem|tiente|货币|通貨|통화|สกลเงน|matauang)$/;
const DOLLARS = /^(a\$|au\$|aud|\$|australiandollars?)$/;

/** Reads from a row's column for the currency whether its price is in other money: that currency, or null. */
export function moneyOf({ columns }: SourceTable): (row: TableRow) => string | null {
  const at = columns.findIndex((name) => CURRENCY.test(fold(name)));
  return ({ cells }) => {
    const currency = at === -1 ? '' : cleanText(cells[at] ?? '');
    return currency === '' || DOLLARS.test(currency.toLowerCase().replaceAll(' ', '')) ? null : currency;
  };
}

export function foreignPrice({ number: row }: TableRow, currency: string): Problem {
  return {
    severity: 'warning',
    row,
    column: 'price_from_aud',
    id: null,
    value: currency,
    reason: `The price is in “${currency}”, so it isn't read as dollars.`,
    suggestion: 'Put the price in Australian dollars, or leave it blank.',
  };
}

/** True for a heading of prices that aren't Australian. */
export function isForeign(heading: string): boolean {
  return foreignMoney(heading) !== null;
}

const WITHOUT_GST =
  /\b(ex|excl|excluding|exclusive of|without|before|plus|less|net of)[\s.]*(gst|tax|vat)\b|\+\s*gst\b|\bgst\s+(ex|extra)/i;

/** What a price's heading says against reading it as dollars with GST. */
export function moneyProblems({ columns }: SourceTable, { columns: mapped }: Mapping): readonly Problem[] {
  const named = (mapped.price_from_aud?.from ?? []).filter((name) => positionOf(columns, name) !== -1);
  return named.flatMap((name) => {
    if (isForeign(name)) {
      const reason = `“${name}” is in ${foreignMoney(name)}, so no price is read from it.`;
      return [fileProblem('warning', reason, 'Map a column of prices in Australian dollars, or add one.')];
    }
    if (!WITHOUT_GST.test(name)) return [];
    const reason = `“${name}” is mapped to price_from_aud, which visitors read as a price with GST.`;
    return [fileProblem('warning', reason, 'Map a column of prices with GST, or add one.')];
  });
}
