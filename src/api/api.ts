import {
  type ApiOptions,
  askForProducts,
  createInitialCalls,
  type InitialCalls,
  isAbandoned,
  loadReader,
  productsAt,
} from './initialData.ts';
import type { ProductList } from './productList.ts';
import { ReplyError, withinLimit } from './request.ts';

/** The specification's empty object: the product list after a failed request. */
export type EmptyReply = Readonly<Record<string, never>>;

export interface Api extends InitialCalls {
  /** The product list; concurrent callers share one request. Never rejects. */
  products(): Promise<ProductList | EmptyReply>;
  /** The fallback: the cached catalogue, up to seven days old, or the empty object. Never rejects. */
  fallback(): Promise<ProductList | EmptyReply>;
}

type Reader = Awaited<ReturnType<typeof loadReader>>;

interface Outcome {
  list: ProductList | EmptyReply;
  /** Null if it could not be loaded. */
  reader: Reader | null;
}

/** 410 means withdrawn, so the cached catalogue is deleted. A 404 may be temporary. */
const WITHDRAWN = 410;

/**
 * The two calls to the provider (specification, section 7).
 * @param early the products, asked for while this file loaded; the first call takes them
 */
export function createApi(
  options: ApiOptions,
  initialCalls: InitialCalls = createInitialCalls(options),
  early: Promise<ProductList> | null = null,
): Api {
  const { rest, log, calls, gone, now } = options;
  let waiting = early;

  /** The module that reads products, once a call has loaded it. */
  let reader: Reader | null = null;

  async function requestProducts(stop: AbortController, asked: Promise<ProductList> | null): Promise<Outcome> {
    const outcome: Outcome = { list: {}, reader: null };
    try {
      const ask = () => askForProducts(options, stop.signal);
      // A reply that failed has been retried already. The file that reads it has not.
      const again = (error: unknown) => (error instanceof ReplyError ? Promise.reject(error) : ask());
      const list = asked?.catch(again) ?? ask();
      // Until the reader is here, nothing handles a failure.
      list.catch(() => {});
      const arrived = loadReader().then((reader) => {
        outcome.reader = reader;
        return list;
      });
      outcome.list = await withinLimit({ url: productsAt(options) }, stop, arrived);
    } catch (error) {
      if (isAbandoned(stop)) return outcome;
      stop.abort();
      log.error('Error fetching products', error);
      if (error instanceof ReplyError && error.status === WITHDRAWN) await outcome.reader?.forgetReply(rest);
    }
    return outcome;
  }

  return {
    ...initialCalls,
    async products() {
      const asked = waiting;
      waiting = null;
      const outcome = await calls.join(`${rest} products`, gone, (stop) => requestProducts(stop, asked));
      reader = outcome.reader;
      return outcome.list;
    },
    async fallback() {
      // An abandoned call has not failed. Without a reader there is no fallback to wait for: the reader failed to
      // load.
      if (gone.aborted) return {};
      return (await reader?.readFallback(rest, now, log)) ?? {};
    },
  };
}

export function isProductList(list: ProductList | EmptyReply): list is ProductList {
  return Object.hasOwn(list, 'products');
}
