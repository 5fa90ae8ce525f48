import type { Column, Product } from '../../src/catalogue/product.ts';
import { agrees } from './agrees.ts';
import { lettersAndDigits } from './modelName.ts';
import { readExpiry } from './readExpiry.ts';
import type { Kind, RegisterRow } from './readRegister.ts';

/** Why a row of the register isn't used, or not without the person's yes. */
export interface Reason {
  /** The column of the catalogue it is about, or a word for scripts. */
  readonly about: string;
  /** One sentence for the person. */
  readonly text: string;
}

/**
 * The reasons why the row's figures aren't valid today, why it is another system, whatever its name, and why only a person can say
 * that it is the system.
 */
type RowVerdict = Readonly<Record<'invalid' | 'disagrees' | 'doubts', readonly Reason[]>>;

const KINDS: Readonly<Record<Product['system_type'], Kind>> = {
  split: 'split',
  multi_split: 'multi_split',
  ducted: 'ducted',
  slim_ducted: 'ducted',
};

/**
 * Compares everything but the names.
 * @param unread columns of the product with a cell that can't be read
 * @param today as YYYY-MM-DD
 */
export function judgeRow(product: Product, row: RegisterRow, unread: ReadonlySet<Column>, today: string): RowVerdict {
  const { brand, system_type: type, gems_registration_number: registration } = product;
  const { figures, kind } = row;
  const expiry = readExpiry(row.expires, today);
  /** A difference is sure if both sides have a figure. A blank says nothing, but a blank cooling capacity leaves the size open. */
  const compare = (column: 'cooling_capacity_kw' | 'heating_capacity_kw' | 'phase', what: string, unit: string) => {
    const [sheet, register] = [product[column], figures[column]];
    const isOpen = sheet === null && !unread.has(column) && column !== 'cooling_capacity_kw';
    const isSame = sheet !== null && register !== undefined && agrees(column, sheet, register);
    const shown = sheet === null ? (unread.has(column) ? "can't be read" : 'has none') : `${sheet}${unit}`;
    const text = differ(what, shown, register === undefined ? 'has none' : `${register}${unit}`);
    const weight = sheet !== null && register !== undefined ? 'disagrees' : 'doubts';
    return [weight, column, !isOpen && !isSame, text] as const;
  };
  const configuration = [row.configuration1, row.configuration2].filter((word) => word !== '').join(', ');
  const isNumbered = registration !== null && lettersAndDigits(registration) !== lettersAndDigits(row.registration);
  const reasons: readonly (readonly [weight: keyof RowVerdict, about: string, isSo: boolean, text: string])[] = [
    ['invalid', 'expiry', expiry === 'expired', `The registration expired on ${row.expires}.`],
    ['invalid', 'expiry', expiry === 'unclear', `The register's expiry date “${row.expires}” isn't clear.`],
    [
      'invalid',
      'status',
      !/^approved$/i.test(row.status),
      `The registration isn't approved; its status is “${row.status}”.`,
    ],
    ['invalid', 'sold_in', !isSoldHere(row), `It isn't sold in Australia; the register says “${row.soldIn}”.`],
    ['invalid', 'registration', row.registration === '', 'The row has no registration number.'],
    ['doubts', 'brand', brand === null, `Your sheet has no brand; the register has “${row.brand}”.`],
    ['doubts', 'brand', brand !== null && !isBrand(brand, row.brand), differ('Brand', `“${brand}”`, `“${row.brand}”`)],
    [
      kind === null ? 'doubts' : 'disagrees',
      'system_type',
      KINDS[type] !== kind,
      differ('System type', type, `“${configuration}”`),
    ],
    compare('cooling_capacity_kw', 'Cooling capacity', ' kW'),
    compare('heating_capacity_kw', 'Heating capacity', ' kW'),
    compare('phase', 'Phase', ''),
    [
      'doubts',
      'gems_registration_number',
      isNumbered,
      differ('Registration number', `“${registration}”`, `“${row.registration}”`),
    ],
    [
      'doubts',
      'system_type',
      kind === 'multi_split',
      'The figures of a multi-split hold only for the indoor units it was registered with.',
    ],
    ['doubts', 'outdoor_model', row.outdoorOnly !== false, 'The register has the outdoor unit only.'],
    [
      'doubts',
      'availability',
      !/^available$/i.test(row.availability),
      `The register's availability status is “${row.availability}”.`,
    ],
  ];
  const of = (wanted: keyof RowVerdict): readonly Reason[] =>
    reasons.flatMap(([weight, about, isSo, text]) => (isSo && weight === wanted ? [{ about, text }] : []));
  return { invalid: of('invalid'), disagrees: of('disagrees'), doubts: of('doubts') };
}

/** A difference, with both sides. Each side reads on from its owner: "your sheet has no …". */
function differ(what: string, sheet: string, register: string): string {
  return `${what}: your sheet ${sheet}, register ${register}.`;
}

function isSoldHere({ soldIn }: RegisterRow): boolean {
  return soldIn.split(/[,;|/&]| and /i).some((country) => country.trim().toLowerCase() === 'australia');
}

/** Words of a company's name that don't tell brands apart. */
const COMPANY = /\b(?:australia|aust|anz|pty|ltd|limited|inc|co|corp|corporation|company|gmbh|group)\b/gi;

/** True for “Daikin” and “Daikin Australia Pty Ltd”, and false for “Mitsubishi” and “Mitsubishi Electric”. */
function isBrand(...brands: readonly [string, string]): boolean {
  const [one, other] = brands.map(
    (brand) => lettersAndDigits(brand.replaceAll(COMPANY, ' ')) || lettersAndDigits(brand),
  );
  return one !== '' && one === other;
}
