import { type Network, requestOnce, withinLimit } from '../../api/request.ts';
import { writeJson } from '../../catalogue/writeJson.ts';

/**
 * Sends a note or steps once, because losing a message is better than counting it twice. True if it arrived. Never rejects.
 *
 * @param rest the root of the provider's routes
 */
export async function sendInsight(network: Network, rest: string, body: object): Promise<boolean> {
  const url = `${rest}product-selector/v2/insight`;
  const stop = new AbortController();
  // Without headers, browsers send no preflight. A closing page couldn't wait for one.
  const init = { method: 'POST', keepalive: true, body: writeJson(body) };
  const sent = requestOnce({ network, address: () => url, init }, stop.signal);
  return withinLimit({ method: 'POST', url }, stop, sent).then(
    () => true,
    () => false,
  );
}
