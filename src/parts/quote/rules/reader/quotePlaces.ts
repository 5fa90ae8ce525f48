import type { QuoteLine } from './quoteLines.ts';
import type { Read } from './reading.ts';

export interface PlaceReading {
  readonly pipe: Read<number> | null;
  readonly cable: Read<number> | null;
  readonly storey: Read<'ground' | 'first' | 'higher'> | null;
  readonly route: Read<'back_to_back' | 'roof_space' | 'other'> | null;
  readonly outdoor: Read<'ground' | 'wall' | 'roof' | 'balcony'> | null;
}

const METRES =
  /(?<![\w.$/])(\d{1,3}(?:\.\d)?)\s?(?:m|mtrs?|metres?|meters?|mt|lm|lineal m\w*)\b(?!\s?(?:x|high|above|off|wide|\d|2|²))/g;
const PIPE = /pip(?:e|ing|es)|line ?set|copper|refrigerant|\brun\b|back[ -]to[ -]back|pair ?coil/g;
const CABLE = /cabl(?:e|ing)|circuit|switch ?board|meter ?box|wiring|sub ?main|electrical/g;

const STOREYS = [
  ['higher', /\b(?:third|3rd|fourth|4th|fifth|5th|\d{1,2}th) (?:floor|level)\b|\blevel (?:[2-9]|\d\d)\b/],
  [
    'first',
    /\b(?:first|1st|upper|top|2nd|second)[ -](?:floor|stor(?:e?y)|level)\b|\bupstairs\b|\blevel (?:1|one)\b|\bupper (?:roof|ceiling)/,
  ],
  ['ground', /\bground[ -]floor\b|\bdownstairs\b|\bsingle[ -]stor(?:e?y)\b|\bground level\b(?=.*indoor)/],
] as const;
const ROUTES = [
  ['back_to_back', /\bback[\s-]*(?:to|2)[\s-]*back\b|\bb2b\b|\bbtb\b/],
  [
    'roof_space',
    /\b(?:roof|ceiling)[ -]?(?:space|void|cavity)\b|\b(?:in|through|via|thru|into|over) (?:the )?(?:roof|ceiling)\b/,
  ],
  ['other', /\b(?:sub[ -]?floor|under (?:the )?(?:floor|house))\b/],
] as const;
const OUTDOORS = [
  ['balcony', /\bbalcony\b/],
  ['roof', /\broof (?:stand|mount\w*|frame)\b|\bon (?:the |a |your )?(?:\w+ )?roof\b/],
  [
    'wall',
    /\bwall[- ](?:mount\w* )?brackets?\b|\bbrackets? (?:on|to|off) (?:the |an? |your )?(?:\w+ )?wall\b|\b(?:wall|bracket)[- ]mounted (?:outdoor|condens)|\bon (?:a )?brackets? (?:round|at|on) (?:the )?side/,
  ],
  [
    'ground',
    /\b(?:slab|on (?:the )?ground|ground level|concrete|pavers?|(?:poly|plastic|condenser|mounting|rubber) (?:pad|feet|base)|on (?:a |the )?pad)\b/,
  ],
] as const;

export function readPlaces(lines: readonly QuoteLine[]): PlaceReading {
  const clauses = lines.flatMap(({ clauses }) => clauses);
  let pipe: Read<number> | null = null;
  let cable: Read<number> | null = null;
  for (const { low, from, line } of clauses) {
    for (const { 0: word, 1: metres, index } of low.matchAll(METRES)) {
      const read = { value: Number(metres), line, from: from + index, to: from + index + word.length };
      if (
        /(?:beyond|extra|additional|after|over|first floor|per|each additional|ceiling|height|every)\s*$/.test(
          low.slice(Math.max(0, index - 16), index),
        ) &&
        !/beyond/.test(low)
      )
        continue;
      const away = (what: RegExp): number =>
        Math.min(
          ...[...low.matchAll(what)].map(
            (one) => (one.index > index ? one.index - index - word.length : index - one.index - one[0].length) + 1,
          ),
          1000,
        );
      const [toPipe, toCable] = [away(PIPE), away(CABLE)];
      if (toCable + 12 < toPipe && toCable < 60) cable ??= read;
      else if (toPipe < 90 || (/up to $/.test(low.slice(0, index)) && /install/.test(low))) pipe ??= read;
    }
  }
  const isLeftOut = (words: string, at: number): boolean =>
    /\b(?:extra|exclud\w*|not incl\w*|if req\w*|optional|old|existing)\b/.test(
      words.slice(Math.max(0, at - 40), at + 60),
    );
  const find = <T extends string>(
    table: readonly (readonly [T, RegExp])[],
    suits: (low: string, at: number, is: T) => boolean,
  ): Read<T> | null => {
    const found = new Map<T, Read<T>>();
    for (const { low, from, line } of clauses)
      for (const [value, what] of table) {
        const match = what.exec(low);
        if (match && !found.has(value) && suits(low, match.index, value))
          found.set(value, { value, line, from: from + match.index, to: from + match.index + match[0].length });
      }
    const [first] = table.flatMap(([value]) => found.get(value) ?? []);
    return first ?? null;
  };
  const storey = find(
    STOREYS,
    (low, at) => !/\b(?:outdoor|condens\w*|old|existing|compressor)\b[^,;]{0,30}$/.test(low.slice(0, at)),
  );
  const isBoth =
    storey?.value === 'first' &&
    lines.some(({ low }) => /\bground[ -]floor\b|\bdownstairs\b/.test(low)) &&
    lines.some(({ low }) => /\bupstairs|first floor/.test(low));
  return {
    pipe,
    cable,
    storey: isBoth ? null : storey,
    route: find(ROUTES, (low, at, is) =>
      is === 'back_to_back'
        ? !/\bnot (?:a )?(?:standard )?$/.test(low.slice(0, at))
        : /pip|\brun\b|line ?set|route|refriger/.test(low) && !isLeftOut(low, at),
    ),
    outdoor: find(
      OUTDOORS,
      (low, at, is) =>
        !isLeftOut(low, at) &&
        (is === 'wall' ||
          /\b(?:roof stand|condenser pad)/.test(low) ||
          /outdoor|condens|compressor|outside unit|\bbracket|slab/.test(low)),
    ),
  };
}
