import { cleanText } from './cleanText.ts';
import type { ColumnRule, TextRule, UrlRule } from './columns.ts';
import { cutText } from './cutText.ts';
import { readControls } from './readControls.ts';
import { BLANK, known, note, type Reading, unknown } from './reading.ts';
import { readNumber, type TextNumbers } from './readNumber.ts';
import { readPostcodes } from './readPostcodes.ts';
import { readChoice, readList } from './readWords.ts';

/** Spellings of "unknown" in a cell: `n/a`, `TBC`, `POA`, `-`, `?`, `#REF!`, `####`. */
const NOTHING_KNOWN =
  /^(?:n[/.]?a\.?|tb[acd]|poa|not known|not applicable|not available|unknown|null|[\p{Pd}?]+|#n\/a|#[a-z0-9/]+[!?]|#+)$/iu;

/**
 * Reads one cell by its column's rule. `undefined`, `null` and blank text are unknown. The value has the type of the
 * product's property, because the table of columns is typed by the record.
 */
export function readCell(rule: ColumnRule, cell: unknown, textNumbers: TextNumbers): Reading<unknown> {
  const given = typeof cell === 'string' ? cleanText(cell) : cell;
  if (given === undefined || given === null || given === '') return BLANK;
  if (typeof given === 'string' && NOTHING_KNOWN.test(given)) return unknown(given, 'means-unknown');
  if (rule.kind === 'list_of' || rule.kind === 'controls') {
    if (!Array.isArray(given) && !isScalar(given)) return unknown(given, 'not-a-list');
    return rule.kind === 'controls' ? readControls(rule, given) : readList(rule, given);
  }
  if (!isScalar(given)) return unknown(given, 'not-one-value');
  switch (rule.kind) {
    case 'text':
      return readText(rule, given);
    case 'url':
      return readUrl(rule, given);
    case 'postcodes':
      return readPostcodes(rule, String(given));
    case 'number':
      return readNumber(rule, given, textNumbers);
    case 'one_of':
      return readChoice(rule, given, textNumbers);
    case 'yes_no':
      return readYesNo(given);
  }
}

type Scalar = string | number | boolean;

function isScalar(value: unknown): value is Scalar {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

/** Numbers count as text: a JSON writer may send a model called 140 as a number. */
function readText({ longest, tooLong }: TextRule, given: Scalar): Reading<string> {
  // JSON's 1e999 is read as Infinity.
  if (typeof given !== 'string' && !Number.isFinite(given)) return unknown(given, 'not-text');
  const text = String(given);
  if (text.length <= longest) return known(text);
  if (tooLong === 'unknown') return unknown(text, 'too-long');
  return { value: cutText(text, longest), notes: [note(text, 'cut', { length: text.length })] };
}

/** Declared here because pure folders have no DOM types; it has no side effects. */
declare const URL: new (address: string) => { readonly href: string };

/** Stricter than a browser: no user name, spaces or backslash, and nothing that could end an attribute or a style. */
const WEB_ADDRESS =
  /^https?:\/\/(?:[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?|\[[\da-f:.]+\])(?::\d{1,5})?(?:[/?#][^\s<>"\\^`{|}]*)?$/iu;

function readUrl({ longest }: UrlRule, given: Scalar): Reading<string> {
  const text = String(given);
  const address = text.length <= longest ? webAddress(text) : null;
  if (address !== null && address.length <= longest) return known(address);
  if (address !== null || text.length > longest) return unknown(text, 'address-too-long');
  const withScheme = `https://${text}`;
  const hasNoScheme = text.startsWith('www.') && withScheme.length <= 80 && webAddress(withScheme) !== null;
  return unknown(text, hasNoScheme ? 'no-scheme' : 'not-an-address');
}

/**
 * The address as a browser writes it; null if it isn't one. So a printed address is where the link goes, and lookalike
 * letters show as `xn--…`. `URL` refuses some addresses that the pattern allows, such as port 99999.
 */
function webAddress(text: string): string | null {
  if (!WEB_ADDRESS.test(text)) return null;
  try {
    return new URL(text).href;
  } catch {
    return null;
  }
}

const YES = ['yes', 'y', 'true'];
const NO = ['no', 'n', 'false'];

function readYesNo(given: Scalar): Reading<boolean> {
  const word = String(given).toLowerCase();
  if (YES.includes(word)) return known(true);
  if (NO.includes(word)) return known(false);
  return unknown(given, 'not-yes-or-no');
}
