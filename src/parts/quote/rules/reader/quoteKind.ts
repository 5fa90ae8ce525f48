import type { QuotedAmount } from './quoteAmounts.ts';
import type { QuoteLine } from './quoteLines.ts';
import type { ReadQuote } from './reading.ts';

/** Without words that are the same in other languages, such as "split" and "total". */
const ENGLISH =
  /^(?:the|and|of|to|for|with|is|are|your|you|we|our|this|that|on|by|from|as|will|be|not|all|price|quote|supply|install(?:ation|ed)?|includ\w*|unit|valid|days|deposit|old|new|inc|gst|ducted|job|at|if)$/;
/** A quote with hardly an English word, or mostly in other letters, is of another language. */
export function languageOf(text: string): 'en' | 'other' {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const letters = words.join('');
  if (letters.length >= 8 && letters.replace(/[^a-zà-ÿ]/g, '').length < letters.length / 2) return 'other';
  return words.length >= 8 && words.filter((word) => ENGLISH.test(word)).length < words.length / 10 ? 'other' : 'en';
}

const COOLING =
  /\bair[\s-]?con\w*|\ba\/?c\b|\bsplit(?:s|[\s-]?system)?\b|\bducted\b|\breverse[\s-]cycle\b|\bhvac\b|\bcondens[eo]r\b|\bcooling\b|\bmulti[\s-]?(?:head|split)|\bcassette\b|\b(?:in|out)door unit|\b[ck]lima|\bheat pump\b|\bevaporative/g;
const CAR = /\bvehicle|\brego\b|\bodometer|\br134a/;
const ELSEWHERE =
  /\bvehicle|\brego\b|\bodometer|\bcar\b|\bute\b|\br134a|\bregas|\bcaravan|\bcool ?room|\bfridge|\bfreezer|\bhot water|\bsolar\b|\bpanels?\b|\bbattery|\broof(?:ing| restoration)|\bgutter|\bfenc(?:e|ing)|\bblinds?\b|\bwindows?\b|\bbathroom|\btiling|\bplumb(?:er|ing)\b|\btoilet|\bpool\b|\bcarpet|\bflooring|\bgarage door/g;
const QUOTE = /\bquot(?:e|es|ed|ation)\b|\bproposal\b|\bestimate\b|\bvalid\b|\btender\b|\boffer\b|\bour price\b/;

/** Whether it is a quote for air conditioning, and if not, what it looks like. `kw` is how many sizes it has. */
export function whyNoQuote(
  lines: readonly QuoteLine[],
  amounts: readonly QuotedAmount[],
  { kw, total, language }: { readonly kw: number; readonly total: boolean; readonly language: 'en' | 'other' },
): ReadQuote['why_not'] {
  const whole = lines.map(({ low }) => low).join('\n');
  if (!/[\p{L}\p{N}]/u.test(whole)) return 'empty';
  if (isInvoice(lines, whole)) return 'invoice';
  const elsewhere = new Set(whole.match(ELSEWHERE)).size;
  // "2 units 2.5s in the bedrooms, fully installed"
  const isShort = elsewhere === 0 && total && /\bunits?\b/.test(whole) && /\binstall/.test(whole);
  const cooling = (whole.match(COOLING)?.length ?? 0) + kw * 2 + (isShort || (language === 'other' && total) ? 1 : 0);
  const isCooling = /\bsplit|ducted|air ?con|cooling/.test(whole);
  const hasPrice = amounts.length > 0 || /\bpoa\b|price on application/.test(whole);
  const isOther =
    (CAR.test(whole) && elsewhere > 1) ||
    cooling === 0 ||
    (elsewhere > 2 && elsewhere > cooling && kw === 0) ||
    (!isCooling && (/\bhot water\b/.test(whole) || (/\bsolar\b/.test(whole) && /\bpanels?\b|\bbattery/.test(whole))));
  if (isOther)
    return hasPrice && (elsewhere > 0 || QUOTE.test(whole) || total) && language === 'en' ? 'other_trade' : 'no_quote';
  return hasPrice || (QUOTE.test(whole) && kw > 0) ? null : 'no_quote';
}

/** An invoice says so at its top or asks to be paid; a quote may say when it will be invoiced. */
function isInvoice(lines: readonly QuoteLine[], whole: string): boolean {
  const title = lines.findIndex(({ low }) =>
    /^\W*(?:tax |pro ?forma |progress |final |deposit )?invoice\b(?!\s?\/| (?:will|is|after|on|within|upon|sent|issued|to be))|\binvoice\s?(?:no|number|#|date|:)|^\W*(?:receipt|statement of account)\b|\btax invoice\s*$/.test(
      low,
    ),
  );
  const quote = lines.findIndex(({ low }) => /^\W*(?:\w+ ){0,2}(?:quote|quotation|proposal|estimate)\b/.test(low));
  const owes =
    /\b(?:amount|balance|payment) due\b|\bplease pay\b|\bpayment received|\bpaid in full|\bdue date\b|\bremittance/.test(
      whole,
    );
  return title >= 0 && (quote < 0 || title < quote || owes) && (title < 15 || owes);
}
