import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type Answer, answerProblem } from './app/answer.ts';
import type { App } from './app/createApp.ts';
import type { Fields } from './app/prepareReply.ts';

/** What a server knows of a request's connection. */
export interface Doorman {
  /** Whether it is one too many. */
  isRefused(incoming: IncomingMessage): boolean;
  /** Is told of each request before it is answered. */
  begin(incoming: IncomingMessage, outgoing: ServerResponse): void;
  /** Whether it is to be closed with the answer. */
  isClosing(): boolean;
}

const TOO_BUSY = answerProblem('tooBusy', { 'Retry-After': '2', Connection: 'close' });
const BAD_REQUEST = answerProblem('badRequest');
const EXPECTATION_FAILED = answerProblem('expectationFailed');

/**
 * Node's requests and answers around the app. What was prepared goes out without a Request or a Response being made of it,
 * which would cost a seventh more (decision record 19).
 */
export function createListener(app: App, { isRefused, begin, isClosing }: Doorman): RequestListener {
  const listener = getRequestListener(app.fetch, {
    // Whom a request by HTTP/1.0 means, which need not say.
    hostname: 'localhost',
    errorHandler: () => new Response(BAD_REQUEST.body, BAD_REQUEST),
  });
  return (incoming, outgoing) => {
    begin(incoming, outgoing);
    const { method, headers } = incoming;
    const isTooMany = isRefused(incoming);
    // Whether a page of another origin may ask is answered all the same: without that it could not read the refusal.
    if (isTooMany && method !== 'OPTIONS') {
      return send(outgoing, { ...TOO_BUSY, headers: app.share(TOO_BUSY.headers, headers.origin ?? null) });
    }
    const refusal = refusalOf(incoming);
    // The rest of a body that nobody reads must not be taken for the next request, nor waited for.
    const isLast = refusal !== null || isClosing() || isTooMany || hasBody(incoming);
    if (isLast) outgoing.setHeader('Connection', 'close');
    if (refusal) return send(outgoing, refusal);
    const prepared =
      method === 'GET' ? app.prepared(incoming.url ?? '', (name) => (headers[name] as string) ?? null) : null;
    if (prepared) return send(outgoing, prepared);
    return listener(incoming, outgoing);
  };
}

function send(outgoing: ServerResponse, { status, headers, body }: Answer): void {
  outgoing.writeHead(status, flat(headers));
  if (body === null) outgoing.end();
  else outgoing.end(body);
}

/** What Node would refuse by itself, without a body and without a line in the log; and more than one Host (RFC 9112, 3.2). */
function refusalOf({ httpVersion, headers: { host, expect }, rawHeaders }: IncomingMessage): Answer | null {
  if (hasTwoHosts(rawHeaders)) return BAD_REQUEST;
  if (httpVersion !== '1.1') return null;
  if (host === undefined) return BAD_REQUEST;
  return expect === undefined || /\b100-continue\b/i.test(expect) ? null : EXPECTATION_FAILED;
}

/**
 * Node keeps the first one and drops the others.
 *
 * @param fields names and values in turn
 */
function hasTwoHosts(fields: readonly string[]): boolean {
  let hosts = 0;
  for (let index = 0; index < fields.length; index += 2) {
    const name = fields[index]!;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length'];
  return (length !== undefined && length !== '0') || headers['transfer-encoding'] !== undefined;
}

/** Names and values in turn, the form that Node writes without looking at it again. */
const flattened = new WeakMap<Fields, string[]>();

function flat(headers: Fields): string[] {
  let fields = flattened.get(headers);
  if (!fields) {
    fields = Object.entries(headers).flat();
    flattened.set(headers, fields);
  }
  return fields;
}
