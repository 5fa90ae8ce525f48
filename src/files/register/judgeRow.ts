import type { Column, Product } from '../../catalogue/product.ts';
import { agrees } from './agrees.ts';
import { lettersAndDigits } from './modelName.ts';
import { readExpiry } from './readExpiry.ts';
import type { Kind, RegisterRow } from './readRegister.ts';
import { differs, type Reason } from './reason.ts';

export interface RowVerdict {
  /** Reasons why the row's figures aren't valid today. */
  readonly invalid: readonly Reason[];
  /** Reasons why the row is another system, whatever its name. */
  readonly disagrees: readonly Reason[];
  /** Reasons why only a person can say that the row is the system. */
  readonly doubts: readonly Reason[];
}

/**
 * Compares everything but the names.
 * @param unread columns of the product with a cell that can't be read
 * @param today as YYYY-MM-DD
 */
export function judgeRow(product: Product, row: RegisterRow, unread: ReadonlySet<Column>, today: string): RowVerdict {
  const disagrees: Reason[] = [];
  const doubts: Reason[] = [...brandDoubts(product, row)];
  const judge = (reason: Reason | null, isSure: boolean) => {
    if (reason) (isSure ? disagrees : doubts).push(reason);
  };
  judge(kindReason(product, row), row.kind !== null);
  judge(capacityReason(product, row, 'cooling_capacity_kw', unread), haveBoth(product, row, 'cooling_capacity_kw'));
  judge(capacityReason(product, row, 'heating_capacity_kw', unread), haveBoth(product, row, 'heating_capacity_kw'));
  judge(phaseReason(product, row, unread), haveBoth(product, row, 'phase'));
  const registration = product.gems_registration_number;
  if (registration !== null && lettersAndDigits(registration) !== lettersAndDigits(row.registration)) {
    const sides = [`“${registration}”`, `“${row.registration}”`] as const;
    doubts.push(differs('gems_registration_number', 'Registration number', ...sides));
  }
  if (row.kind === 'multi_split') doubts.push(MULTI_SPLIT);
  if (row.outdoorOnly !== false) doubts.push(OUTDOOR_ONLY);
  if (!/^available$/i.test(row.availability)) {
    doubts.push({ about: 'availability', text: `The register's availability status is “${row.availability}”.` });
  }
  return { invalid: invalidReasons(row, readExpiry(row.expires, today)), disagrees, doubts };
}

const MULTI_SPLIT: Reason = {
  about: 'system_type',
  text: 'The figures of a multi-split hold only for the indoor units it was registered with.',
};
const OUTDOOR_ONLY: Reason = { about: 'outdoor_model', text: 'The register has the outdoor unit only.' };

function invalidReasons(row: RegisterRow, expiry: ReturnType<typeof readExpiry>): readonly Reason[] {
  const reasons: Reason[] = [];
  if (expiry === 'expired') reasons.push({ about: 'expiry', text: `The registration expired on ${row.expires}.` });
  if (expiry === 'unclear') {
    reasons.push({ about: 'expiry', text: `The register's expiry date “${row.expires}” isn't clear.` });
  }
  if (!/^approved$/i.test(row.status)) {
    reasons.push({ about: 'status', text: `The registration isn't approved; its status is “${row.status}”.` });
  }
  const countries = row.soldIn.split(/[,;|/&]| and /i).map((country) => country.trim().toLowerCase());
  if (!countries.includes('australia')) {
    reasons.push({ about: 'sold_in', text: `It isn't sold in Australia; the register says “${row.soldIn}”.` });
  }
  if (row.registration === '') reasons.push({ about: 'registration', text: 'The row has no registration number.' });
  return reasons;
}

function brandDoubts({ brand }: Product, row: RegisterRow): readonly Reason[] {
  if (brand === null) return [{ about: 'brand', text: `Your sheet has no brand; the register has “${row.brand}”.` }];
  const [shorter, longer] = [brand, row.brand].map(lettersAndDigits).sort((a, b) => a.length - b.length);
  // "Daikin" and "Daikin Australia"
  if (shorter && longer?.startsWith(shorter)) return [];
  return [differs('brand', 'Brand', `“${brand}”`, `“${row.brand}”`)];
}

const KINDS: Readonly<Record<Product['system_type'], Kind>> = {
  split: 'split',
  multi_split: 'multi_split',
  ducted: 'ducted',
  slim_ducted: 'ducted',
};

function kindReason({ system_type }: Product, row: RegisterRow): Reason | null {
  if (KINDS[system_type] === row.kind) return null;
  const words = [row.configuration1, row.configuration2].filter((word) => word !== '').join(', ');
  return differs('system_type', 'System type', system_type, `“${words}”`);
}

type Capacity = 'cooling_capacity_kw' | 'heating_capacity_kw';
const CAPACITY = { cooling_capacity_kw: 'Cooling capacity', heating_capacity_kw: 'Heating capacity' } as const;

function haveBoth(product: Product, { figures }: RegisterRow, column: Capacity | 'phase'): boolean {
  return product[column] !== null && figures[column] !== undefined;
}

/** A blank heating capacity disagrees with nothing; a blank cooling capacity leaves the size open. */
function capacityReason(
  product: Product,
  { figures }: RegisterRow,
  column: Capacity,
  unread: ReadonlySet<Column>,
): Reason | null {
  const sheet = product[column];
  const register = figures[column];
  if (sheet === null && column === 'heating_capacity_kw' && !unread.has(column)) return null;
  if (sheet !== null && register !== undefined && agrees(column, sheet, register)) return null;
  return differs(column, CAPACITY[column], inUnit(sheet, unread.has(column)), inUnit(register ?? null, false));
}

function inUnit(value: string | number | null, isUnread: boolean): string {
  if (value === null) return isUnread ? "can't be read" : 'has none';
  return `${value} kW`;
}

function phaseReason(product: Product, { figures }: RegisterRow, unread: ReadonlySet<Column>): Reason | null {
  if (product.phase === null && !unread.has('phase')) return null;
  if (product.phase === figures.phase) return null;
  const sheet = product.phase ?? "can't be read";
  return differs('phase', 'Phase', String(sheet), String(figures.phase ?? 'has none'));
}
