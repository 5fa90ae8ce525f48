import { cleanText } from './cleanText.ts';
import type { ColumnRule, TextRule, UrlRule } from './columns.ts';
import { cutText } from './cutText.ts';
import { readControls } from './readControls.ts';
import { BLANK, known, note, type Reading, unknown } from './reading.ts';
import { readNumber, type TextNumbers } from './readNumber.ts';
import { readChoice, readList } from './readWords.ts';

/**
 * How people and spreadsheets write that they know nothing, in a cell of its own: `n/a`, `TBC`, `POA`, `-`, `?`, `#REF!`,
 * `####`.
 */
const NOTHING_KNOWN =
  /^(?:n[/.]?a\.?|tb[acd]|poa|not known|not applicable|not available|unknown|null|[\p{Pd}?]+|#n\/a|#[a-z0-9/]+[!?]|#+)$/iu;

/**
 * Reads one cell by the rule of its column. `undefined`, `null` and blank text are unknown. The value has the type that
 * the product record gives the column, for the table of columns gives each property a rule of its type.
 */
export function readCell(rule: ColumnRule, cell: unknown, textNumbers: TextNumbers): Reading<unknown> {
  const given = typeof cell === 'string' ? cleanText(cell) : cell;
  if (given === undefined || given === null || given === '') return BLANK;
  if (typeof given === 'string' && NOTHING_KNOWN.test(given)) return unknown(given, 'was read as unknown', null);
  if (rule.kind === 'list_of' || rule.kind === 'controls') {
    if (!Array.isArray(given) && !isScalar(given))
      return unknown(given, "isn't a list of words", 'Send a list of words');
    return rule.kind === 'controls' ? readControls(rule, given) : readList(rule, given);
  }
  if (!isScalar(given)) return unknown(given, "isn't a single value", 'Send one value');
  switch (rule.kind) {
    case 'text':
      return readText(rule, given);
    case 'url':
      return readUrl(rule, given);
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

/** Numbers are text too: a JSON writer may send a model called 140 as one. */
function readText({ longest, tooLong }: TextRule, given: Scalar): Reading<string> {
  if (typeof given === 'boolean') return unknown(given, "isn't text", 'Send text');
  const text = String(given);
  if (text.length <= longest) return known(text);
  if (tooLong === 'unknown') return unknown(text, `has more than ${longest} characters`, 'Use a shorter one');
  const reason = `A text of ${text.length} characters was cut to ${longest}.`;
  return { value: cutText(text, longest), notes: [note(text, reason, 'Use fewer words')] };
}

/** Named here because pure folders know no DOM types; it has no side effect. */
const { URL } = globalThis as unknown as { readonly URL: new (address: string) => { readonly href: string } };

/** Stricter than a browser: no user name, no spaces, no backslash, nothing that an attribute or a style could end at. */
const WEB_ADDRESS =
  /^https?:\/\/(?:[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?|\[[\da-f:.]+\])(?::\d{1,5})?(?:[/?#][^\s<>"\\^`{|}]*)?$/iu;

function readUrl({ longest }: UrlRule, given: Scalar): Reading<string> {
  const text = String(given);
  const address = text.length <= longest ? webAddress(text) : null;
  if (address !== null && address.length <= longest) return known(address);
  if (address !== null || text.length > longest) {
    return unknown(text, `has more than ${longest} characters`, 'Use a shorter address');
  }
  const withScheme = `https://${text}`;
  const advice =
    text.startsWith('www.') && withScheme.length <= 80 && webAddress(withScheme) !== null
      ? `Put “${withScheme}”`
      : 'Put the whole address, such as “https://example.com/page”';
  return unknown(text, "isn't a web address that starts with https:// or http://", advice);
}

/**
 * An address as a browser writes it, null where it is none: what is read on paper is then where the link leads, and a name
 * in letters that only look like another's shows as `xn--…`. Both are asked: `URL` refuses for example the port 99999.
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
  return unknown(given, "isn't yes or no", 'Put yes or no');
}
