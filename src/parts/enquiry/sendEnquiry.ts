import type { InitialData } from '../../api/initialData.ts';
import type { Log } from '../../api/productList.ts';
import { type Network, parseJson, ReplyError, requestText, withinLimit } from '../../api/request.ts';
import { writeJson } from '../../catalogue/writeJson.ts';
import type { Sent } from './rules/enquiry.ts';

export interface EnquirySender {
  readonly network: Network;
  readonly url: string;
  readonly nonce: string;
  readonly log: Log;
  /** Requests the initial data again, past caches. */
  askAgain(): Promise<InitialData | null>;
}

const FORBIDDEN = 403;
/** A provider suspects enquiries with a nonce younger than 3 seconds. */
const NONCE_REST_MS = 3500;

/**
 * Sends an enquiry, with one retry after a temporary failure, and one with a new nonce. A failure leaves one line in the log.
 * Never rejects.
 *
 * @param body without the nonce
 */
export async function sendEnquiry(sender: EnquirySender, body: object): Promise<Sent> {
  const { network, url, nonce, log, askAgain } = sender;
  const post = async (withNonce: string | null): Promise<Sent> => {
    const stop = new AbortController();
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: writeJson({ ...body, nonce: withNonce }),
    };
    const reply = await withinLimit(
      { method: 'POST', url },
      stop,
      requestText({ network, address: () => url, init }, stop.signal),
    );
    const { reference } = Object(parseJson(reply));
    // Something between may reply 200 to everything.
    if (typeof reference !== 'string' || reference === '') throw new ReplyError(reply, 'the reply has no reference');
    return { kind: 'arrived', reference };
  };
  try {
    try {
      return await post(nonce);
    } catch (error) {
      if (!(error instanceof ReplyError) || error.status !== FORBIDDEN) throw error;
      const data = await askAgain();
      await new Promise((rested) => setTimeout(rested, NONCE_REST_MS));
      return await post(data?.nonce ?? null);
    }
  } catch (error) {
    log.error('Error sending the enquiry', error);
    const status = error instanceof ReplyError ? error.status : undefined;
    if (status === 422) return { kind: 'changed' };
    if (status === 429) return { kind: 'failed', isRefused: true };
    // 408 and 5xx may be temporary; other refusals aren't.
    const isFinal = status !== undefined && status >= 400 && status < 500 && status !== 408;
    return { kind: isFinal ? 'refused' : 'failed' };
  }
}
