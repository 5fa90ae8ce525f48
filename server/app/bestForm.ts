import { parseAccept } from 'hono/utils/accept';
import type { Form } from './forms.ts';

/** Browsers send a handful of different headers, so a small cache is enough. */
const MAX_KNOWN = 50;
const known = new Map<string, ReadonlyMap<string, number>>();

/** The form with the highest weight in `Accept-Encoding` (RFC 9110, 12.5.3), or the first of several with that weight. */
export function bestForm<Kind extends Form>(forms: readonly Kind[], acceptEncoding: string | undefined): Kind {
  let best = forms.at(-1)!;
  if (acceptEncoding === undefined) return best;
  const weights = weightsOf(acceptEncoding);
  let most = 0;
  for (const form of forms) {
    const weight = weights.get(form.encoding) ?? weights.get('*') ?? 0;
    if (weight > most) [best, most] = [form, weight];
  }
  return best;
}

function weightsOf(acceptEncoding: string): ReadonlyMap<string, number> {
  let weights = known.get(acceptEncoding);
  if (!weights) {
    weights = new Map(parseAccept(acceptEncoding).map(({ type, q }) => [type.toLowerCase(), q]));
    if (known.size < MAX_KNOWN) known.set(acceptEncoding, weights);
  }
  return weights;
}
