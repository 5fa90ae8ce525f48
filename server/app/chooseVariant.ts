import { parseAccept } from 'hono/utils/accept';
import type { PreparedReply, Variant } from './prepareReply.ts';

/** Browsers send a handful of different headers; somebody who sends a new one each time gains nothing but parsing. */
const KEPT = 50;
const known = new Map<string, ReadonlyMap<string, number>>();

/**
 * The form of an answer for a caller's `Accept-Encoding` (RFC 9110, 12.5.3): the one with the highest weight, the smallest
 * of those that weigh the same. Without the header, or where nothing is acceptable, it is the plain one.
 */
export function chooseVariant({ variants }: PreparedReply, acceptEncoding: string | null): Variant {
  const plain = variants.at(-1)!;
  if (acceptEncoding === null) return plain;
  const weights = weightsOf(acceptEncoding);
  let best = plain;
  let bestWeight = 0;
  for (const variant of variants) {
    const weight = weights.get(variant.encoding) ?? weights.get('*') ?? 0;
    if (weight > bestWeight) {
      best = variant;
      bestWeight = weight;
    }
  }
  return best;
}

function weightsOf(acceptEncoding: string): ReadonlyMap<string, number> {
  let weights = known.get(acceptEncoding);
  if (!weights) {
    weights = new Map(parseAccept(acceptEncoding).map(({ type, q }) => [type.toLowerCase(), q]));
    if (known.size < KEPT) known.set(acceptEncoding, weights);
  }
  return weights;
}
