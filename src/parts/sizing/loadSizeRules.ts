import { type Network, parseJson, requestText, withinLimit } from '../../api/request.ts';

/** The longest allowed rules have about 40 kB. */
const MAX_BYTES = 1024 * 1024;

/**
 * Loads the provider's own rules of thumb, unchecked. A redirect counts as a failure, because it could lead anywhere.
 *
 * @throws ReplyError
 */
export async function loadSizeRules(network: Network, url: string): Promise<unknown> {
  const stop = new AbortController();
  const init = { referrerPolicy: 'no-referrer', redirect: 'error' } as const;
  const request = { network, address: () => url, init, maxBytes: MAX_BYTES };
  return parseJson(await withinLimit({ url }, stop, requestText(request, stop.signal)));
}
