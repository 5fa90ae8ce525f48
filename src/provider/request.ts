/** A reply that takes longer is a failure: the visitor goes on without it. */
export const REPLY_LIMIT_MS = 10_000;
/** A reply that is larger is a failure: a phone could not hold it. The demo range takes 1.1 kB a system, so 16 MiB hold about 15,000. */
export const REPLY_LIMIT_BYTES = 16 * 1024 * 1024;

/** What is needed of `fetch`, so that a test can stand in for the network. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** A call that did not bring a usable reply: which, and why. */
export class ReplyError extends Error {
  override readonly name = 'ReplyError';

  constructor(url: string, reason: string, options?: ErrorOptions) {
    super(`GET ${url}: ${reason}`, options);
  }
}

/** Asks for JSON and gives it back parsed. Throws a `ReplyError` for whatever it cannot. */
export async function requestJson(fetch: Fetch, url: string, init: RequestInit): Promise<unknown> {
  const text = await requestText(fetch, url, init);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw notJson(url, cause);
  }
}

export function notJson(url: string, cause: unknown): ReplyError {
  return new ReplyError(url, 'the reply is not JSON', { cause });
}

/**
 * Asks for a text. A status outside 2xx, more than 16 MiB, no end within ten seconds or no connection throw a
 * `ReplyError` that says which.
 */
export async function requestText(fetch: Fetch, url: string, init: RequestInit): Promise<string> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), REPLY_LIMIT_MS);
  try {
    // Without cookies on both calls: a signed-in WordPress visitor would otherwise be refused.
    const response = await fetch(url, { ...init, method: 'GET', credentials: 'omit', signal: limit.signal });
    if (!response.ok) throw new ReplyError(url, `the provider answered with status ${response.status}`);
    return await readText(url, response, limit);
  } catch (cause) {
    if (cause instanceof ReplyError) throw cause;
    if (limit.signal.aborted) throw new ReplyError(url, `no complete reply within ${REPLY_LIMIT_MS / 1000} seconds`);
    throw new ReplyError(url, 'the provider could not be reached', { cause });
  } finally {
    clearTimeout(timer);
  }
}

async function readText(url: string, response: Response, limit: AbortController): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > REPLY_LIMIT_BYTES) {
      limit.abort();
      throw new ReplyError(url, `the reply is larger than ${REPLY_LIMIT_BYTES / 1024 / 1024} MiB`);
    }
    text += decoder.decode(value, { stream: true });
  }
}
