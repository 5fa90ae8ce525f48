import { type QuoteLine, type Read, readAt } from './quoteLines.ts';
import type { ReadQuote } from './reading.ts';

type Places = Pick<ReadQuote, 'pipe_m' | 'cable_m' | 'storey' | 'route' | 'outdoor'>;
export type PlaceReading = { readonly [Key in keyof Places]: Read<NonNullable<Places[Key]>> | null };

const METRES =
  /(?<![\w.$/])(\d{1,3}(?:\.\d)?)\s{0,3}(?:m|mtrs?|metres?|meters?|mt|lm|lineal m\w*)\b(?!\s?(?:x|high|above|off|wide|\d|2|²))/g;
const MORE = /(?:beyond|extra|additional|after|over|first floor|within|per|ceiling|height|every)\s*$/;
const PIPE = /pip(?:e|ing)|line ?set|copper|refrigerant|\brun\b|back[ -]to[ -]back|pair ?coil/g;
const CABLE = /cabl|circuit|switch ?board|meter ?box|wiring|sub ?main|electrical/g;

/** Words for a place, and those that have to stand in the same clause; the first of each that fits wins. */
const STOREY = [
  ['higher', /\b(?:third|3rd|fourth|4th|fifth|5th|\d{1,2}th) (?:floor|level)\b|\blevel (?:[2-9]|\d\d)\b/, /./],
  [
    'first',
    /\b(?:first|1st|upper|top|2nd|second)[ -](?:floor|stor(?:e?y)|level)\b|\bupstairs\b|\blevel (?:1|one)\b|\bupper (?:roof|ceiling)/,
    /./,
  ],
  ['ground', /\bground[ -]floor\b|\bdownstairs\b|\bsingle[ -]stor(?:e?y)\b|\bground level\b(?=.*indoor)/, /./],
] as const;
const RUN = /pip|\brun\b|line ?set|route|refriger/;
const ROUTE = [
  ['back_to_back', /(?<!\bnot (?:a )?(?:standard )?)(?:\bback[\s-]*(?:to|2)[\s-]*back\b|\bb2b\b|\bbtb\b)/, /./],
  [
    'roof_space',
    /\b(?:roof|ceiling)[ -]?(?:space|void|cavity)\b|\b(?:in|through|via|thru|into|over) (?:the )?(?:roof|ceiling)\b/,
    RUN,
  ],
  ['other', /\bsub[ -]?floor|\bunder (?:the )?(?:floor|house)\b/, RUN],
] as const;
const UNIT = /outdoor|condens|compressor|outside unit|\bbracket|slab/;
const OUTDOOR = [
  ['balcony', /\bbalcony\b/, UNIT],
  ['roof', /\broof (?:stand|mount\w*|frame)\b|\bon (?:the |a |your )?(?:\w+ )?roof\b/, /outdoor|condens|roof stand/],
  [
    'wall',
    /\bwall[- ](?:mount\w* )?brackets?\b|\bbrackets? (?:on|to|off) (?:the |an? |your )?(?:\w+ )?wall\b|\b(?:wall|bracket)[- ]mounted (?:outdoor|condens)/,
    /./,
  ],
  [
    'ground',
    /\b(?:slab|on (?:the )?ground|ground level|concrete|pavers?|(?:poly|plastic|condenser|mounting|rubber) (?:pad|feet|base)|on (?:a |the )?pad)\b/,
    UNIT,
  ],
] as const;

export function readPlaces(lines: readonly QuoteLine[]): PlaceReading {
  const clauses = lines.flatMap((line) => line.clauses);
  let pipe: Read<number> | null = null;
  let cable: Read<number> | null = null;
  for (const clause of clauses)
    for (const { 0: word, 1: metres, index } of clause.low.matchAll(METRES)) {
      const { low } = clause;
      const before = low.slice(0, index);
      if (MORE.test(before.slice(-16)) && !/beyond/.test(low)) continue;
      const read = readAt(clause, Number(metres), index, word.length);
      const away = (what: RegExp): number =>
        Math.min(
          ...[...low.matchAll(what)].map((one) =>
            Math.max(one.index - index - word.length, index - one.index - one[0].length),
          ),
          1000,
        );
      const [toPipe, toCable] = [away(PIPE), away(CABLE)];
      if (toCable + 12 < toPipe && toCable < 60) cable ??= read;
      else if (toPipe < 90 || (/up to $/.test(before) && /install/.test(low))) pipe ??= read;
    }
  const find = <T extends string>(
    table: readonly (readonly [T, RegExp, RegExp])[],
    notBefore: RegExp,
    notAfter: RegExp,
  ): Read<T> | null => {
    for (const [value, what, beside] of table)
      for (const clause of clauses) {
        const { low } = clause;
        const match = what.exec(low);
        if (!match || !beside.test(low)) continue;
        const { 0: word, index } = match;
        const before = low.slice(Math.max(0, index - 40), index);
        if (!notBefore.test(before) && !notAfter.test(low.slice(index, index + word.length + 40)))
          return readAt(clause, value, index, word.length);
      }
    return null;
  };
  const storey = find(STOREY, /\b(?:outdoor|condens\w*|old|existing|compressor)\b[^,;]{0,30}$/, /^$/);
  const isBoth = storey?.value === 'first' && lines.some(({ low }) => /\bground[ -]floor\b|\bdownstairs\b/.test(low));
  const out = /\b(?:extra|upgrade|exclud\w*|not incl\w*|if req\w*|optional|old|existing)\b/;
  return {
    pipe_m: pipe,
    cable_m: cable,
    storey: isBoth ? null : storey,
    route: find(ROUTE, out, out),
    outdoor: find(OUTDOOR, out, out),
  };
}
