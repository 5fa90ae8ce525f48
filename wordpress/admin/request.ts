import { __ } from '../../workshop/i18n.ts';
import { type FailedReply, type Failure, failed } from './failure.ts';

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

/** Requests one of the plugin's routes: POST with data, otherwise GET. Returns the body as JSON. */
export type AdminRequest = (route: string, data?: unknown) => Promise<FailedReply<string>>;

export function createRequest(apiFetch: ApiFetch): AdminRequest {
  return async (route, data) => {
    const body = data === undefined ? {} : { method: 'POST', data };
    try {
      const reply = await apiFetch({ path: `product-selector/v2/${route}`, cache: 'no-store', ...body });
      return { ok: true, value: JSON.stringify(reply) };
    } catch (thrown) {
      return failed(failureOf(thrown));
    }
  };
}

/** Codes of the plugin's own refusals. */
const OURS = /^rest_(catalogue_|installation_|no_version$)/;

function failureOf(thrown: unknown): Failure {
  // The reply to the request for a new nonce. A guest gets none.
  if (thrown instanceof Response) {
    return thrown.status === 400 ? { kind: 'signed-out' } : { kind: 'failed', message: `HTTP ${thrown.status}` };
  }
  const { code, message, data }: { code?: unknown; message?: unknown; data?: unknown } = Object(thrown);
  if (code === 'rest_catalogue_moved_on') return { kind: 'moved-on' };
  if (code === 'rest_forbidden') return { kind: Object(data).status === 401 ? 'signed-out' : 'not-allowed' };
  const said = typeof message === 'string' ? message : '';
  if (OURS.test(String(code)) && said) return { kind: 'refused', message: said };
  if (Object(data).status === 413) return { kind: 'too-large' };
  const reason = said.replace(/\.$/, '') || __('it gave no reason', 'product-selector');
  return { kind: 'failed', message: typeof code === 'string' ? `${reason} (${code})` : reason };
}
