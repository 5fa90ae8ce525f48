import { type FailedReply, failureOf } from './failure.ts';

/**
 * The part of `wp.apiFetch` that we use. It adds the site's address and a nonce, renews an expired nonce, and says in WordPress's own
 * words why a request failed.
 */
export type ApiFetch = (options: {
  readonly path: string;
  readonly method?: string;
  readonly data?: unknown;
  readonly cache?: RequestCache;
}) => Promise<unknown>;

/** Requests one of the plugin's routes: POST with data, otherwise GET. */
export type AdminRequest = <Reply>(route: string, data?: unknown) => Promise<FailedReply<Reply>>;

export function createRequest(apiFetch: ApiFetch): AdminRequest {
  return async <Reply>(route: string, data?: unknown): Promise<FailedReply<Reply>> => {
    const body = data === undefined ? {} : { method: 'POST', data };
    try {
      const reply = await apiFetch({ path: `product-selector/v2/${route}`, cache: 'no-store', ...body });
      return { ok: true, value: reply as Reply };
    } catch (thrown) {
      return { ok: false, failure: failureOf(thrown) };
    }
  };
}
