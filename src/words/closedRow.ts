import type { Product } from '../catalogue/product.ts';
import type { Zone } from '../climate/zone.ts';
import { type Around, reasonKey } from '../matching/commonReasons.ts';
import { isAlike, nearest } from '../matching/comparable.ts';
import { yearlyKwh } from '../matching/derivedFacts.ts';
import { judge } from '../matching/judge.ts';
import type { Only } from '../matching/whereToStart.ts';
import type { Answers } from '../questionnaire/question.ts';
import { dollarsText } from './energyWords.ts';
import { ENERGY } from './english/energy.ts';
import { MATCHES } from './english/matches.ts';
import { outdoorNoise } from './productWords.ts';
import { type ReasonKind, reasonKind, relevant } from './reasonGroups.ts';
import { reasonText, sentence } from './reasonText.ts';
import { type ReasonLine, sizeVerdict } from './rowLines.ts';
import { onlyText } from './startText.ts';
import type { Words } from './words.ts';

const AGAINST: readonly ReasonKind[] = ['misses', 'unknown', 'partly'];
const MAX_LINES = 2;

/** What speaks against a system, for a closed row: everything it misses, then what is open or costs extra, while there is room. */
export function againstLines(words: Words, product: Product, answers: Answers): readonly ReasonLine[] {
  const judged = relevant(judge(product, answers));
  return AGAINST.flatMap((kind) => judged.filter((judgement) => reasonKind(judgement) === kind))
    .filter(({ verdict }, index) => verdict === 'misses' || index < MAX_LINES)
    .map((judgement) => ({ kind: judgement.verdict, text: reasonText(words, judgement) }));
}

/**
 * What speaks for each row, in one line: what only its system has, else a reason that at most half of those around share, the
 * rarest first. Two rows in a row never say the same. Empty for a row with something against it, and where nothing is left to say.
 */
export function rowLeads(
  words: Words,
  rows: readonly Product[],
  answers: Answers,
  { counts, total }: Around,
  only: (product: Product) => Only | null,
): readonly string[] {
  let above = '';
  return rows.map((product) => {
    const judged = relevant(judge(product, answers)).map((judgement) => ({
      judgement,
      kind: reasonKind(judgement),
      count: counts.get(reasonKey(judgement)) ?? total,
    }));
    const isClear = judged.every(({ kind }) => !AGAINST.includes(kind));
    const alone = isClear ? only(product) : null;
    const lines = [
      ...(alone ? [sentence(words, onlyText(words, product, alone))] : []),
      ...judged
        .filter(({ kind, count }) => kind === 'extra' || total === 1 || 2 * count <= total)
        .sort((a, b) => a.count - b.count)
        .map(({ judgement }) => reasonText(words, judgement)),
    ];
    above = (isClear && lines.find((line) => line !== above)) || '';
    return above;
  });
}

/** The figures of a row where there is one line for them: "69 dB(A) outdoors · $150 to $275 a year". Unknown ones are left out. */
export function rowFigures(words: Words, product: Product, zone: Zone | null, tariff: number | null): string {
  const { outdoor_sound_power_dba: power, outdoor_sound_pressure_dba: pressure } = product;
  const kwh = zone && yearlyKwh(product, zone);
  return [
    (power ?? pressure) === null ? '' : words.of(MATCHES)('row.noise', { figure: outdoorNoise(words, product) }),
    kwh === null ? '' : words.of(ENERGY)('energy.use', { kwh: dollarsText(words, kwh, tariff) }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The size of a row's family that is like another system, where the row's own isn't: with a price, and suiting the answers as well. */
export function sizeLike(
  sizes: readonly Product[],
  product: Product,
  other: Product,
  answers: Answers,
): Product | null {
  if (isAlike(product, other)) return null;
  const verdict = sizeVerdict(product, answers);
  const near = nearest(
    sizes.filter((size) => size.price_from_aud !== null && sizeVerdict(size, answers) === verdict),
    other,
  );
  return near && isAlike(near, other) ? near : null;
}
