import { IN_ENGLISH } from '../../src/catalogue/explainProblem.ts';
import type { Column, Product } from '../../src/catalogue/product.ts';
import { agrees } from './agrees.ts';
import { lettersAndDigits } from './modelName.ts';
import { readExpiry } from './readExpiry.ts';
import type { RegisterKind, RegisterRow } from './readRegister.ts';
import { type RegisterText, registerWords } from './registerTexts.ts';

/** A reason not to use a register row, or not without the person's yes. */
export interface RowReason {
  /** The catalogue column it is about, or a word for scripts. */
  readonly about: string;
  /** One sentence for the person. */
  readonly text: string;
}

/**
 * Reasons why the row's figures aren't valid today, why it is another system in spite of its name, and why only a person can
 * confirm it.
 */
type RowVerdict = Readonly<Record<'invalid' | 'disagrees' | 'doubts', readonly RowReason[]>>;

const KINDS: Readonly<Record<Product['system_type'], RegisterKind>> = {
  split: 'split',
  multi_split: 'multi_split',
  ducted: 'ducted',
  slim_ducted: 'ducted',
};

/**
 * Compares everything except the names.
 * @param unread columns of the product with a cell that can't be read
 * @param today as YYYY-MM-DD
 */
export function judgeRow(
  product: Product,
  row: RegisterRow,
  unread: ReadonlySet<Column>,
  today: string,
  translate = IN_ENGLISH,
): RowVerdict {
  const say = registerWords(translate);
  const differ = (what: RegisterText, sheet: string, register: string) =>
    say('differ', { what: say(what), sheet, register });
  const { brand, system_type: type, gems_registration_number: registration } = product;
  const { figures, kind } = row;
  const expiry = readExpiry(row.expires, today);
  /** A difference is sure if both sides have a figure. A blank proves nothing, but a blank cooling capacity leaves the size open. */
  const compare = (
    column: 'cooling_capacity_kw' | 'heating_capacity_kw' | 'phase',
    what: RegisterText,
    unit: string,
  ) => {
    const [sheet, register] = [product[column], figures[column]];
    const isOpen = sheet === null && !unread.has(column) && column !== 'cooling_capacity_kw';
    const isSame = sheet !== null && register !== undefined && agrees(column, sheet, register);
    const shown = sheet === null ? say(unread.has(column) ? 'unread' : 'none') : `${sheet}${unit}`;
    const text = differ(what, shown, register === undefined ? say('none') : `${register}${unit}`);
    const weight = sheet !== null && register !== undefined ? 'disagrees' : 'doubts';
    return [weight, column, !isOpen && !isSame, text] as const;
  };
  const configuration = [row.configuration1, row.configuration2].filter((word) => word !== '').join(', ');
  const isNumbered = registration !== null && lettersAndDigits(registration) !== lettersAndDigits(row.registration);
  const reasons: readonly (readonly [weight: keyof RowVerdict, about: string, isSo: boolean, text: string])[] = [
    ['invalid', 'expiry', expiry === 'expired', say('expired', { day: row.expires })],
    ['invalid', 'expiry', expiry === 'unclear', say('unclear', { day: row.expires })],
    ['invalid', 'status', !/^approved$/i.test(row.status), say('status', { status: row.status })],
    ['invalid', 'sold_in', !isSoldHere(row), say('soldIn', { country: row.soldIn })],
    ['invalid', 'registration', row.registration === '', say('unnumbered')],
    ['doubts', 'brand', brand === null, say('noBrand', { brand: row.brand })],
    ['doubts', 'brand', brand !== null && !isBrand(brand, row.brand), differ('brand', `“${brand}”`, `“${row.brand}”`)],
    [
      kind === null ? 'doubts' : 'disagrees',
      'system_type',
      KINDS[type] !== kind,
      differ('type', type, `“${configuration}”`),
    ],
    compare('cooling_capacity_kw', 'cooling', ' kW'),
    compare('heating_capacity_kw', 'heating', ' kW'),
    compare('phase', 'phase', ''),
    ['doubts', 'gems_registration_number', isNumbered, differ('number', `“${registration}”`, `“${row.registration}”`)],
    ['doubts', 'system_type', kind === 'multi_split', say('indoorUnits')],
    ['doubts', 'outdoor_model', row.outdoorOnly !== false, say('outdoorOnly')],
    [
      'doubts',
      'availability',
      !/^available$/i.test(row.availability),
      say('availability', { status: row.availability }),
    ],
  ];
  const of = (wanted: keyof RowVerdict): readonly RowReason[] =>
    reasons.flatMap(([weight, about, isSo, text]) => (isSo && weight === wanted ? [{ about, text }] : []));
  return { invalid: of('invalid'), disagrees: of('disagrees'), doubts: of('doubts') };
}

function isSoldHere({ soldIn }: RegisterRow): boolean {
  return soldIn.split(/[,;|/&]| and /i).some((country) => country.trim().toLowerCase() === 'australia');
}

/** Words in a company's name that don't tell brands apart. */
const COMPANY = /\b(?:australia|aust|anz|pty|ltd|limited|inc|co|corp|corporation|company|gmbh|group)\b/gi;

/** True for “Daikin” and “Daikin Australia Pty Ltd”, and false for “Mitsubishi” and “Mitsubishi Electric”. */
function isBrand(...brands: readonly [string, string]): boolean {
  const [one, other] = brands.map(
    (brand) => lettersAndDigits(brand.replaceAll(COMPANY, ' ')) || lettersAndDigits(brand),
  );
  return one !== '' && one === other;
}
