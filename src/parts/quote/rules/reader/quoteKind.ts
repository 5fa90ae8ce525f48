import type { QuotedAmount } from './quoteAmounts.ts';
import type { QuoteLine } from './quoteLines.ts';
import type { ReadQuote } from './reading.ts';

const ENGLISH =
  /\b(?:the|and|of|to|for|with|is|are|your|you|we|our|this|that|in|on|by|from|as|will|be|not|all|any|price|quote|quotation|supply|install(?:ation|ed)?|includes?|included|including|total|unit|system|valid|days|deposit|old|new|wall|labour|electrical|removal|pipe|up|inc|gst|split|ducted|job|at|if)\b/g;
const OTHERS =
  /(?<!\p{L})(?:der|die|das|und|für|mit|von|ist|nicht|inkl|einschließlich|preis|le|les|des|une|pour|avec|et|est|du|sont|prix|el|los|las|del|para|con|precio|incluye|instalación|y|il|della|di|per|prezzo|e|com|preço|não|het|een|voor|và|của|cho|giá|bao|gồm|lắp|đặt|máy|lạnh|dan|untuk|yang|harga|ang|ng|sa|mga|i|oraz|cena|και|για|του|цена|и|для|на|ve|için|fiyat)(?!\p{L})/giu;

/** A quote with hardly an English word, or mostly in other letters, is of another language. */
export function languageOf(text: string): 'en' | 'other' {
  const words = text.toLowerCase().match(/\p{L}{1,}/gu) ?? [];
  const letters = words.join('').length;
  const latin = words.join('').replace(/[^a-zà-ÿ]/g, '').length;
  if (letters >= 8 && latin < letters * 0.5) return 'other';
  const english = text.toLowerCase().match(ENGLISH)?.length ?? 0;
  const others = text.match(OTHERS)?.length ?? 0;
  return words.length >= 8 && others > english && english < words.length * 0.15 ? 'other' : 'en';
}

const COOLING =
  /\bair[\s-]?con\w*|\ba\/?c\b|\bsplit(?:s|[\s-]?system)?\b|\bducted\b|\breverse[\s-]cycle\b|\bhvac\b|\bcondens[eo]r\b|\bcooling\b|\bmulti[\s-]?(?:head|split)|\bcassette\b|\bindoor unit|\boutdoor unit|\bclimati|\bklima|\baircond|\bheat pump\b|\bfloor console|\bevaporative|空调|エアコン|冷气|에어컨|điều hòa|máy lạnh|κλιματ|кондиц|تكييف|مكيف|acondicionado/g;
const ELSEWHERE =
  /\bvehicle|\brego\b|\bodometer|\bvin\b|\bauto\b|\bcar\b|\bute\b|\bhatch\b|\bsedan|\bmechanic\b|\br134a|\bregas|\bmake\/model|\btyres?\b|\bbrake|\bcaravan|\bcool ?room|\bfridge|\bfreezer|\bhot water|\bsolar\b|\bpanels?\b|\bbattery|\binverter \d|\broof restoration|\broofing|\bgutter|\bfence|\bfencing|\bconcret(?:e|ing) driveway|\bpaint(?:ing)? (?:of )?(?:interior|exterior|house)|\bblinds?\b|\bcurtains?|\bwindows?\b|\bkitchen (?:bench|cabinet|reno)|\bcabinet|\bbathroom|\btiling|\bplumb(?:er|ing)\b|\btoilet|\btap\b|\bdownlights?|\blandscap|\bmowing|\btree|\bpool\b|\bcarpet|\bflooring|\bdeck(?:ing)?\b|\bremovalist|\bpest|\btermite|\binsurance premium|\bceiling fan|\bgarage door|\bskip bin/g;
const QUOTE =
  /\bquot(?:e|es|ed|ation)\b|\bproposal\b|\bestimate\b|\bvalid\b|\btender\b|\boffer\b|\bour price\b|\bquotati/;

/** Whether it is a quote for air conditioning, and if not, what it looks like. */
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
  const cooling = (whole.match(COOLING)?.length ?? 0) + kw * 2 + (isShort ? 1 : 0);
  const hasPrice = amounts.length > 0 || /\bpoa\b|price on application/.test(whole);
  if (/\bvehicle|\brego\b|\bodometer|\br134a/.test(whole) && elsewhere >= 2)
    return hasPrice ? 'other_trade' : 'no_quote';
  if (
    cooling === 0 ||
    (elsewhere >= 3 && elsewhere > cooling && kw === 0) ||
    (/\bsolar\b/.test(whole) && /\bpanels?\b/.test(whole) && !/\bsplit|ducted|air ?con/.test(whole))
  )
    return hasPrice && (elsewhere > 0 || QUOTE.test(whole) || total) && language === 'en'
      ? 'other_trade'
      : cooling > 0 && hasPrice && language !== 'en'
        ? null
        : 'no_quote';
  if (/\bhot water\b/.test(whole) && !/\bsplit|ducted|air ?con|cooling/.test(whole)) return 'other_trade';
  if (!hasPrice && !(QUOTE.test(whole) && kw > 0)) return 'no_quote';
  return null;
}

/** An invoice says so at its top or asks to be paid; a quote may say when it will be invoiced. */
function isInvoice(lines: readonly QuoteLine[], whole: string): boolean {
  const title = lines.findIndex(({ low }) =>
    /^\W*(?:tax |pro ?forma |progress |final )?invoice\b(?! (?:will|is|after|on|within|upon|sent|issued|to be))|\binvoice\s*(?:no|number|#|date|:)|^\W*(?:receipt|statement of account)\b|\btax invoice\s*$/.test(
      low,
    ),
  );
  const quote = lines.findIndex(({ low }) =>
    /^\W*(?:quote|quotation|proposal|estimate)\b|^\W*\w+(?: \w+)? (?:quote|quotation)\s*$/.test(low),
  );
  const owes =
    /\bamount due\b|\bbalance due\b|\bplease pay\b|\bpayment (?:received|due)|\bpaid in full|\bdue date\b|\bamount paid\b|\bremittance/.test(
      whole,
    );
  return title >= 0 && (quote < 0 || title < quote || owes) && (title < 15 || owes);
}
