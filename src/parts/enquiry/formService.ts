import type { Log } from '../../api/productList.ts';
import { createNetwork, type Network, ReplyError, requestOnce, withinLimit } from '../../api/request.ts';
import type { EnquiryBody, Sent } from './rules/enquiry.ts';
import type { EnquiryOffer } from './rules/readOffer.ts';

const UNSEEN =
  "Product Selector: enquiry-url: the reply can't be read. The service has to allow this page's origin (Access-Control-Allow-Origin), also where it redirects to, and the page's Content-Security-Policy has to name it in connect-src.";

/** The form service of a page, which takes enquiries in the provider's place. */
export interface FormService {
  readonly offer: EnquiryOffer;
  /** Sends an enquiry once, as a browser would send a form. Never rejects. */
  send(body: EnquiryBody): Promise<Sent>;
}

/**
 * The form service that `enquiry-url` names; null if that can't be used.
 * @param warn gets a mistake of the page
 */
export function formService(
  given: string,
  warn: (line: string) => void,
  network = createNetwork(),
  log: Log = console,
): FormService | null {
  const url = URL.canParse(given) ? new URL(given) : null;
  const isSafe = url?.protocol === 'https:' || /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/.test(url?.href ?? '');
  // Browsers refuse to send to an address with a password.
  if (!url || !isSafe || url.username || url.password) {
    warn(`enquiry-url="${given}" can't be used. Write the whole address of the form service with https:.`);
    return null;
  }
  const fields = { postcode: true, note: true, marketing: false } as const;
  return {
    offer: { url: null, service: url.host, fields, notice: { short: '', long: '' } },
    send: (body) => send(network, url.href, body, log),
  };
}

async function send(network: Network, url: string, body: EnquiryBody, log: Log): Promise<Sent> {
  const init = { method: 'POST', headers: { Accept: 'application/json' }, body: new URLSearchParams(formFields(body)) };
  const stop = new AbortController();
  try {
    const asked = requestOnce({ network, address: () => url, init }, stop.signal);
    const reply = await withinLimit({ method: 'POST', url }, stop, asked);
    // Some services refuse with status 200.
    if (/"success"\s*:\s*"?false\b/.test(reply.text))
      throw new ReplyError(reply, 'the service refused it', { status: 400 });
    return { kind: 'arrived', reference: null };
  } catch (error) {
    const status = error instanceof ReplyError ? error.status : undefined;
    log.error(status ? 'Error sending the enquiry' : UNSEEN, error);
    if (!status) return { kind: 'unseen' };
    return { kind: status < 500 ? 'refused' : 'failed' };
  }
}

/** The fields of the form post, without blank ones. Our names win over the page's. */
function formFields({ brief, fields, ...body }: EnquiryBody): Record<string, string> {
  const { name, email, phone, postcode, note } = body;
  const own = { name, email, phone, call_time: phone && body.callTime, postcode, note };
  const all = { ...Object(fields), ...own, system: brief.system, brief: brief.text };
  const texts = Object.entries(all).map(([field, text]) => [field, `${text ?? ''}`.trim()] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}
