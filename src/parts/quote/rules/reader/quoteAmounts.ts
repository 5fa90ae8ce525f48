import type { QuoteLine } from './quoteLines.ts';
import type { QuotedGst } from './reading.ts';

/** What an amount is by the words beside it. The last four may be the total, the surest last. */
export type AmountRole =
  | 'gst'
  | 'other'
  | 'each'
  | 'extra'
  | 'was'
  | 'discount'
  | 'rebate'
  | 'deposit'
  | 'sub'
  | 'plain'
  | 'price'
  | 'total'
  | 'final';

/** An amount of money as it is printed. */
export interface QuotedAmount {
  readonly value: number;
  readonly isNegative: boolean;
  readonly line: QuoteLine;
  /** In the text. */
  readonly from: number;
  readonly to: number;
  /** The words before it that name it, in small letters. */
  readonly label: string;
  readonly role: AmountRole;
  readonly gst: QuotedGst;
  /** The other end of "$2,800 to $3,200". */
  readonly upTo: number | null;
}

const NUMBER = String.raw`\d{1,3}(?: , \d{3})+(?:\s?\.\s?\d{2})?|\d{1,3}(?:([,.'])\d{3})(?:\1\d{3})*(?:\s?[.,]\s?\d{2})?|\d{1,3}(?: \d{3})+(?:[.,]\d{2})?|\d{1,7}(?:\s?[.,]\s?\d{1,2})?`;
const AMOUNT = new RegExp(
  String.raw`(?<![\w.,/#]|[A-Za-z]-)(-|\(\s?)?((?:aud|a\$|au\$|\$)\s*)?(-\s?)?(${NUMBER})(?![\d])(\s*k(?![a-z]))?(?![.,]?\d)(\s*(?:aud|dollars|bucks)\b)?`,
  'gi',
);
/** What makes a figure something else than dollars. */
const MEASURE =
  /^\s*(?:%|per ?cent|°|"|-?\s?(?:m|mm|cm|mtrs?|metres?|meters?|lm|kw|kwh|w|watts?|v|volts?|a|amps?|ph|phase|l|hp|btu|db|kg|m2|m²|sqm|sq|days?|weeks?|wks?|months?|years?|yrs?|hours?|hrs?|x|st|nd|rd|th|heads?|zones?|rooms?|bedrooms?|outlets?|units?|pm|am)\b)|^\s*[/:-]\s?\d/i;
/** Words that let a bare figure be dollars. */
const PRICED =
  /total|price|cost|quote|\bgst\b|deposit|balance|discount|rebate|incentive|all up|comes? to|for the lot|\binc\b/;

/** The amounts of each line that was read. */
const READ = new WeakMap<QuoteLine, readonly QuotedAmount[]>();

/** The amounts of a line; one without words of its own is named by the line before. */
export function amountsOf(line: QuoteLine, before = ''): readonly QuotedAmount[] {
  const amounts = READ.get(line) ?? (/\d/.test(line.low) ? readAmounts(line, before) : []);
  READ.set(line, amounts);
  return amounts;
}

function readAmounts(line: QuoteLine, before: string): readonly QuotedAmount[] {
  const { plain, low } = line;
  const isPriced = PRICED.test(low);
  const found = [...plain.matchAll(AMOUNT)].flatMap((match) => {
    const [whole, minus = '', sign, minusToo = '', number = '', , k, dollars] = match;
    const lead = low.slice(Math.max(0, match.index - 40), match.index);
    const end = match.index + whole.trimEnd().length;
    const rest = low.slice(match.index + whole.length, match.index + whole.length + 40);
    const value = dollarsOf(number) * (k ? 1000 : 1);
    if (!(sign || dollars)) {
      const isCell = /(?:[ \t]{2}|\t)$/.test(lead);
      // "6 400" may be two figures of a table.
      const isSpaced = /^\d{1,3} \d{3}/.test(number) && !(isPriced && !/\d/.test(lead));
      const isBare = value >= 100 && (isPriced || isCell) && !NUMBERED.test(lead) && !/^20\d\d$/.test(number);
      const isDecimal = /[.,]\s?\d{2}$/.test(number) && (value >= 100 || isCell);
      if (isSpaced || MEASURE.test(rest) || !(k || isBare || isDecimal)) return [];
    }
    const isBracketed = minus.startsWith('(');
    const isNegative =
      minus + minusToo === '-' || (isBracketed && /^\s?\)/.test(rest)) || /^\s?(?:-|cr\b)\s*$/.test(rest);
    // "$2,800-$3,200": the dash belongs to neither.
    const isRange = minus === '-' && /\d\s*$/.test(lead);
    const start = match.index + (isBracketed && !isNegative ? minus.length : 0);
    return [{ value, start, end, isNegative: isNegative && !isRange, isSure: Boolean(sign || dollars || k) }];
  });
  return found.map(({ value, isNegative, start, end, isSure }, index) => {
    const next = found[index + 1];
    const between = low.slice(Math.max(found[index - 1]?.end ?? 0, start - 200), start);
    // "Total (with GST of $281.82) $3,100.00"
    const row = low
      .slice(Math.max(0, (found[0]?.start ?? start) - 200), found[0]?.start ?? start)
      .replace(/^\s*\)/.test(between) ? /\([^()]*$/ : /$/, '');
    const own = /[a-z]{2}/.test(between.replace(/(?:plus|\+|inc\w*|ex\w*)?\.?\s*gst/, '')) ? between : row;
    const label = /\p{L}/u.test(own) ? own : before;
    const behind = low.slice(end, Math.min(next?.start ?? end + 80, end + 80));
    const upTo =
      next &&
      (isSure || next.isSure) &&
      /^\s*(?:-|to|and|up to)\s*$/.test(behind) &&
      next.value > value &&
      next.value < value * 3;
    // Of the words between two amounts, those after the last comma name the second.
    const after = next
      ? behind.replace(/(?:[,;(]| -)[^,;(]*$|\b(?:deposit|balance|less|discount|plus|gst)\W*$/, '')
      : behind;
    return {
      value,
      isNegative,
      line,
      from: line.from + start,
      to: line.from + end,
      label,
      role: roleOf(label.slice(-90), after, isNegative),
      gst: gstOf(label, behind),
      upTo: upTo ? next.value : null,
    };
  });
}

/** Before a figure that numbers something. */
const NUMBERED =
  /(?:\bno\.?|number|#|ref\w*|quote|job|invoice|proposal|abn|acn|lic\w*|phone|ph|mob\w*|fax|postcode|model|\b(?:nsw|vic|qld|wa|sa|tas|act|nt))[\s:.#]*$/;

/** "$3.290,00", "3 290", "3,290", "2.5" */
function dollarsOf(number: string): number {
  const compact = number.replace(/\s/g, '');
  const [, whole = '', part = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(compact) ?? [];
  return Number(`${whole.replace(/\D/g, '')}.${part || 0}`);
}

export function gstOf(label: string, after: string): QuotedGst {
  if (GST_OUT.test(after.slice(0, 40).split(/[;.](?:\s|$)/)[0] ?? '')) return 'out';
  if (GST_IN.test(after.slice(0, 40)) || /^[\s,(]*inc(?:l|\.|\b)/.test(after)) return 'in';
  const near = label.slice(-60);
  return GST_OUT.test(near) ? 'out' : GST_IN.test(near) ? 'in' : null;
}

export const GST_OUT =
  /(?:\bex|\bexcl|excluding|exclusive of|before|plus|\+|without|net of|not inc\w*|exc)\.?[-\s]*(?:the\s)?(?:10\s?%\s*)?gst\b|gst\s*(?:is\s)?(?:excl\w*|extra|not inc\w*|to be added|on top|additional)/;
export const GST_IN =
  /\b(?:inc\w*|with|after)\.?\s*(?:(?!plus|ex|not|\+)[\w&,%]+\s+){0,3}gst\b|gst[\s-]*(?:is\s)?(?:incl\w*|inc\b)|tax inc\w*/;

const REBATE =
  /rebate|incentive|\bveu\b|\bveecs?\b|\bess\b|\bescs?\b|\bpdrs\b|\bstcs?\b|\bprcs?\b|energy (?:savings?|upgrades?) |government|cash ?back/;
const DISCOUNT = /discount|\bless\b|\bsav(?:e|ings?)\b|\bpromo|voucher|loyalty|mates.? rates|special offer|price match/;
const OTHER =
  /balance|progress|instal?ments?\b|weekly|fortnight|monthly|repay|finance|interest|credit|limit|\bexcess\b|insur|liabil|warranty|surcharge|call[- ]?out|hourly|labour rate|\bfees?\b|(?:first|final|second|stage) payment|payments? of|on (?:completion|delivery|acceptance|signing|booking)|when (?:finished|complete)|holding|valued|worth|licen[cs]e|\babn\b|\brate\b|unit price|unit cost|at \$?$|was charged|budget|stage \d|claim \d|cancel/;
const WAS =
  /\bwas\b|\brrp\b|normal(?:ly)?|usual(?:ly)?|list price|retail|before (?:the |any |state |government |veu )?(?:\w+ )?(?:rebate|incentive|discount|promo)|original|instead of|down from|old price|previous|earlier|full price|regular/;
const EXTRA =
  /\bextra|\badd\b|add(?:itional)?\b|optional|add-on|upgrade (?:to|for)|if (?:required|needed|requested|wanted|you)|on top|\banother\b|surcharge|not included|exclud|variation|beyond|over \d|more than/;
const FINAL =
  /you(?:'ll| will)? pay|out of pocket|(?:total|amount|price|cost) (?:payable|after|to pay|due|you pay)|after (?:the |your |all )?(?:\w+ )?(?:rebate|discount|incentive)s?|net (?:price|cost) after|(?:special|final|revised|accepted|amended|updated|new|agreed) (?:\w+ )?(?:price|total|quote|cost|amount)|now (?:only )?\W*$|grand total|pay only/;
const TOTAL =
  /\btotal|lump sum|contract (?:price|sum)|all[- ]up|quoted? (?:price|amount|value)|\bthe lot\b|investment|totall?ing/;
const PRICE =
  /\bprice\b|\bcost\b|comes? to|quote[ds]?\b|quotation|estimate|\bcan do\b|\bdo it\b|\bfor\W{0,3}$|amount|\bcharge\b|will be|would be|=\W*$/;
const PER =
  /^[\s(]*(?:\(?(?:inc\w*|ex\w*|plus|\+)\.?\s*gst\)?)?[\s,]*(?:(?:each|ea\b)|(?:per|a|an|\/|p)[\s/]*(?:lineal |extra |additional )?(?:m\b|metres?|meters?|lm\b|weeks?|wk|w\b|months?|fortnight|hours?|hr|rooms?|units?|systems?|splits?|heads?|points?|zones?|outlets?|days?|visits?|items?|windows?|sq))/;
const AFTER_OTHER =
  /^[\s(]*(?:\(?inc\w*\.? gst\)?)?[\s,]*(?:balance|now and|on (?:completion|delivery|the day)|when |upon|credit|cap\b|limit|excess|in public|public liab|rrp)/;
const AFTER_DEPOSIT =
  /^[\s(]*(?:\(?inc\w*\.? gst\)?)?[\s,]*(?:(?:\w+ )?deposit|up ?front|to (?:secure|book|lock|hold)|down\b|on acceptance)/;
const AFTER_EXTRA =
  /^[\s(]*(?:\(?(?:inc\w*|plus)\.? gst\)?)?[\s,]*(?:extra|more|additional|on top|if (?:required|needed|you))/;

function roleOf(label: string, after: string, isNegative: boolean): AmountRole {
  const near = label.split(/(?<!\b(?:inc|incl|ex|excl))[.;!?]\s/).at(-1) ?? label;
  if (/^[\s,]*to pay\b/.test(after)) return 'final';
  if (
    (REBATE.test(near) &&
      !/(?:after|before|inc\w*|with|less) (?:the |all |any |your )?[^$]*(?:rebate|incentive|discount)/.test(near)) ||
    /^[\s(]*(?:\w+ )?(?:rebate|incentive|cash ?back)/.test(after)
  )
    return 'rebate';
  if (REBATE.test(after.slice(0, 25)) && /\bless\b/.test(near)) return 'rebate';
  if (/deposit/.test(near) && !/after|total|without/.test(near)) return 'deposit';
  if (isNegative) return REBATE.test(near) ? 'rebate' : 'discount';
  if (/^\W*less\b/.test(near)) return REBATE.test(near) ? 'rebate' : 'discount';
  if (/deposit|up ?front|down ?payment/.test(near) || AFTER_DEPOSIT.test(after)) return 'deposit';
  if (PER.test(after) || /\b(?:each|ea|per (?:metre|meter|m|unit|room|week|month|hour|head))\W*$/.test(near))
    return 'each';
  if (
    (isGst(near) && !GST_IN.test(after.slice(0, 20))) ||
    /^\s*(?:gst\b(?!\s*(?:inc|excl))|(?:is|of which is|being) gst)/.test(after)
  )
    return 'gst';
  if (WAS.test(near) && !/now[^$]*$/.test(near)) return 'was';
  const isTotal = TOTAL.test(near) || FINAL.test(near);
  const isOther =
    OTHER.test(near) && !(/\btotal\b/.test(near) && !/balance|repay|interest|credit|limit|payments?\b/.test(near));
  if (isOther || AFTER_OTHER.test(after)) return 'other';
  if (!isTotal && (EXTRA.test(near) || AFTER_EXTRA.test(after))) return 'extra';
  if (!isTotal && (DISCOUNT.test(near) || /^\s*(?:off\b|discount)/.test(after))) return 'discount';
  if (/sub[\s-]*tot/.test(near) || /^\W*net\b|\bnet total/.test(near)) return 'sub';
  if (FINAL.test(near)) return 'final';
  if (isTotal || /^[\s,]*(?:in )?(?:total|all[- ]up|the lot|for the lot|all in\b)/.test(after)) return 'total';
  return PRICE.test(near) || GST_IN.test(after.slice(0, 30)) || GST_OUT.test(after.slice(0, 30)) ? 'price' : 'plain';
}

/** "GST", "Total GST 10%", "includes GST of": the tax, not a sum with it. */
function isGst(near: string): boolean {
  const tail =
    /\bgst\b\W*(?:10\s?%?|of|amount|component|content|\(10\s?%\)|at|is|payable|tax|@|\d{1,2}\s?%)?[\W]*(?:10\s?%)?\W*$/.exec(
      near,
    );
  if (!tail) return /\btax\W*$/.test(near) && !TOTAL.test(near);
  if (/\bof\W*$|amount|component|content/.test(tail[0])) return true;
  return !(GST_IN.test(near) || GST_OUT.test(near)) || /^\W*(?:plus|\+|add|inc\w*|includes?)\s+gst\W*$/.test(near);
}
