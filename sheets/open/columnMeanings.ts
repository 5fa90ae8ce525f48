import { COLUMNS } from '../../src/catalogue/columns.ts';
import type { Column, PriceIncludes } from '../../src/catalogue/product.ts';
import { meaningsOf } from '../recognise/columnHeadings.ts';
import { plainHeading } from '../recognise/plainHeading.ts';
import { isPublicPrice } from '../recognise/priceNotices.ts';
import type { Meaning } from '../recognise/recogniseHeading.ts';
import { spellLetter } from '../recognise/spellLetter.ts';
import { meaningsUnder } from '../recognise/underGroup.ts';
import { mayHaveUnit, unitSaid } from '../recognise/units.ts';
import { headingOf, type Table } from './table.ts';

/**
 * The meanings of a column by its whole heading: its own words, the group above, the unit below, and any doubt about them. A
 * hidden column is never sure, and never a price.
 */
export function columnMeanings(table: Pick<Table, 'about' | 'notices'>, name: string): readonly Meaning[] {
  const { text, own, group, unit, isHidden, doubt } = headingOf(table, name);
  const meanings =
    group === '' ? meaningsOf(plainHeading(text)) : meaningsUnder({ text, own, group, isSure: doubt !== 'reach' });
  const mayBePrice = !isHidden && isPublicPrice(text, table.notices);
  return meanings
    .filter(({ column }) => mayHaveUnit(unit || unitSaid(spellLetter(text)), unitOf(column)))
    .filter(({ column }) => mayBePrice || column !== 'price_from_aud')
    .map((meaning) => (isHidden || doubt === 'twin' ? { ...meaning, isSure: false } : meaning));
}

function unitOf(column: Column) {
  const rule = COLUMNS[column];
  return rule.kind === 'number' ? rule.unit : null;
}

/** The scope of a column's prices (supply only, or with installation), if its heading says so; otherwise null. */
export function includedIn(table: Pick<Table, 'about' | 'notices'>, name: string): PriceIncludes | null {
  return columnMeanings(table, name).find(({ includes }) => includes !== undefined)?.includes ?? null;
}
