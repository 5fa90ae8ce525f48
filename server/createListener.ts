import type { IncomingMessage, RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { ProviderApp } from './app/createApp.ts';
import { type HttpProblem, NOT_STORED, PROBLEMS } from './app/problem.ts';
import type { Connections } from './followConnections.ts';

/**
 * Connects the app to Node's requests and responses.
 *
 * @param isClosing true to close connections with the reply
 */
export function createListener(
  app: ProviderApp,
  { isRefused, begin }: Connections,
  isClosing: () => boolean,
): RequestListener {
  const listener = getRequestListener(
    (request, { incoming }) => {
      // This server has no HTTP/2.
      const message = incoming as IncomingMessage;
      const problem = invalid(message);
      return problem
        ? respond(problem)
        : app.fetch(request, { isTooMany: isRefused(message), peer: message.socket.remoteAddress });
    },
    // Default host for HTTP/1.0 requests, which may omit it.
    { hostname: 'localhost', errorHandler: () => respond(PROBLEMS.badRequest) },
  );
  return (incoming, outgoing) => {
    begin(incoming, outgoing);
    const { method, url = '', headers } = incoming;
    const isRegular = !isRefused(incoming) && invalid(incoming) === null;
    // The unread rest of a body must not be parsed as the next request.
    const leavesBody = hasBody(incoming) && !app.readsBody(method, url);
    if (!isRegular || isClosing() || leavesBody) outgoing.setHeader('Connection', 'close');
    const direct =
      isRegular && method === 'GET' ? app.direct(url, headers['accept-encoding'], headers['if-none-match']) : null;
    if (!direct) return listener(incoming, outgoing);
    outgoing.writeHead(direct.status, direct.headers as string[]);
    outgoing.end(direct.body ?? undefined);
  };
}

function respond(problem: HttpProblem): Response {
  const headers = { ...NOT_STORED, 'X-Content-Type-Options': 'nosniff' };
  return Response.json(problem, { status: problem.data.status, headers });
}

/** Catches requests that Node would refuse without a body or a log line, and requests with several Hosts (RFC 9112, 3.2). */
function invalid({ httpVersion, headers: { host, expect }, rawHeaders }: IncomingMessage): HttpProblem | null {
  // Names and values alternate. In `headers`, Node drops all but the first.
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length;
  if (hosts > 1) return PROBLEMS.badRequest;
  if (httpVersion === '1.0') return null;
  // Node's parser also accepts versions 0.9 and 2.0 in a request line, which no real program sends.
  if (httpVersion !== '1.1') return PROBLEMS.badRequest;
  if (host === undefined) return PROBLEMS.badRequest;
  return expect === undefined || /\b100-continue\b/i.test(expect) ? null : PROBLEMS.expectationFailed;
}

function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length'];
  return (length !== undefined && length !== '0') || headers['transfer-encoding'] !== undefined;
}
