import { cleanText } from './cleanText.ts';
import type { ColumnRule, TextRule, UrlRule } from './columns.ts';
import { cutText } from './cutText.ts';
import { readControls } from './readControls.ts';
import { BLANK, ignored, known, type Reading, refused, warning } from './reading.ts';
import { readNumber, type TextNumbers } from './readNumber.ts';
import { readChoice, readList } from './readWords.ts';

/**
 * Reads one cell by the rule of its column. `undefined`, `null` and blank text are unknown. The value has the type that
 * the product record gives the column, for the table of columns gives each property a rule of its type.
 */
export function readCell(rule: ColumnRule, cell: unknown, textNumbers: TextNumbers): Reading<unknown> {
  const given = typeof cell === 'string' ? cleanText(cell) : cell;
  if (given === undefined || given === null || given === '') return BLANK;
  if (rule.kind === 'list_of' && (Array.isArray(given) || isScalar(given))) return readList(rule, given);
  if (rule.kind === 'controls' && (Array.isArray(given) || isScalar(given))) return readControls(rule, given);
  if (!isScalar(given)) return refused(given, 'is not a single value', 'Send text, a number, true or false.');
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
    default:
      return BLANK;
  }
}

type Scalar = string | number | boolean;

function isScalar(value: unknown): value is Scalar {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

/** Numbers are text too: a JSON writer may send a model called 140 as one. */
function readText({ longest, tooLong }: TextRule, given: Scalar): Reading<string> {
  if (typeof given === 'boolean') return ignored(given, 'is not text', 'Send text, or nothing.');
  const text = String(given);
  if (text.length <= longest) return known(text);
  if (tooLong === 'refused') return refused(text, `has more than ${longest} characters`, 'Use a shorter one.');
  const reason = `A text of ${text.length} characters was cut to ${longest}.`;
  return { value: cutText(text, longest), notes: [warning(text, reason, 'Say it in fewer words.')] };
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
    return ignored(text, `has more than ${longest} characters`, 'Use a shorter address.');
  }
  const withScheme = `https://${text}`;
  const suggestion =
    text.startsWith('www.') && withScheme.length <= 80 && webAddress(withScheme) !== null
      ? `Write ${withScheme}`
      : 'Write the whole address, for example https://example.com/page.';
  return ignored(text, 'is not a web address that starts with https:// or http://', suggestion);
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
  return refused(given, 'is not yes or no', 'Write yes or no, or leave the cell blank if it is not known.');
}
