import { BLACK, type Color, contrast, mix, over, WHITE } from './color.ts';
import { PAIRS, type Pair } from './pairs.ts';
import { TOKENS, type Token } from './tokens.ts';

export type Colors = Readonly<Record<Token, Color>>;

/** A pair with too little contrast, in the page's colours. */
export interface ColorFinding extends Pair {
  readonly ratio: number;
}

export interface Correction {
  readonly findings: readonly ColorFinding[];
  /** Replacements for the tokens that had to change. */
  readonly corrected: Readonly<Partial<Record<Token, Color>>>;
}

/**
 * Changes the page's colours as little as possible until every pair has its minimum contrast. The paper stays; the tint
 * moves towards it only as far as the ink requires; the others move towards black or white.
 * @param base the colour behind a transparent paper
 */
export function correctColors(given: Colors, base: Color): Correction {
  const seen = asSeen(given, base);
  const findings = PAIRS.map((pair) => ({ ...pair, ratio: contrast(seen[pair.front], seen[pair.back]) })).filter(
    ({ ratio, least }) => ratio < least,
  );
  if (findings.length === 0) return { findings, corrected: {} };

  const now = { ...seen };
  now.ink = readable('ink', now, ['paper']);
  const inkOnTint = PAIRS.find(({ front, back }) => front === 'ink' && back === 'tint')?.least ?? 1;
  // Colours on both paper and tint need a common direction: towards black, or towards white.
  const direction = contrast(BLACK, now.paper) > contrast(WHITE, now.paper) ? BLACK : WHITE;
  now.tint = nearest(now.tint, now.paper, (tint) =>
    [now.ink, direction].every((color) => contrast(color, tint) >= inkOnTint),
  );
  for (const token of ['soft-ink', 'accent', 'warning', 'line'] as const) {
    now[token] = readable(token, now, ['paper', 'tint']);
  }
  now['on-accent'] = readable('on-accent', now, ['accent']);
  const changed = TOKENS.filter((token) => !same(now[token], seen[token]));
  return { findings, corrected: Object.fromEntries(changed.map((token) => [token, now[token]])) };
}

/** The visible colours: transparent ones composited over the paper, and the paper over its background. */
export function asSeen(given: Colors, base: Color): Colors {
  const paper = over(given.paper, base);
  const colors = TOKENS.map((token) => [token, token === 'paper' ? paper : over(given[token], paper)]);
  return Object.fromEntries(colors);
}

/** The front colour, changed until it has enough contrast on each of these backs. */
function readable(token: Token, colors: Colors, backs: readonly Token[]): Color {
  const pairs = PAIRS.filter(({ front, back }) => front === token && backs.includes(back));
  const holds = (color: Color): boolean => pairs.every(({ back, least }) => contrast(color, colors[back]) >= least);
  const worst = (color: Color): number => Math.min(...pairs.map(({ back }) => contrast(color, colors[back])));
  return nearest(colors[token], worst(BLACK) > worst(WHITE) ? BLACK : WHITE, holds);
}

/** The first colour on the way to another that passes; found by bisection, to less than one step of a channel. */
function nearest(from: Color, to: Color, holds: (color: Color) => boolean): Color {
  if (holds(from)) return from;
  let [low, high] = [0, 1];
  for (let halving = 0; halving < 10; halving += 1) {
    const middle = (low + high) / 2;
    if (holds(mix(from, to, middle))) high = middle;
    else low = middle;
  }
  return mix(from, to, high);
}

function same(a: Color, b: Color): boolean {
  return a.r === b.r && a.g === b.g && a.b === b.b;
}
