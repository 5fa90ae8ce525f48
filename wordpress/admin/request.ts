import { type Answer, type Failure, failed } from './failure.ts';
import type { Settings } from './settings.ts';

/** What is needed of `fetch`, so that a test can stand in for the site. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Asks one of the plugin's routes; the answer is the text of its body. */
export type Request = (route: string, data?: unknown) => Promise<Answer<string>>;

const NAMESPACE = 'product-selector/v2/';
/** Codes of our own; any other comes from what stands in front of the plugin. */
const OUR_CODES = /^rest_(catalogue_|no_version$|invalid_param$|missing_callback_param$)/;

/**
 * Calls with the signed-in user's nonce: GET, or POST when there is data. A nonce that has expired is renewed once and
 * the call repeated, so that a page which has been open since yesterday still works.
 */
export function createRequest(fetch: Fetch, { rest, nonce, renew }: Settings): Request {
  let current = nonce;

  async function send(route: string, data: unknown): Promise<Response | null> {
    const headers: Record<string, string> = { Accept: 'application/json', 'X-WP-Nonce': current };
    if (data !== undefined) headers['Content-Type'] = 'application/json';
    const body = data === undefined ? {} : { method: 'POST', body: JSON.stringify(data) };
    try {
      return await fetch(`${rest}${NAMESPACE}${route}`, {
        ...body,
        headers,
        credentials: 'same-origin',
        cache: 'no-store',
      });
    } catch {
      return null;
    }
  }

  /** Gets another nonce; says what is in the way when there is none to be had. */
  async function renewNonce(): Promise<Failure | null> {
    try {
      const response = await fetch(renew, { credentials: 'same-origin', cache: 'no-store' });
      const text = (await response.text()).trim();
      if (response.ok && /^[\da-z]{6,}$/i.test(text)) {
        current = text;
        return null;
      }
      // WordPress answers guests with 400 and "0"; some sites send them to the sign-in page instead.
      const isGuest = response.status === 400 || text === '0' || text === '-1' || response.redirected;
      return isGuest
        ? { kind: 'signed-out' }
        : { kind: 'blocked', status: response.status, code: null, page: isPage(text) };
    } catch {
      return { kind: 'unreachable' };
    }
  }

  return async (route, data) => {
    const first = await readAnswer(await send(route, data));
    if (first.ok) return first;
    if (!first.renewable) return failed(first.failure);
    const problem = await renewNonce();
    if (problem) return failed(problem);
    const second = await readAnswer(await send(route, data));
    return second.ok ? second : failed(second.failure);
  };
}

type Read = { readonly ok: true; readonly value: string } | { ok: false; failure: Failure; renewable: boolean };

async function readAnswer(response: Response | null): Promise<Read> {
  const text = await response?.text().catch(() => null);
  if (!response || typeof text !== 'string') {
    return { ok: false, failure: { kind: 'unreachable' }, renewable: false };
  }
  const { status } = response;
  const problem = readProblem(text);
  if (response.ok && problem.json) return { ok: true, value: text };
  const renewable = status === 401 || problem.code === 'rest_cookie_invalid_nonce';
  return { ok: false, failure: failureOf(status, problem, isPage(text)), renewable };
}

interface Problem {
  readonly json: boolean;
  readonly code: string | null;
  readonly message: string;
}

function failureOf(status: number, { code, message }: Problem, page: boolean): Failure {
  if (status === 413) return { kind: 'too-large', message: message || null };
  if (code === 'rest_catalogue_moved_on') return { kind: 'moved-on' };
  if (code === 'rest_forbidden') return { kind: 'not-allowed' };
  if (code !== null && OUR_CODES.test(code)) return { kind: 'refused', status, code, message };
  return { kind: 'blocked', status, code, page };
}

/** Reads the body as WordPress writes what went wrong. */
function readProblem(text: string): Problem {
  try {
    const found: unknown = JSON.parse(text);
    const record = typeof found === 'object' && found !== null ? found : {};
    const { code, message } = record as { code?: unknown; message?: unknown };
    return {
      json: true,
      code: typeof code === 'string' ? code : null,
      message: typeof message === 'string' ? message : '',
    };
  } catch {
    return { json: false, code: null, message: '' };
  }
}

function isPage(text: string): boolean {
  return /^\s*</.test(text);
}
