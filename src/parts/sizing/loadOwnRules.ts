import { createNetwork, type Network, parseJson, requestText, withinLimit } from '../../api/request.ts';
import { readSizeRules } from '../../sizing/readSizeRules.ts';
import type { SizeRule } from '../../sizing/sizeRules.ts';

/** The longest allowed rules have about 40 kB. */
const MAX_BYTES = 1024 * 1024;

/** Loads the provider's own rules for rooms; null if they can't be used, and `warn` gets a line with the reason. */
export async function loadOwnRules(
  url: string,
  warn: (line: string) => void,
  network = createNetwork(),
): Promise<readonly SizeRule[] | null> {
  const found = await load(network, url).then(readSizeRules, ({ message }: Error) => ({
    ok: false as const,
    reason: `${message}.`,
  }));
  if (found.ok) return found.rules;
  warn(`size-rules="${url}" can't be used: ${found.reason} The selector's own sizes are used.`);
  return null;
}

/** A redirect counts as a failure, because it could lead anywhere. */
async function load(network: Network, url: string): Promise<unknown> {
  const stop = new AbortController();
  const init = { referrerPolicy: 'no-referrer', redirect: 'error' } as const;
  const request = { network, address: () => url, init, maxBytes: MAX_BYTES };
  return parseJson(await withinLimit({ url }, stop, requestText(request, stop.signal)));
}
