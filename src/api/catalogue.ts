import type { Product } from '../catalogue/product.ts';
import type { CatalogueState, LoadedCatalogue } from '../matching/catalogueState.ts';
import type { Matcher } from '../matching/matcher.ts';
import { type Api, isProductList } from './api.ts';

export interface CatalogueStore {
  readonly state: CatalogueState;
  /**
   * Loads the catalogue. If loading fails, a loaded catalogue is kept; without one, the cached catalogue is the
   * fallback. Rejects only if `prepare` does.
   */
  load(): Promise<LoadedCatalogue>;
}

/** @param prepare loads the engine and prepares products for matching; null without it: its file is the screen's, which reports that */
export function createCatalogue(
  api: Api,
  prepare: (products: readonly Product[]) => Promise<Matcher | null>,
): CatalogueStore {
  let state: CatalogueState = { status: 'idle' };

  const receive = async (): Promise<LoadedCatalogue> => {
    const received = await api.products();
    if (!isProductList(received) && state.status === 'ready') return state;
    const list = isProductList(received) ? received : await api.fallback();
    if (!isProductList(list)) return { status: 'failed' };
    const { products, updated, asOf } = list;
    const matcher = await prepare(products);
    return matcher ? { status: 'ready', products, updated, asOf, matcher } : { status: 'failed' };
  };

  return {
    get state() {
      return state;
    },
    async load() {
      if (state.status !== 'ready') state = { status: 'loading' };
      try {
        const loaded = await receive();
        state = loaded;
        return loaded;
      } catch (error) {
        // Another load may have succeeded in the meantime.
        if (state.status === 'loading') state = { status: 'idle' };
        throw error;
      }
    },
  };
}
