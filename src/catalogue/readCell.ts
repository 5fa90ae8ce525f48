import { cleanText } from './cleanText.ts';
import type { ColumnRule } from './columns.ts';
import { readControls } from './readControls.ts';
import { BLANK, ignored, known, type Reading, refused } from './reading.ts';
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
      return readText(given);
    case 'url':
      return readUrl(given);
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
function readText(given: Scalar): Reading<string> {
  if (typeof given === 'boolean') return ignored(given, 'is not text', 'Send text, or nothing.');
  return known(String(given));
}

/** Named here because pure folders know no DOM types; it has no side effect. */
const { URL } = globalThis as unknown as { readonly URL: new (address: string) => unknown };

/** Stricter than a browser: no user name, no spaces, no backslash, nothing that an attribute or a style could end at. */
const WEB_ADDRESS =
  /^https?:\/\/(?:[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?|\[[\da-f:.]+\])(?::\d{1,5})?(?:[/?#][^\s<>"\\^`{|}]*)?$/iu;

function readUrl(given: Scalar): Reading<string> {
  const text = String(given);
  if (isWebAddress(text)) return known(text);
  const withScheme = `https://${text}`;
  const suggestion =
    text.startsWith('www.') && withScheme.length <= 80 && isWebAddress(withScheme)
      ? `Write ${withScheme}`
      : 'Write the whole address, for example https://example.com/page.';
  return ignored(text, 'is not a web address that starts with https:// or http://', suggestion);
}

/** Both: an address that passed can be handed to `new URL`, which for example refuses the port 99999. */
function isWebAddress(text: string): boolean {
  if (!WEB_ADDRESS.test(text)) return false;
  try {
    new URL(text);
    return true;
  } catch {
    return false;
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
