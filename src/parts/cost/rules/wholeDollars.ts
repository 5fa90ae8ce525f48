import type { CostLine, InstallationCost } from './installationCost.ts';

/** Whole dollars. */
export interface DollarSpan {
  readonly low: number;
  readonly high: number;
}

export interface DollarCost extends DollarSpan {
  /** They add up to the ends. */
  readonly lines: readonly DollarLine[];
}

export type DollarLine = DollarSpan & Pick<CostLine, 'id' | 'count'>;

/** A cost in cents, whose lines need no label. */
export type CentCost = Omit<InstallationCost, 'lines'> & { readonly lines: readonly Omit<CostLine, 'label'>[] };

/** Both ends, rounded up to whole dollars, with lines that still add up: each is less than two dollars away from its cents. */
export function wholeDollars({ lowCents, highCents, lines }: CentCost): DollarCost {
  // Running sums are rounded, so what one line loses the next one gains.
  let least = 0;
  let most = lowCents;
  const dollars = lines.map(({ lowCents: from, highCents: to, ...line }) => {
    const low = up(least + from) - up(least);
    const wider = up(most + to - from) - up(most);
    least += from;
    most += to - from;
    return { ...line, low, high: low + wider };
  });
  return { low: up(lowCents), high: up(highCents), lines: dollars };
}

const up = (cents: number): number => Math.ceil(cents / 100);
