import type { Product } from '../catalogue/product.ts';
import type { Zone } from '../climate/zone.ts';
import { isAlike } from '../matching/comparable.ts';
import { MAX_STARS } from '../matching/derivedFacts.ts';
import { type Basis, differences } from '../matching/differences.ts';
import { judge } from '../matching/judge.ts';
import { type Model, productOf, shownSizes } from '../matching/models.ts';
import type { AskedJob } from '../matching/way.ts';
import { gainSentence } from './adviceText.ts';
import { ENERGY } from './english/energy.ts';
import { MATCHES } from './english/matches.ts';
import { WAYS } from './english/ways.ts';
import { modelReasons } from './modelFacts.ts';
import { type ReasonKind, relevant } from './reasonGroups.ts';
import { reasonText } from './reasonText.ts';
import { heatText, type ReasonLine } from './rowLines.ts';
import { placeText } from './wayText.ts';
import type { Words } from './words.ts';

/** A row is compared with this many systems at most: thousands would take long. */
const MAX_AROUND = 200;
/** A system is quieter or louder than most from this difference, dB(A). */
const MIN_DBA = 3;
const MIN_AROUND = 3;

/**
 * Everything that is missing, or otherwise what is open or costs extra, with the sizes that it holds for; then a gain over the model to
 * start with, which holds for each size that is shown.
 */
export function rowReasons(words: Words, model: Model, first: Model | null, basis: Basis): readonly ReasonLine[] {
  const against = modelReasons(words, model, basis.answers);
  const textsOf = (kind: ReasonKind): readonly ReasonLine[] =>
    against.filter((group) => group.kind === kind).flatMap(({ texts }) => texts.map((text) => ({ kind, text })));
  const unknown = relevant(judge(productOf(model), basis.answers)).find(({ verdict }) => verdict === 'unknown');
  const open = unknown ? [{ kind: unknown.verdict, text: reasonText(words, unknown) }] : textsOf('partly');
  const missing = textsOf('misses');
  const found = first ? differences([first], model, basis) : [];
  // Its own price, sound and stars say enough of its figures, also beside unlike sizes.
  const gain = found.find((one) => one.gain && !('amount' in one));
  return [
    ...(missing.length > 0 ? missing : open.slice(0, 1)),
    ...(gain ? [{ kind: 'fits' as const, text: gainSentence(words, gain) }] : []),
  ];
}

/** "small for a room this big" */
export function sizeWord(words: Words, size: 'below' | 'above', job: AskedJob): string {
  return words.of(WAYS)(`way.size.${size}`, { place: placeText(words, null, job) });
}

/**
 * Sound in words, then stars, or in a cold zone the heat: "Quieter outdoors than most its size · 4.5 of 10 stars for cooling". What isn't
 * known, or usual, is left out.
 */
export function rowFigures(words: Words, model: Model, products: readonly Product[], zone: Zone | null): string {
  const heat = zone === 'cold' && heatText(words, shownSizes(model));
  const figures = heat || (zone && stars(words, model, zone));
  return [soundText(words, model, products), figures].filter(Boolean).join(' · ');
}

function soundText(words: Words, model: Model, products: readonly Product[]): string | null {
  const sound = loudness(model, products);
  return sound && words.of(MATCHES)(`row.sound.${sound}`);
}

/** Compared with the systems of its kind and size; null if it is as most are, they are few, or its size is open. */
function loudness({ size }: Model, products: readonly Product[]): 'quiet' | 'loud' | null {
  const own = size?.outdoor_sound_power_dba ?? null;
  if (!size || own === null) return null;
  const around = products
    .filter((other) => other !== size && isAlike(other, size))
    .slice(0, MAX_AROUND)
    .flatMap(({ outdoor_sound_power_dba: dba }) => dba ?? []);
  if (around.length < MIN_AROUND) return null;
  const share = (passes: (dba: number) => boolean): boolean => 2 * around.filter(passes).length > around.length;
  if (share((dba) => dba - own >= MIN_DBA)) return 'quiet';
  return share((dba) => own - dba >= MIN_DBA) ? 'loud' : null;
}

/** Stars of a model whose sizes all have the same; otherwise null, since stars don't compare across sizes. */
function stars(words: Words, model: Model, zone: Zone): string | null {
  const figures = new Set(shownSizes(model).map((one) => one[`stars_cool_${zone}`]));
  const [count] = figures;
  if (figures.size !== 1 || count === null || count === undefined || count > MAX_STARS) return null;
  return words.of(MATCHES)('row.stars', { stars: words.of(ENERGY)('energy.stars', { count }) });
}
