import { MAX_REPLY_BYTES } from '../catalogue/maxReplyBytes.ts';
import { writeJson } from '../catalogue/writeJson.ts';

/** Timeout of a call, retry included: the visitor continues without it. */
export const MAX_REPLY_MS = 10_000;
/** The shortest pause before a retry. */
export const RETRY_PAUSE_MS = 300;
/** The longest random time added to the pause, so pages that failed together don't retry together. */
export const RETRY_SPREAD_MS = 2000;
/** Temporary failures. WordPress returns 500 when it can't reach its database. */
const PASSING: readonly number[] = [500, 502, 503, 504];
const TOO_MANY = 429;
/** Browsers don't tell a script which of these it was. */
const NO_REPLY =
  'the provider could not be reached, or the browser blocked its reply. Check address, CORS and content policy';

/** The part of `fetch` we use, so a test can replace the network. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Dependencies of a call. `createNetwork` makes those of the page. */
export interface Network {
  readonly fetch: Fetch;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A random number from 0 to just below 1. */
  readonly random: () => number;
}

interface ReplyFault extends ErrorOptions {
  /** The status, if the provider answered with one outside 2xx. */
  readonly status?: number;
  /** The delay before a retry, in milliseconds; undefined if a retry cannot help. */
  readonly again?: number | undefined;
}

export interface Call {
  /** GET by default. */
  readonly method?: string | undefined;
  readonly url: string;
}

/** A call without a usable reply, and the reason. */
export class ReplyError extends Error {
  override readonly name = 'ReplyError';
  readonly status: number | undefined;
  readonly again: number | undefined;

  constructor({ method = 'GET', url }: Call, reason: string, { status, again, ...options }: ReplyFault = {}) {
    super(`${method} ${url}: ${reason}`, options);
    this.status = status;
    this.again = again;
  }
}

export interface TextReply extends Call {
  readonly text: string;
}

export interface NetworkRequest {
  readonly network: Network;
  /** The address; called again for a retry. */
  address(): string;
  readonly init: RequestInit;
  /** The most bytes of the reply; 16 MiB by default. */
  readonly maxBytes?: number;
}

/** The network of the page. Every call of the selector goes through it. */
export function createNetwork(): Network {
  // The page may replace `fetch` at any time.
  return { fetch: (url, init) => window.fetch(url, init), now: Date.now, random: Math.random };
}

export function parseJson(reply: TextReply): unknown {
  try {
    return JSON.parse(reply.text);
  } catch (cause) {
    throw new ReplyError(reply, 'the reply is not JSON', { cause });
  }
}

/**
 * Waits for a call at most ten seconds, then aborts its requests.
 * @throws ReplyError on a timeout, or the reason for which the call or `stop` was aborted
 */
export function withinLimit<Result>(call: Call, stop: AbortController, ended: Promise<Result>): Promise<Result> {
  const timer = setTimeout(
    () => stop.abort(new ReplyError(call, `no complete reply within ${MAX_REPLY_MS / 1000} seconds`)),
    MAX_REPLY_MS,
  );
  return untilAborted(stop.signal, ended).finally(() => clearTimeout(timer));
}

/** @throws what the promise throws, or the signal's reason once it is aborted */
function untilAborted<Result>(signal: AbortSignal, ended: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      signal.removeEventListener('abort', end);
      if (signal.aborted) reject(signal.reason);
    };
    signal.addEventListener('abort', end);
    ended.then(resolve, reject).finally(end);
  });
}

/**
 * Requests a text, with one retry after a temporary failure: no connection, or a broken one; status 500, 502, 503 or
 * 504; 429 with a `Retry-After`. The pause is `Retry-After` plus a random time; there is no retry if it goes beyond the
 * call's ten seconds.
 * @throws ReplyError for a status outside 2xx, more than 16 MiB, or no connection
 */
export async function requestText(request: NetworkRequest, signal: AbortSignal): Promise<TextReply> {
  const { now, random } = request.network;
  const startedAt = now();
  try {
    return await requestOnce(request, signal);
  } catch (error) {
    const again = error instanceof ReplyError ? error.again : undefined;
    if (again === undefined || signal.aborted) throw error;
    const pause = Math.max(again, RETRY_PAUSE_MS) + random() * RETRY_SPREAD_MS;
    if (now() - startedAt + pause >= MAX_REPLY_MS) throw error;
    await untilAborted(signal, new Promise((resolve) => setTimeout(resolve, pause)));
    return requestOnce(request, signal);
  }
}

/** The same without a retry. */
export async function requestOnce(
  { network, address, init, maxBytes }: NetworkRequest,
  signal: AbortSignal,
): Promise<TextReply> {
  const call = { method: init.method ?? 'GET', url: address() };
  try {
    // No cookies on any call: WordPress would refuse signed-in visitors.
    const response = await network.fetch(call.url, { ...init, method: call.method, credentials: 'omit', signal });
    const { status } = response;
    if (!response.ok) {
      const asked = readRetryAfter(response.headers, network.now());
      const again = PASSING.includes(status) ? (asked ?? 0) : status === TOO_MANY ? asked : undefined;
      throw new ReplyError(call, `the provider answered with status ${status}`, { status, again });
    }
    return { ...call, text: await readText(call, response, maxBytes ?? MAX_REPLY_BYTES) };
  } catch (cause) {
    if (cause instanceof ReplyError) throw cause;
    throw new ReplyError(call, NO_REPLY, { cause, again: 0 });
  }
}

/**
 * The pause that `Retry-After` asks for, in milliseconds; undefined if it is missing or unreadable. A date is relative
 * to the provider's clock, read from `Date` where possible.
 */
function readRetryAfter(headers: Partial<Headers> | undefined, now: number): number | undefined {
  const header = headers?.get?.('Retry-After');
  if (typeof header !== 'string') return undefined;
  const sent = Date.parse(headers?.get?.('Date') ?? '') || now;
  const pause = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - sent;
  return Number.isNaN(pause) ? undefined : pause;
}

async function readText(call: Call, response: Response, most: number): Promise<string> {
  const reader = response.body?.getReader?.();
  if (!reader) return readWhole(call, response, most);
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > most) {
      void reader.cancel().catch(() => {});
      throw tooLarge(call, most);
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** A page may replace `fetch`; its replies may have no stream and only some of the methods. */
async function readWhole(call: Call, response: Partial<Response>, most: number): Promise<string> {
  if (!response.text && !response.json) throw new ReplyError(call, "the page's own fetch gave a reply without a body");
  const text = response.text ? await response.text() : writeJson(await response.json?.());
  // Each UTF-16 unit is at least one byte.
  if (text.length > most) throw tooLarge(call, most);
  return text;
}

const tooLarge = (call: Call, most: number): ReplyError =>
  new ReplyError(call, `the reply is larger than ${most / 1024 / 1024} MiB`);
