import type { Product } from '../catalogue/product.ts';
import { inSlices } from './inSlices.ts';
import { type Fetch, ReplyError, requestJson, requestText } from './request.ts';

/** What the initial data brings; null when the request failed. */
export interface InitialData {
  readonly nonce: string;
}

/** The provider's range as the selector uses it. */
export interface ProductList {
  readonly products: readonly Product[];
  /** When the range was published, ISO 8601; null when the provider does not say. */
  readonly updated: string | null;
}

/** The specification's empty object: what the product list becomes when its request fails. */
export type NoProducts = Readonly<Record<string, never>>;

/** Where messages about the provider go; the browser's console, or a test's list. */
export type Log = Pick<Console, 'error' | 'warn'>;

export interface Provider {
  /** The initial data; callers at the same time share one request. Never rejects. */
  initialData(): Promise<InitialData | null>;
  /** The product list. Never rejects. */
  products(): Promise<ProductList | NoProducts>;
}

export interface ProviderOptions {
  /** Where the provider's REST addresses begin, with a slash at the end; there may be a query in it. */
  readonly rest: string;
  readonly fetch: Fetch;
  readonly log: Log;
  /** Milliseconds since 1970, for the timestamp of the products call. */
  readonly now: () => number;
}

/** The two calls to the provider (specification, section 7). */
export function createProvider({ rest, fetch, log, now }: ProviderOptions): Provider {
  const base = `${rest}product-selector/v2`;
  let underWay: Promise<InitialData | null> | null = null;

  async function requestInitialData(): Promise<InitialData | null> {
    const url = `${base}/init`;
    try {
      return readInitialData(url, await requestJson(fetch, url, { cache: 'no-store' }));
    } catch (error) {
      log.error('Error on fetching initial data', error);
      return null;
    }
  }

  async function requestProducts(): Promise<ProductList | NoProducts> {
    const url = `${base}/products${rest.includes('?') ? '&' : '?'}t=${now()}`;
    const ask = (from: string) => requestText(fetch, from, { headers: { 'Content-Type': 'application/json' } });
    try {
      // Both at once: the reader is fetched while the provider answers.
      const [{ readProducts }, first] = await Promise.all([import('./readProducts.ts'), ask(url)]);
      const reading = readProducts(log, now);
      let next = await inSlices(reading.part(url, first));
      while (next) next = await inSlices(reading.part(next, await ask(next)));
      return reading.end();
    } catch (error) {
      log.error('Error fetching products', error);
      return {};
    }
  }

  return {
    initialData() {
      underWay ??= requestInitialData().finally(() => {
        underWay = null;
      });
      return underWay;
    },
    products: requestProducts,
  };
}

function readInitialData(url: string, reply: unknown): InitialData {
  const nonce = typeof reply === 'object' && reply !== null && 'nonce' in reply ? reply.nonce : undefined;
  if (typeof nonce !== 'string') throw new ReplyError(url, 'the reply has no nonce');
  return { nonce };
}

/** Is this a list, and not the empty object of a failed request? */
export function isProductList(list: ProductList | NoProducts): list is ProductList {
  return 'products' in list;
}
