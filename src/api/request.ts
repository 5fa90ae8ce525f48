import { MOST_REPLY_BYTES } from '../catalogue/catalogueLimits.ts';

/** A call that takes longer is a failure, however often it has asked: the visitor goes on without it. */
export const REPLY_LIMIT_MS = 10_000;
/** A provider that failed is left alone at least this long. */
export const RETRY_PAUSE_MS = 300;
/** On top comes a time by chance up to this: pages that failed at the same moment do not ask again at the same moment. */
export const RETRY_SPREAD_MS = 2000;
/** What passes by itself. A WordPress that cannot get at its database says 500. */
const PASSING: readonly number[] = [500, 502, 503, 504];
const TOO_MANY = 429;

/** What is needed of `fetch`, so that a test can stand in for the network. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** What a request takes from the world around it. */
export interface Network {
  readonly fetch: Fetch;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** From 0 to just below 1, by chance. */
  readonly random: () => number;
}

interface ReplyFault extends ErrorOptions {
  /** The status, where the provider answered with one outside 2xx. */
  readonly status?: number;
  /** After how many milliseconds asking once more can help; without it, it cannot. */
  readonly again?: number | undefined;
}

/** A call that did not bring a usable reply: which, and why. */
export class ReplyError extends Error {
  override readonly name = 'ReplyError';
  readonly status: number | undefined;
  readonly again: number | undefined;

  constructor(url: string, reason: string, { status, again, ...options }: ReplyFault = {}) {
    super(`GET ${url}: ${reason}`, options);
    this.status = status;
    this.again = again;
  }
}

/** A reply as it came, and where from. */
export interface TextReply {
  readonly url: string;
  readonly text: string;
}

/** What asks, and what it asks with. */
export interface Request {
  readonly network: Network;
  /** Where to ask; called anew for each time. */
  address(): string;
  readonly init: RequestInit;
}

export function parseJson({ url, text }: TextReply): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ReplyError(url, 'the reply is not JSON', { cause });
  }
}

/**
 * Waits for a call that may take ten seconds; what it has begun is then told to stop.
 * @throws ReplyError when the time is over, or whatever the call or `stop` was ended with
 */
export function withinLimit<Result>(url: string, stop: AbortController, call: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const { signal } = stop;
    const timer = setTimeout(
      () => stop.abort(new ReplyError(url, `no complete reply within ${REPLY_LIMIT_MS / 1000} seconds`)),
      REPLY_LIMIT_MS,
    );
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      if (signal.aborted) reject(signal.reason);
    };
    signal.addEventListener('abort', end);
    call.then(resolve, reject).finally(end);
  });
}

/**
 * Asks for a text, and once more after a pause where that can help: no connection, or one that broke off; status 500, 502,
 * 503 or 504; 429 with a `Retry-After`. The pause is what `Retry-After` asks for and a time by chance; one that does not fit
 * into the call's ten seconds is not begun.
 * @throws ReplyError for a status outside 2xx, more than 16 MiB, or no connection
 */
export async function requestText(request: Request, signal: AbortSignal): Promise<TextReply> {
  const { now, random } = request.network;
  const begun = now();
  try {
    return await requestOnce(request, signal);
  } catch (error) {
    const again = error instanceof ReplyError ? error.again : undefined;
    if (again === undefined || signal.aborted) throw error;
    const pause = Math.max(again, RETRY_PAUSE_MS) + random() * RETRY_SPREAD_MS;
    if (now() - begun + pause >= REPLY_LIMIT_MS) throw error;
    await passTime(pause, signal);
    return requestOnce(request, signal);
  }
}

async function requestOnce({ network, address, init }: Request, signal: AbortSignal): Promise<TextReply> {
  const url = address();
  try {
    // Without cookies on both calls: a signed-in WordPress visitor would otherwise be refused.
    const response = await network.fetch(url, { ...init, method: 'GET', credentials: 'omit', signal });
    const { status } = response;
    if (!response.ok) {
      const asked = readRetryAfter(response.headers, network.now());
      const again = PASSING.includes(status) ? (asked ?? 0) : status === TOO_MANY ? asked : undefined;
      throw new ReplyError(url, `the provider answered with status ${status}`, { status, again });
    }
    return { url, text: await readText(url, response) };
  } catch (cause) {
    if (cause instanceof ReplyError) throw cause;
    throw new ReplyError(url, 'the provider could not be reached', { cause, again: 0 });
  }
}

/**
 * Milliseconds that a `Retry-After` asks for, in seconds or as a date; undefined without one that can be read. A date is of
 * the provider's clock, which `Date` tells where it can be read.
 */
function readRetryAfter(headers: Partial<Headers> | undefined, now: number): number | undefined {
  const header = headers?.get?.('Retry-After');
  if (typeof header !== 'string') return undefined;
  const sent = Date.parse(headers?.get?.('Date') ?? '') || now;
  const pause = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - sent;
  return Number.isNaN(pause) ? undefined : pause;
}

/** @throws what the signal is aborted with */
function passTime(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      if (signal.aborted) reject(signal.reason);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}

async function readText(url: string, response: Response): Promise<string> {
  const reader = response.body?.getReader?.();
  if (!reader) return readWhole(url, response);
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > MOST_REPLY_BYTES) {
      void reader.cancel().catch(() => {});
      throw tooLarge(url);
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** A page may have put a `fetch` of its own in place, whose replies are no streams and have only some of the methods. */
async function readWhole(url: string, response: Partial<Response>): Promise<string> {
  if (!response.text && !response.json) throw new ReplyError(url, "the page's own fetch gave a reply without a body");
  const text = response.text ? await response.text() : JSON.stringify(await response.json?.());
  // Each of its units is at least one byte.
  if (text.length > MOST_REPLY_BYTES) throw tooLarge(url);
  return text;
}

const tooLarge = (url: string): ReplyError =>
  new ReplyError(url, `the reply is larger than ${MOST_REPLY_BYTES / 1024 / 1024} MiB`);
