import type { QuoteLine, Read } from './quoteLines.ts';
import type { QuotedGst } from './reading.ts';

/** What an amount is by the words beside it. `plain`, `price`, `total` and `final` may be the total, the surest last. */
export type AmountRole = (typeof ROLES)[number][0] | 'rebate' | 'deposit' | 'plain';

/** An amount of money as it is printed. */
export interface QuotedAmount extends Read<number> {
  readonly isNegative: boolean;
  /** The words before it that name it, in small letters. */
  readonly label: string;
  readonly role: AmountRole;
  readonly gst: QuotedGst;
  /** The other end of "$2,800 to $3,200". */
  readonly upTo: number | null;
}

const AMOUNT =
  /(?<![\w.,/#]|[a-z]-)(-)?((?:aud|a\$|au\$|\$)\s?)?(-)?(\d{1,3}(?:(?: ?[,.'] ?| )\d{3})+(?!\d)(?: ?[.,] ?\d{2}(?!\d))?|\d{1,7}(?: ?[.,] ?\d{1,2})?)(?!\d)(\s?k(?![a-z]))?(?![.,]?\d)(\s?(?:aud|dollars|bucks)\b)?/gi;
/** What makes a figure something else than dollars. */
const MEASURE =
  /^\s*(?:%|per ?cent|°|"|-?\s?(?:[mvalw]|[mck]m|m(?:e?t(?:re|er)?s|etre|t)|lm|kwh?|wat+s?|volts?|amps?|ph(?:ase)?|hp|btu|kg|m[2²]|sqm?|days?|weeks?|wks?|months?|years?|yrs?|hours?|hrs?|x|st|nd|rd|th|heads?|zones?|(?:bed)?rooms?|outlets?|units?|[ap]m)\b)|^\s*[/:-]\s?\d/;
/** Words that let a bare figure be dollars. */
const PRICED =
  /total|price|cost|quote|\bgst\b|deposit|balance|discount|rebate|incentive|all up|comes? to|for the lot|\binc\b/;
/** Before a figure that numbers something. */
const NUMBERED =
  /(?:\bno\.?|number|#|ref\w*|quote|job|invoice|proposal|a[bc]n|lic\w*|ph(?:one)?|mob\w*|fax|postcode|model|\b(?:nsw|vic|qld|wa|sa|tas|act|nt))[\s:.#]{0,9}$/;

const READ = new WeakMap<QuoteLine, readonly QuotedAmount[]>();

/** The amounts of a line; one without words of its own is named by the line before. */
export function amountsOf(line: QuoteLine, before = ''): readonly QuotedAmount[] {
  const amounts = READ.get(line) ?? (/\d/.test(line.low) ? readAmounts(line, before) : []);
  READ.set(line, amounts);
  return amounts;
}

function readAmounts(line: QuoteLine, above: string): readonly QuotedAmount[] {
  const { low } = line;
  const isPriced = PRICED.test(low);
  // "Qty 1  Unit price $2,909  Total $2,909" is one row of others.
  const isRow = /\bqty\b|\bunit price/.test(low);
  const found = [...low.matchAll(AMOUNT)].flatMap(
    ({ 0: whole, 1: minus, 2: sign, 3: minusToo, 4: number = '', 5: k, 6: dollars, index }) => {
      const lead = low.slice(Math.max(0, index - 40), index);
      const rest = low.slice(index + whole.length, index + whole.length + 40);
      const value = dollarsOf(number) * (k ? 1000 : 1);
      const isSure = Boolean(sign || dollars || k);
      if (!(sign || dollars)) {
        const isCell = /\s\s$|\t$/.test(lead);
        // "6 400" may be two figures of a table.
        const isSpaced = /^\d{1,3} \d{3}/.test(number) && !(isPriced && !/\d/.test(lead));
        const isBare = value >= 100 && (isPriced || isCell) && !NUMBERED.test(lead) && !/^20\d\d$/.test(number);
        const isDecimal = /[.,]\s?\d{2}$/.test(number) && (value >= 100 || isCell);
        if (isSpaced || MEASURE.test(rest) || !(k || isBare || isDecimal)) return [];
      }
      // "$2,800-$3,200": the dash belongs to neither.
      const isRange = /\d\s?$/.test(lead);
      const isNegative = (Boolean(minus ?? minusToo) && !isRange) || /^\s?(?:-|cr\b)\s*$/.test(rest);
      return [{ value, start: index, end: index + whole.trimEnd().length, isNegative, isSure }];
    },
  );
  return found.map(({ value, isNegative, start, end, isSure }, index) => {
    const next = found[index + 1];
    const between = low.slice(Math.max(found[index - 1]?.end ?? 0, start - 200), start);
    const first = found[0]?.start ?? start;
    // "Total (with GST of $281.82) $3,100.00"
    const row = low.slice(Math.max(0, first - 200), first).replace(/^\s*\)/.test(between) ? /\([^()]*$/ : /$/, '');
    const isNamed = /[a-z]{2}/.test(between.replace(/(?:plus|\+|inc\w*|ex\w*)?\.?\s?gst/, ''));
    const own = isNamed ? between : row + (/=\s*$/.exec(between) ?? '');
    const label = /\p{L}/u.test(own) ? own : above;
    const behind = low.slice(end, Math.min(next?.start ?? end + 80, end + 80));
    const isFrom =
      next &&
      (isSure || next.isSure) &&
      /^\s*(?:-|to|and|up to)\s*$/.test(behind) &&
      next.value > value &&
      next.value < value * 3;
    // Of the words between two amounts, those after the last comma name the second.
    const after = next
      ? behind.replace(
          /(?:[,;(]| -)[^,;(]*$|\b(?:deposit|balance|less|discount|plus|gst|total(?: cost| price| amount))\W*$/,
          '',
        )
      : behind;
    return {
      value,
      isNegative,
      line,
      from: line.from + start,
      to: line.from + end,
      label,
      role: roleOf(label.slice(-90).replace(isRow ? 'total' : '', ''), after, isNegative),
      gst: gstOf(label, behind),
      upTo: isFrom ? next.value : null,
    };
  });
}

/** "$3.290,00", "3 290", "3,290", "2.5" */
function dollarsOf(number: string): number {
  const [, whole = '', part] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(number.replace(/\s/g, '')) ?? [];
  return Number(`${whole.replace(/\D/g, '')}.${part ?? 0}`);
}

export const GST_OUT =
  /(?:\bexc?l?|excluding|exclusive of|before|plus|\+|without|net of|not inc\w*)\.?[-\s]*(?:the\s)?(?:10\s?%\s?)?gst\b|gst\s?(?:is\s)?(?:excl\w*|extra|not inc\w*|to be added|on top|additional)/;
export const GST_IN =
  /\b(?:inc\w*|with|after)\.?\s*(?:(?!plus|ex|not|\+)[\w&,%]+\s+){0,3}gst\b|gst[\s:-]*(?:is\s)?in(?:c\w*)?\b|tax inc\w*/;

function gstOf(label: string, after: string): QuotedGst {
  const beside = after.slice(0, 40);
  if (GST_OUT.test(beside.split(/[;.](?:\s|$)/)[0] ?? '')) return 'out';
  if (GST_IN.test(beside) || /^[\s,(]*inc(?:l|\.|\b)/.test(beside)) return 'in';
  const near = label.slice(-60);
  return GST_OUT.test(near) ? 'out' : GST_IN.test(near) ? 'in' : null;
}

/** "GST", "Total GST 10%", "includes GST of": the tax, not a sum with it. */
const TAX =
  /(?<!\b(?:inc\w*|with|after|plus|ex\w*|before|not)\.?[\s,&%\w]{0,20})\bgst\b(?!\s*(?:inc|ex))[\s\w@%(.]{0,16}[\W]*$|\bgst (?:of|amount|component|content)\W*$|^\W*(?:plus|\+|add|inc\w*)\s+gst\b[\s\d%]*\W*$|^\W*tax\W*$/;
const REBATE =
  /rebate|incentive|\bveu\b|\bveecs?\b|\bess\b|\bescs?\b|\bpdrs\b|\bstcs?\b|\bprcs?\b|energy (?:savings?|upgrades?) |government|cash ?back/;
const TOTAL =
  /\btotal|lump sum|contract (?:price|sum)|\ball[- ]up\b|quoted? (?:price|amount|value)|\bthe lot\b|investment/;
const FINAL =
  /you(?:'ll| will)? pay|out of pocket|(?:total|amount|price|cost) (?:payable|after|to pay|due)|after (?:the |your |all )?(?:\w+ )?(?:rebate|discount|incentive)s?|(?:special|final|revised|accepted|amended|updated|new|agreed) (?:\w+ )?(?:price|total|quote|cost|amount)|\bnow (?:only )?\W*$|grand total|pay only/;
const PER =
  '(?:each|ea\\b)|(?:per|a|an|/|p)[\\s/]*(?:lineal |extra |additional )?(?:m\\b|met(?:re|er)s?|lm\\b|weeks?|wk|w\\b|months?|fortnight|hours?|hr|rooms?|units?|systems?|splits?|heads?|points?|zones?|outlets?|days?|visits?|windows?|sq)';
const behind = (words: string): RegExp =>
  new RegExp(`^[\\s(]*(?:(?:inc\\w*|ex\\w*|plus|\\+)\\.?\\s?gst\\)?)?[\\s,]*(?:${words})`);

/** Roles by the words before and behind an amount, the first that fits. Of the last, a total's words go before them. */
const ROLES = [
  ['each', /\b(?:each|ea|per (?:metre|meter|m|unit|room|week|month|hour|head))\W*$/, behind(PER)],
  ['gst', TAX, /^\s*(?:gst\b(?!\s*(?:inc|excl))|(?:is|of which is|being) gst)/],
  [
    'was',
    /\bwas\b(?! charged)|\brrp\b|normal(?:ly)?|usual(?:ly)?|list price|retail|before (?:the |any |state |government |veu )?(?:\w+ )?(?:rebate|incentive|discount|promo)|original|instead of|down from|old price|previous|earlier|full price|regular/,
    null,
  ],
  [
    'other',
    /balance(?! due)|progress|instal?ments?\b|weekly|fortnight|monthly|repay|finance|interest|credit|limit|\bexcess\b|insur|liabil|warranty|call[- ]?out|hourly|labour rate|\bfees?\b|(?:first|second|stage) payment|payments? of|on (?:completion|delivery|signing|booking)|holding|valued|worth|licen[cs]e|\ba[bc]n\b|unit (?:price|cost)|\brate\b|budget|stage \d|claim \d|cancel|rough[- ]in|fit ?off/,
    behind(
      'balance|now and|on (?:completion|delivery|the day)|when |upon|credit|cap\\b|limit|excess|in public|public liab|rrp',
    ),
  ],
  [
    'extra',
    /\bextra|\badd\b|additional|optional|add-on|upgrade (?:to|for)|if (?:required|needed|requested|wanted|you)|on top|\banother\b|surcharge|not included|exclud|variation|beyond|over \d|more than|\bfrom\W*$/,
    behind('extra|more|additional|on top|if (?:required|needed|you)'),
  ],
  [
    'discount',
    /discount|\bless\b|\bsav(?:e|ings?)\b|\bpromo|voucher|loyalty|mates.? rates|special offer|price match|\bknock/,
    /^\s*(?:off\b|discount)/,
  ],
  ['sub', /sub[\s-]*tot|^\W*net\b|\bnet total/, null],
  ['final', FINAL, null],
  ['total', TOTAL, /^[\s,]*(?:in )?(?:total|all[- ]up|the lot|for the lot|all in\b)/],
  [
    'price',
    /\bprice\b|\bcost\b|comes? to|quote[ds]?\b|quotation|estimate|\bcan do\b|\bdo it\b|\bfor\W{0,3}$|amount|\bcharge\b|will be|would be|=\W*$/,
    null,
  ],
] as const;

function roleOf(label: string, after: string, isNegative: boolean): AmountRole {
  const near = label.split(/(?<!\b(?:inc|incl|ex|excl))[.;!?]\s|\((?=less\b)/).at(-1) ?? label;
  if (/^[\s,]*to pay\b/.test(after)) return 'final';
  const isLess = isNegative || /^\W*less\b/.test(near);
  const isAfter = /(?:after|before|inc\w*|with|less) (?:the |all |any |your )?[^$]*(?:rebate|incentive|discount)/.test(
    near,
  );
  const isRebate =
    (REBATE.test(near) && (isLess || !isAfter)) ||
    /^[\s(]*(?:\w+ )?(?:rebate|incentive|cash ?back)/.test(after) ||
    (/\bless\b/.test(near) && REBATE.test(after.slice(0, 25)));
  if (isRebate) return 'rebate';
  if ((/deposit|up ?front|down ?payment/.test(near) && !/after|total|without/.test(near)) || DEPOSIT.test(after))
    return 'deposit';
  if (isLess) return 'discount';
  const isTotal = TOTAL.test(near) || FINAL.test(near);
  for (const [role, before, next] of ROLES) {
    const isOver =
      isTotal &&
      (role === 'extra' ||
        role === 'discount' ||
        (role === 'other' && !/balance|repay|interest|credit|limit|payments?\b/.test(near)));
    if (!isOver && (before.test(near) || next?.test(after))) return role;
  }
  return GST_IN.test(after.slice(0, 30)) || GST_OUT.test(after.slice(0, 30)) ? 'price' : 'plain';
}
const DEPOSIT = behind('(?:\\w+ )?deposit|up ?front|to (?:secure|book|lock|hold)|down\\b|on acceptance');
