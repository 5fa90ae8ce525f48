import { isDeepStrictEqual } from 'node:util';
import { describeFileProblem, type FileProblem } from '../../sheets/open/explainFileProblem.ts';
import { writeCsv } from '../../sheets/write/writeCsv.ts';
import { COLUMN_NAMES, COLUMNS } from '../../src/catalogue/columns.ts';
import { CONTROLS, PRICE_COLUMNS, type Product, productValue } from '../../src/catalogue/product.ts';
import { readReply } from '../../src/catalogue/readReply.ts';
import { writeReply } from '../../src/catalogue/writeReply.ts';
import { readCsv } from '../samples/readFile.ts';
import { TAME_ROW } from './hostileReply.ts';
import { promise } from './promise.ts';

/** Repeated here, character by character, so that a mistake in the reader's pattern shows. */
const TURNING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const HIDING =
  /\p{Cc}|\p{Cs}|\u034f|[\u00ad\u180e\u200b\u2028\u2029\u2060-\u2065\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/u;
const PILED = /\p{M}{5}/u;

/** One reply in this many is also written to a file, because parsing a file takes longer than everything else. */
const FILE_EVERY = 8;

const PROPERTIES = [
  'price',
  ...COLUMN_NAMES.filter((column) => !PRICE_COLUMNS.some((one) => one === column)),
].toSorted();

const tameProduct = productsOf([TAME_ROW])[0];

function productsOf(reply: unknown): readonly Product[] {
  const reading = readReply(reply);
  return reading.ok ? reading.products : [];
}

/** Checks the promises about reading, for every reply that is JSON. Returns the products as the selector would have them. */
export function readingPromises(text: string): readonly Product[] {
  const reply: unknown = JSON.parse(text);
  const reading = readReply(reply);
  promise(reading.ok, 'A reply with a list of products is read');
  const { products, problems } = reading;

  for (const product of products) soundProduct(product);
  promise(new Set(products.map(({ id }) => id)).size === products.length, 'Every id is unique');
  promise(
    products.some((product) => isDeepStrictEqual(product, tameProduct)) || idIsTaken(products),
    'A valid row comes through unchanged',
  );

  const rows = (Array.isArray(reply) ? reply : (reply as { products: unknown[] }).products).length;
  const failed = new Set(problems.filter(({ severity }) => severity === 'error').map(({ row }) => row));
  promise(products.length + failed.size === rows, 'Each row is used or has an error', { rows, failed: [...failed] });
  for (const problem of problems) {
    const { severity, column } = problem;
    promise(
      severity === 'warning' || column === null || COLUMNS[column as keyof typeof COLUMNS]?.required,
      'A row is lost only for its id, its title, its system type, or because it is no row',
      problem,
    );
    const line = describeFileProblem(problem, 'products reply');
    promise(line.length < 700, 'A message is one line of readable length', line);
    promise(
      !TURNING.test(line) && !HIDING.test(line),
      'A message has no hidden or direction-changing characters',
      line,
    );
  }

  const again = readReply(JSON.parse(writeReply(products, '2026-03-01')));
  promise(again.ok && again.problems.every(isOfFamily), 'A written reply is valid when it is read again', again);
  promise(isDeepStrictEqual(again.products, products), 'Reading a written reply gives the same products');
  if (text.length % FILE_EVERY === 0) {
    const csv = readCsv(writeCsv(products));
    promise(
      products.length === 0 ||
        csv.problems.every((problem) => isOfFamily(problem) || isOfCode(problem) || isOfCapacities(problem)),
      'A file of the products is valid',
      csv.problems[0],
    );
    promise(isDeepStrictEqual(csv.products, products), 'A file of the products holds the same products');
  }
  promise(Object.keys(Object.prototype).length === 0 && !('owned' in globalThis), 'Globals stay unchanged');
  return products;
}

/** Rows that share an item_group_id may disagree, even if each row alone is valid. */
function isOfFamily({ severity, column }: FileProblem): boolean {
  return severity === 'warning' && column === 'item_group_id';
}

/** Cooling and heating may be far apart, which is possible but worth a look. */
function isOfCapacities({ kind }: FileProblem): boolean {
  return kind === 'capacities-apart';
}

/** A code may look like a number that a spreadsheet has shortened. */
function isOfCode({ kind }: FileProblem): boolean {
  return kind === 'lost-digits' || kind === 'lost-zeros';
}

/** A hostile row may have the tame row's id and come first. */
function idIsTaken(products: readonly Product[]): boolean {
  return products.some(({ id, title }) => id === TAME_ROW.id && title !== TAME_ROW.title);
}

/** Checks a product against its type, by separately written rules. */
function soundProduct(product: Product): void {
  promise(Object.getPrototypeOf(product) === Object.prototype, 'A product is a plain object');
  promise(Object.keys(product).toSorted().join() === PROPERTIES.join(), 'A product has its properties and no more');
  for (const column of COLUMN_NAMES) {
    const value: unknown = productValue(product, column);
    if (value === null) continue;
    soundValue(column, value);
  }
  const { id, title, system_type, price, link, image_link } = product;
  promise(id !== null && title !== null && system_type !== null, 'A product has an id, a title and a kind');
  promise(price === null || (price.aud !== null && price.includes !== null), 'A price says what it includes');
  for (const address of [link, image_link]) if (address !== null) soundAddress(address);
}

function soundValue(column: (typeof COLUMN_NAMES)[number], value: unknown): void {
  const rule = COLUMNS[column];
  switch (rule.kind) {
    case 'text':
    case 'url':
      promise(typeof value === 'string', `${column} is text`);
      promise(
        value !== '' && value === value.trim() && value.length <= rule.longest,
        `${column} has a sound length`,
        value,
      );
      promise(
        !TURNING.test(value) && !HIDING.test(value) && !PILED.test(value),
        `${column} has no hidden or direction-changing characters`,
        value,
      );
      promise(!/^\p{M}/u.test(value), `${column} does not start with a combining accent`, value);
      return;
    case 'postcodes':
      promise(
        typeof value === 'string' && /^\d{3,4}(-\d{3,4})?(,\d{3,4}(-\d{3,4})?)*$/.test(value),
        `${column} is postcodes and ranges`,
        value,
      );
      return;
    case 'number':
      promise(typeof value === 'number' && value >= rule.min && value <= rule.max, `${column} is in range`, value);
      promise(
        !Object.is(value, -0) && (rule.step === null || value % rule.step === 0),
        `${column} is a multiple of its step`,
        value,
      );
      return;
    case 'yes_no':
      promise(typeof value === 'boolean', `${column} is yes or no`);
      return;
    case 'one_of':
      promise((rule.values as readonly unknown[]).includes(value), `${column} is a known word`, value);
      return;
    case 'list_of':
      promise(
        Array.isArray(value) && value.length > 0 && new Set(value).size === value.length,
        `${column} is a set`,
        value,
      );
      promise(
        value.every((word) => (rule.values as readonly unknown[]).includes(word)),
        `${column} has known words`,
        value,
      );
      return;
    case 'controls':
      promise(Object.keys(value as object).join() === CONTROLS.join(), `${column} has each control`, value);
      promise(
        Object.values(value as object).every((supply) => /^(included|optional|none)$/.test(supply)),
        `${column} has known words`,
        value,
      );
  }
}

function soundAddress(address: string): void {
  const { protocol, username, password, href } = new URL(address);
  promise(protocol === 'https:' || protocol === 'http:', 'A link is http or https', address);
  promise(username === '' && password === '', 'A link names nobody', address);
  promise(href === address && /^[!-~]+$/.test(address), 'A link looks like its target', address);
}
