import { failingReply } from '../../dev/faults.ts';

type Fetch = typeof fetch;

const CALL = /\/wp-json\/product-selector\/v2\/([\w-]+)$/;

/**
 * A `fetch` that answers the selector's calls in the browser, under any address, and passes on all others. A path below
 * `/fault/NAME` fails in one way.
 *
 * @param products the reply with the range
 * @param pageUrl the address of the page
 */
export function fakeProvider(pageFetch: Fetch, products: () => Promise<Response>, pageUrl: string): Fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), pageUrl);
    if (!CALL.test(url.pathname)) return pageFetch(input, init);
    const reply = await failingReply(url, async ({ pathname }) => {
      const [, call] = CALL.exec(pathname) ?? [];
      if (call === 'products') return products();
      return call === 'init' ? Response.json({ nonce: '' }) : Response.json({}, { status: 404 });
    });
    if (!reply) throw new TypeError('The connection ended without a reply.');
    return reply;
  };
}
