import type { Log, ProductList } from './productList.ts';
import { type Network, parseJson, ReplyError, requestText, withinLimit } from './request.ts';
import type { SharedCalls } from './sharedCalls.ts';

export interface InitialData {
  readonly nonce: string;
  /** The provider's form for enquiries, unchecked; undefined where there is none. */
  readonly enquiry?: unknown;
  /** The provider's installation prices, unchecked; undefined where there are none. */
  readonly installation?: unknown;
}

/** The specification's empty object: the product list after a failed request. */
export type EmptyReply = Readonly<Record<string, never>>;

export interface Api {
  /** The initial data; concurrent callers share one request. Never rejects. */
  initialData(): Promise<InitialData | null>;
  /** The same, but past caches that keep the reply although its headers forbid it. */
  freshData(): Promise<InitialData | null>;
  /** The product list; concurrent callers share one request. Never rejects. */
  products(): Promise<ProductList | EmptyReply>;
  /** The fallback: the cached catalogue, up to seven days old, or the empty object. Never rejects. */
  fallback(): Promise<ProductList | EmptyReply>;
}

type Reader = typeof import('./receiveProducts.ts');

interface Outcome {
  list: ProductList | EmptyReply;
  /** Null if it could not be loaded. */
  reader: Reader | null;
}

/** 410 means withdrawn, so the cached catalogue is deleted. A 404 may be temporary. */
const WITHDRAWN = 410;

export interface ApiOptions extends Network {
  /** The provider's REST root, with a trailing slash; it may contain a query. */
  readonly rest: string;
  readonly log: Log;
  /** Shared by all selectors of a page, so that selectors of one provider share requests. */
  readonly calls: SharedCalls;
  /** Aborts calls that no other selector is waiting for; their failure is not logged. */
  readonly gone: AbortSignal;
}

/** The two calls to the provider (specification, section 7). */
export function createApi({ rest, log, calls, gone, ...network }: ApiOptions): Api {
  const base = `${rest}product-selector/v2`;
  const { now } = network;

  /** The address of a call that no cache has a reply for. */
  const uncached = (call: string): string => `${base}/${call}${rest.includes('?') ? '&' : '?'}t=${now()}`;

  async function requestInitialData(url: string, stop: AbortController): Promise<InitialData | null> {
    try {
      const request = { network, address: () => url, init: { cache: 'no-store' } } as const;
      return readInitialData(url, parseJson(await withinLimit({ url }, stop, requestText(request, stop.signal))));
    } catch (error) {
      if (!isAbandoned(stop)) log.error('Error on fetching initial data', error);
      return null;
    }
  }

  /** The module that reads products, once a call has loaded it. */
  let reader: Reader | null = null;

  async function requestProducts(stop: AbortController): Promise<Outcome> {
    const init = { headers: { 'Content-Type': 'application/json' } };
    const address = (): string => uncached('products');
    const outcome: Outcome = { list: {}, reader: null };
    try {
      const first = requestText({ network, address, init }, stop.signal);
      // The reader loads while the provider answers; until then, nothing handles a failed request.
      first.catch(() => {});
      const arrived = import('./receiveProducts.ts').then(async (reader) => {
        outcome.reader = reader;
        return { reader, reply: await first };
      });
      const { reader, reply } = await withinLimit({ url: address() }, stop, arrived);
      // Browsers accept an empty script as a valid module.
      if (!reader?.receiveProducts) throw new Error('The file that reads the products is empty.');
      outcome.list = await reader.receiveProducts(rest, reply, log, now);
    } catch (error) {
      if (isAbandoned(stop)) return outcome;
      stop.abort();
      log.error('Error fetching products', error);
      if (error instanceof ReplyError && error.status === WITHDRAWN) await outcome.reader?.forgetReply(rest);
    }
    return outcome;
  }

  return {
    initialData: () => calls.join(`${base}/init`, gone, (stop) => requestInitialData(`${base}/init`, stop)),
    freshData: () => calls.join(`${base}/init?`, gone, (stop) => requestInitialData(uncached('init'), stop)),
    async products() {
      const outcome = await calls.join(`${base}/products`, gone, requestProducts);
      reader = outcome.reader;
      return outcome.list;
    },
    async fallback() {
      // An abandoned call has not failed. Without a reader there is no fallback to wait for: the reader failed to
      // load.
      if (gone.aborted) return {};
      return (await reader?.readFallback?.(rest, now, log)) ?? {};
    },
  };
}

/** True if every caller has gone. A timeout aborts the call too, but with its `ReplyError` as the reason. */
function isAbandoned({ signal }: AbortController): boolean {
  return signal.aborted && !(signal.reason instanceof ReplyError);
}

function readInitialData(url: string, reply: unknown): InitialData {
  const { nonce, enquiry, installation } = Object(reply);
  if (typeof nonce !== 'string') throw new ReplyError({ url }, 'the reply has no nonce');
  return { nonce, ...(enquiry && { enquiry }), ...(installation && { installation }) };
}

export function isProductList(list: ProductList | EmptyReply): list is ProductList {
  return Object.hasOwn(list, 'products');
}
