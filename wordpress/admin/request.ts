import { type FailedReply, type Failure, failed } from './failure.ts';

export interface CallOptions {
  readonly path: string;
  readonly method?: string;
  readonly data?: unknown;
  readonly cache?: RequestCache;
  /** False asks for the Response itself. A status other than success throws that Response. */
  readonly parse?: boolean;
}

/** The part of `wp.apiFetch` that we use. It adds the site's address and a nonce, and renews an expired nonce. */
export interface ApiFetch {
  (options: CallOptions): Promise<unknown>;
  use(middleware: (options: CallOptions, next: (options: CallOptions) => Promise<unknown>) => Promise<unknown>): void;
}

/** Requests one of the plugin's routes: POST with data, otherwise GET. Returns the text of the body. */
export type AdminRequest = (route: string, data?: unknown) => Promise<FailedReply<string>>;

const NAMESPACE = 'product-selector/v2/';
const EXPIRED = 'rest_cookie_invalid_nonce';
/** Our own error codes; all others come from something between the page and the plugin. */
const OUR_CODES = /^rest_(catalogue_|installation_|no_version$|invalid_param$|missing_callback_param$)/;

/** Uses `apiFetch`, but keeps text and status, to tell a firewall's reply from the plugin's. */
export function createRequest(apiFetch: ApiFetch): AdminRequest {
  const renewed = new WeakSet<CallOptions>();
  apiFetch.use(async (options, next) => {
    if (!options.path.startsWith(NAMESPACE)) return next(options);
    const response = await next({ ...options, parse: false }).catch((thrown: unknown) => thrown);
    const answer = await readAnswer(response);
    const isExpired = !answer.ok && answer.failure.kind === 'blocked' && answer.failure.code === EXPIRED;
    if (!isExpired || renewed.has(options)) return answer;
    renewed.add(options);
    // With this code, apiFetch renews the nonce and retries.
    throw { code: EXPIRED };
  });

  return async (route, data) => {
    const body = data === undefined ? {} : { method: 'POST', data };
    try {
      return (await apiFetch({ path: `${NAMESPACE}${route}`, cache: 'no-store', ...body })) as FailedReply<string>;
    } catch (thrown) {
      // The nonce couldn't be renewed. WordPress replies to guests with 400.
      if (!(thrown instanceof Response)) return failed({ kind: 'unreachable' });
      const { status } = thrown;
      return failed(status === 400 ? { kind: 'signed-out' } : { kind: 'blocked', status, code: null, page: false });
    }
  };
}

async function readAnswer(response: unknown): Promise<FailedReply<string>> {
  const text = response instanceof Response ? await response.text().catch(() => null) : null;
  if (!(response instanceof Response) || text === null) return failed({ kind: 'unreachable' });
  const problem = readProblem(text);
  if (response.ok && problem) return { ok: true, value: text };
  return failed(failureOf(response.status, problem ?? {}, /^\s*</.test(text)));
}

function failureOf(status: number, { code, message }: { code?: unknown; message?: unknown }, page: boolean): Failure {
  const words = typeof message === 'string' ? message : '';
  if (status === 413) return { kind: 'too-large', message: words || null };
  if (code === 'rest_catalogue_moved_on') return { kind: 'moved-on' };
  if (code === 'rest_forbidden') return { kind: status === 401 ? 'signed-out' : 'not-allowed' };
  if (typeof code !== 'string') return { kind: 'blocked', status, code: null, page };
  return OUR_CODES.test(code)
    ? { kind: 'refused', status, code, message: words }
    : { kind: 'blocked', status, code, page };
}

/** The body as an object; null if it isn't JSON. */
function readProblem(text: string): object | null {
  try {
    return Object(JSON.parse(text));
  } catch {
    return null;
  }
}
