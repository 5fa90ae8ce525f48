import type { Product } from '../catalogue/product.ts';
import type { Zone } from '../climate/zone.ts';
import { isAlike } from '../matching/comparable.ts';
import { MAX_STARS } from '../matching/derivedFacts.ts';
import { type Basis, type Difference, differences } from '../matching/differences.ts';
import { judge } from '../matching/judge.ts';
import { type Model, productOf, shownSizes } from '../matching/models.ts';
import { type LikelySize, sizeFit } from '../matching/size.ts';
import { otherText, reasonThan } from './adviceText.ts';
import { ENERGY } from './english/energy.ts';
import { MATCHES } from './english/matches.ts';
import { figureRange } from './modelWords.ts';
import { type ReasonKind, reasonKind, relevant } from './reasonGroups.ts';
import { reasonText } from './reasonText.ts';
import type { ReasonLine } from './rowLines.ts';
import type { Words } from './words.ts';

const AGAINST: readonly ReasonKind[] = ['misses', 'unknown', 'partly'];
/** A row is compared with this many systems at most: thousands would take long. */
const MAX_AROUND = 200;
/** A system is quieter or louder than most from this difference, dB(A). */
const MIN_DBA = 3;
const MIN_AROUND = 3;

/** One reason against a model and one for it: its shortfall or open point, then its difference from the system to start with. */
export function rowReasons(words: Words, model: Model, first: Model | null, basis: Basis): readonly ReasonLine[] {
  const judged = relevant(judge(productOf(model), basis.answers));
  const open = AGAINST.flatMap((kind) => judged.filter((judgement) => reasonKind(judgement) === kind));
  const found = first && first.family !== model.family ? differences([first], model, basis) : [];
  const gain = found.find((one) => one.gain);
  const cost = found.find((one) => !one.gain);
  const against = open[0] ? reasonText(words, open[0]) : first && cost ? thanText(words, model, first, cost) : '';
  return [
    ...(against ? [{ kind: open[0]?.verdict ?? ('partly' as const), text: against }] : []),
    ...(first && gain ? [{ kind: 'fits' as const, text: thanText(words, model, first, gain) }] : []),
  ];
}

function thanText(words: Words, model: Model, first: Model, difference: Difference): string {
  const other = otherText(words, model, first, [difference]);
  return reasonThan(words, difference, other);
}

/** "Small for a room this big, by the rules of thumb."; null for a size that is near the likely one, or open. */
export function sizeNote(words: Words, { size }: Model, likely: LikelySize | null): string | null {
  const fit = size && sizeFit(size, likely);
  return fit === 'small' || fit === 'large' ? words.of(MATCHES)(`size.${fit}`) : null;
}

/** Sound in words first, then stars: "Quieter than most its size, 58 dB(A) · 4.5 of 10 stars for cooling". Unknown ones are left out. */
export function rowFigures(words: Words, model: Model, products: readonly Product[], zone: Zone | null): string {
  const starsOf = zone && stars(words, model, zone);
  return [soundText(words, model, products), starsOf].filter(Boolean).join(' · ');
}

function soundText(words: Words, model: Model, products: readonly Product[]): string | null {
  const say = words.of(MATCHES);
  const figure = figureRange(words, model, (one) => one.outdoor_sound_power_dba, 'dB(A)');
  if (figure === null) {
    const pressure = figureRange(words, model, (one) => one.outdoor_sound_pressure_dba, 'dB(A)');
    return pressure && say('row.pressure', { figure: pressure });
  }
  return say(`row.sound.${loudness(model, products)}`, { figure });
}

/** Compared with the systems of its kind and size; `usual` if they are few, or its size is open. */
function loudness({ size }: Model, products: readonly Product[]): 'quiet' | 'usual' | 'loud' {
  const own = size?.outdoor_sound_power_dba ?? null;
  if (!size || own === null) return 'usual';
  const around = products
    .filter((other) => other !== size && isAlike(other, size))
    .slice(0, MAX_AROUND)
    .flatMap(({ outdoor_sound_power_dba: dba }) => dba ?? []);
  if (around.length < MIN_AROUND) return 'usual';
  const share = (passes: (dba: number) => boolean): boolean => 2 * around.filter(passes).length > around.length;
  if (share((dba) => dba - own >= MIN_DBA)) return 'quiet';
  return share((dba) => own - dba >= MIN_DBA) ? 'loud' : 'usual';
}

/** Stars of a model whose sizes all have the same; otherwise null, since stars don't compare across sizes. */
function stars(words: Words, model: Model, zone: Zone): string | null {
  const figures = new Set(shownSizes(model).map((one) => one[`stars_cool_${zone}`]));
  const [count] = figures;
  if (figures.size !== 1 || count === null || count === undefined || count > MAX_STARS) return null;
  return words.of(MATCHES)('row.stars', { stars: words.of(ENERGY)('energy.stars', { count }) });
}
