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

export interface ApiOptions extends Network {
  /** The provider's REST root, with a trailing slash; it may contain a query. */
  readonly rest: string;
  readonly log: Log;
  /** Shared by all selectors of a page, so that selectors of one provider share requests. */
  readonly calls: SharedCalls;
  /** Aborts calls that no other selector is waiting for; their failure is not logged. */
  readonly gone: AbortSignal;
}

/** The first call to the provider (specification, section 7). */
export interface InitialCalls {
  /** The initial data; concurrent callers share one request. Never rejects. */
  initialData(): Promise<InitialData | null>;
  /** The same, but past caches that keep the reply although its headers forbid it. */
  freshData(): Promise<InitialData | null>;
}

export function createInitialCalls({ rest, log, calls, gone, ...network }: ApiOptions): InitialCalls {
  const request = (url: string) => async (stop: AbortController) => {
    try {
      const asked = { network, address: () => url, init: { cache: 'no-store' } } as const;
      return readInitialData(url, parseJson(await withinLimit({ url }, stop, requestText(asked, stop.signal))));
    } catch (error) {
      if (!isAbandoned(stop)) log.error('Error on fetching initial data', error);
      return null;
    }
  };
  return {
    initialData() {
      const url = addressOf(rest, 'init');
      return calls.join(url, gone, request(url));
    },
    freshData: () => calls.join(`${addressOf(rest, 'init')}?`, gone, request(uncached(rest, 'init', network.now()))),
  };
}

/** Loads the reader of the products. Browsers accept an empty script as a valid module. */
export async function loadReader() {
  const reader = await import('./receiveProducts.ts');
  if (!reader?.receiveProducts) throw new Error('The file that reads the products is empty.');
  return reader;
}

/** Asks for the products, past every cache, while their reader loads. */
export async function askForProducts(network: ApiOptions, signal: AbortSignal): Promise<ProductList> {
  const init = { headers: { 'Content-Type': 'application/json' } };
  const asked = requestText({ network, address: () => productsAt(network), init }, signal);
  const [reader, reply] = await Promise.all([loadReader(), asked]);
  return reader.receiveProducts(network.rest, reply, network.log, network.now);
}

/** Asks and reads while the program loads, whose `createApi` takes the list. */
export function askEarly(options: ApiOptions): Promise<ProductList> {
  const { rest, calls, gone } = options;
  const list = calls.join(`${rest} list`, gone, (stop) => askForProducts(options, stop.signal));
  // Until the program is here, nothing handles a failure.
  list.catch(() => {});
  return list;
}

const addressOf = (rest: string, call: string): string => `${rest}product-selector/v2/${call}`;

/** The address of a call that no cache has a reply for. */
const uncached = (rest: string, call: string, now: number): string =>
  `${addressOf(rest, call)}${rest.includes('?') ? '&' : '?'}t=${now}`;

export const productsAt = ({ rest, now }: ApiOptions): string => uncached(rest, 'products', now());

/** True if every caller has gone. A timeout aborts the call too, but with its `ReplyError` as the reason. */
export function isAbandoned({ signal }: AbortController): boolean {
  return signal.aborted && !(signal.reason instanceof ReplyError);
}

function readInitialData(url: string, reply: unknown): InitialData {
  const { nonce, enquiry, installation } = Object(reply);
  if (typeof nonce !== 'string') throw new ReplyError({ url }, 'the reply has no nonce');
  return { nonce, ...(enquiry && { enquiry }), ...(installation && { installation }) };
}
