import type { Log, ProductList } from './productList.ts';
import { type Network, parseJson, ReplyError, requestText, withinLimit } from './request.ts';
import type { SharedCalls } from './sharedCalls.ts';

/** What the initial data brings; null when the request failed. */
export interface InitialData {
  readonly nonce: string;
}

/** The specification's empty object: what the product list becomes when its request fails. */
export type NoProducts = Readonly<Record<string, never>>;

export interface Api {
  /** The initial data; callers at the same time share one request. Never rejects. */
  initialData(): Promise<InitialData | null>;
  /** The product list; callers at the same time share one request. Never rejects. */
  products(): Promise<ProductList | NoProducts>;
  /** What stands in after a failure: the list that came last, kept on the device for seven days. Never rejects. */
  fallback(): Promise<ProductList | NoProducts>;
}

type Reader = typeof import('./receiveProducts.ts');

interface Outcome {
  list: ProductList | NoProducts;
  /** Null when it could not be fetched. */
  reader: Reader | null;
}

/** Gone: what was kept of the range would be somebody's who has taken it away. A 404 may be a mishap. */
const TAKEN_AWAY = 410;

export interface ApiOptions extends Network {
  /** Where the provider's REST addresses begin, with a slash at the end; there may be a query in it. */
  readonly rest: string;
  readonly log: Log;
  /** Shared by all selectors of a page, so that those of one provider ask it once. */
  readonly calls: SharedCalls;
  /** Ends the calls that nobody else waits for; that they failed is then nobody's concern. */
  readonly gone: AbortSignal;
}

/** The two calls to the provider (specification, section 7). */
export function createApi({ rest, log, calls, gone, ...network }: ApiOptions): Api {
  const base = `${rest}product-selector/v2`;
  const { now } = network;

  async function requestInitialData(stop: AbortController): Promise<InitialData | null> {
    const url = `${base}/init`;
    try {
      const request = { network, address: () => url, init: { cache: 'no-store' } } as const;
      return readInitialData(url, parseJson(await withinLimit(url, stop, requestText(request, stop.signal))));
    } catch (error) {
      if (!isGivenUp(stop)) log.error('Error on fetching initial data', error);
      return null;
    }
  }

  /** What reads products, once a call has fetched it. */
  let reader: Reader | null = null;

  async function requestProducts(stop: AbortController): Promise<Outcome> {
    const init = { headers: { 'Content-Type': 'application/json' } };
    const address = (): string => `${base}/products${rest.includes('?') ? '&' : '?'}t=${now()}`;
    const outcome: Outcome = { list: {}, reader: null };
    try {
      const first = requestText({ network, address, init }, stop.signal);
      // The reader is fetched while the provider answers; until it is there nobody looks at a failure.
      first.catch(() => {});
      const arrived = import('./receiveProducts.ts').then(async (reader) => {
        outcome.reader = reader;
        return { reader, reply: await first };
      });
      const { reader, reply } = await withinLimit(address(), stop, arrived);
      if (!reader.receiveProducts) throw new Error('The file that reads the products is empty.');
      outcome.list = reader.receiveProducts(rest, reply, log, now);
    } catch (error) {
      if (isGivenUp(stop)) return outcome;
      stop.abort();
      log.error('Error fetching products', error);
      if (error instanceof ReplyError && error.status === TAKEN_AWAY) await outcome.reader?.forgetReply(rest);
    }
    return outcome;
  }

  return {
    initialData: () => calls.join(`${base}/init`, gone, requestInitialData),
    async products() {
      const outcome = await calls.join(`${base}/products`, gone, requestProducts);
      reader = outcome.reader;
      return outcome.list;
    },
    async fallback() {
      // A call that ended because nobody waits for it has not failed. Without a reader there is nothing to wait for: it has
      // just failed to come.
      if (gone.aborted) return {};
      return (await reader?.readFallback?.(rest, now, log)) ?? {};
    },
  };
}

/** Has nobody waited for it any longer? A call that took too long is stopped with the failure it is. */
function isGivenUp({ signal }: AbortController): boolean {
  return signal.aborted && !(signal.reason instanceof ReplyError);
}

function readInitialData(url: string, reply: unknown): InitialData {
  const nonce = typeof reply === 'object' && reply !== null && 'nonce' in reply ? reply.nonce : undefined;
  if (typeof nonce !== 'string') throw new ReplyError(url, 'the reply has no nonce');
  return { nonce };
}

/** Is this a list, and not the empty object of a failed request? */
export function isProductList(list: ProductList | NoProducts): list is ProductList {
  return Object.hasOwn(list, 'products');
}
