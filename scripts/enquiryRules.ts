import { ENQUIRY_PROBLEMS } from '../server/app/problem.ts';
import { HOURLY_LIMITS } from '../server/enquiries/addEnquiry.ts';
import { WEB_ADDRESS } from '../server/enquiries/createEnquiries.ts';
import { NONCE, NONCE_AGE_S } from '../server/enquiries/nonce.ts';
import { PLAIN_ADDRESS } from '../server/enquiries/openMail.ts';
import { PAUSES, TRY_S } from '../server/enquiries/startNotifier.ts';
import { TEST_ENQUIRY } from '../server/enquiries/testEnquiry.ts';
import { WEBHOOK } from '../server/readEnquiryOptions.ts';
import { CLEANING } from '../src/catalogue/cleanText.ts';
import { FORMULA, INSIDE, PHONE } from '../src/catalogue/formula.ts';
import { WAY_IDS } from '../src/matching/way.ts';
import {
  CALL_TIMES,
  MAX_ENQUIRY_BYTES,
  MAX_FORM_TEXTS,
  MAX_IN_BRIEF,
  MAX_LENGTHS,
} from '../src/parts/enquiry/rules/enquiry.ts';
import { CSV_COLUMNS } from '../src/parts/enquiry/rules/enquiryCsv.ts';
import { MAX_PAGE_FIELDS } from '../src/parts/enquiry/rules/pageFields.ts';
import { PATTERNS } from '../src/parts/enquiry/rules/readEnquiry.ts';

/** The limits, patterns and lists that the plugin has in common with the form and the server, as enquiries.json for PHP. */
export function enquiryRules(): string {
  const rules = {
    bytes: MAX_ENQUIRY_BYTES,
    lengths: MAX_LENGTHS,
    listed: MAX_IN_BRIEF,
    form: MAX_FORM_TEXTS,
    fields: MAX_PAGE_FIELDS,
    patterns: inPhp({ ...PATTERNS, nonce: NONCE, plain: PLAIN_ADDRESS }),
    webhook: inPhp(WEBHOOK),
    ways: WAY_IDS,
    times: CALL_TIMES,
    clean: CLEANING.map(([pattern, by]) => [pcre(pattern), by]),
    web: pcre(WEB_ADDRESS),
    nonce: NONCE_AGE_S,
    hourly: HOURLY_LIMITS,
    pauses: PAUSES,
    try: TRY_S,
    problems: ENQUIRY_PROBLEMS,
    columns: CSV_COLUMNS,
    formula: inPhp({ begins: FORMULA, inside: INSIDE, phone: PHONE }),
    test: TEST_ENQUIRY,
  };
  return `${JSON.stringify(rules, null, 1)}\n`;
}

const inPhp = (patterns: Readonly<Record<string, RegExp>>) =>
  Object.fromEntries(Object.entries(patterns).map(([name, pattern]) => [name, pcre(pattern)]));

/**
 * A pattern as PHP writes it, where `\\w` and `\\d` are letters and digits of any script. Older PHP knows neither halves of characters
 * nor what Unicode lets a screen ignore, so they are written out.
 */
function pcre({ source, flags }: RegExp): string {
  const text = /\\p\{(DI|Cs)\}/.test(source) ? `[${rangesOf(new RegExp(`^(?:${source})$`, 'u'))}]` : source;
  const written = text
    .replaceAll(/\[(?:\\.|[^\]\\])*\]|\\[wd]/g, (part) => {
      const inClass = part.replaceAll('\\w', 'A-Za-z0-9_').replaceAll('\\d', '0-9');
      return part.startsWith('[') ? inClass : `[${inClass}]`;
    })
    .replaceAll(/\\u\{?([\da-f]{4,6})\}?/g, '\\x{$1}')
    .replaceAll(/(?<!\\)\//g, '\\/');
  return `/${written}/uD${flags.includes('i') ? 'i' : ''}`;
}

/** The characters of a pattern for one, as the inside of a class. */
function rangesOf(pattern: RegExp): string {
  const ranges: (readonly [number, number])[] = [];
  for (let code = 0; code <= 0x10ffff; code += 1) {
    if ((code >= 0xd800 && code < 0xe000) || !pattern.test(String.fromCodePoint(code))) continue;
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) ranges[ranges.length - 1] = [last[0], code];
    else ranges.push([code, code]);
  }
  return ranges.map((ends) => [...new Set(ends)].map((code) => `\\x{${code.toString(16)}}`).join('-')).join('');
}
