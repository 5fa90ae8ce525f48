import { CONTROLS, type Product } from '../catalogue/product.ts';
import type { Answers } from '../questionnaire/question.ts';
import { isAlike } from './alike.ts';
import { type Difference, gains, priceChange, sizeChange, soundChange } from './differences.ts';
import type { Matcher } from './matcher.ts';

/** A system that is like another, but better in one way that a person would notice. */
export interface Instead {
  readonly product: Product;
  readonly difference: Difference;
}

const MAX_OFFERED = 3;
/** What a person would notice. */
const MIN_LESS_DBA = 3;
const MIN_LESS_AUD = 100;
const MIN_LESS_SHARE = 0.05;

interface Way {
  /** How much better the second system is; 0 or less if nobody would notice. Both facts must be known. */
  gain(from: Product, to: Product): number;
  differenceTo(from: Product, to: Product): Difference | null;
}

const gained = (from: Product, to: Product) => CONTROLS.filter((control) => gains(from, to, control));

/** The ways of being better, in the order of the offers. */
const WAYS: readonly Way[] = [
  {
    gain(from, to) {
      const less = -(soundChange(from, to)?.dba ?? 0);
      return less >= MIN_LESS_DBA ? less : 0;
    },
    differenceTo(from, to) {
      const sound = soundChange(from, to);
      return sound && { id: 'sound', ...sound };
    },
  },
  {
    gain(from, to) {
      const less = -(priceChange(from, to) ?? 0);
      return less >= Math.max(MIN_LESS_AUD, MIN_LESS_SHARE * (from.price_from_aud ?? 0)) ? less : 0;
    },
    differenceTo(from, to) {
      const aud = priceChange(from, to);
      return aud === null ? null : { id: 'price', aud };
    },
  },
  {
    gain(from, to) {
      const change = sizeChange(from, to);
      const sides = change ? [change.width, change.height, change.depth] : [];
      return sides.every((side) => side <= 0) ? sides.reduce((sum, side) => sum - side, 0) : 0;
    },
    differenceTo(from, to) {
      const size = sizeChange(from, to);
      return size && { id: 'size', ...size };
    },
  },
  {
    gain: (from, to) => gained(from, to).length,
    differenceTo(from, to) {
      const [control] = gained(from, to);
      return control ? { id: 'control', control } : null;
    },
  },
];

/**
 * At most three systems to take instead, each another and each better in one way. All are alike to the system, shown for these
 * answers, and no worse in any must; of several, the one that gains most, then the best match.
 */
export function insteads(matcher: Matcher, answers: Answers, from: Product): readonly Instead[] {
  const others = matcher.noWorse(answers, from, (other) => other.id !== from.id && isAlike(from, other));
  const offered: Instead[] = [];
  for (const { gain, differenceTo } of WAYS) {
    const left = others.filter((other) => offered.every(({ product }) => product !== other));
    const most = Math.max(0, ...left.map((other) => gain(from, other)));
    const product = left.find((other) => most > 0 && gain(from, other) === most);
    const difference = product && differenceTo(from, product);
    if (product && difference) offered.push({ product, difference });
  }
  return offered.slice(0, MAX_OFFERED);
}
