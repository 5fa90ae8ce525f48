import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { ProviderApp } from './app/createApp.ts';
import { NOT_STORED, PROBLEMS } from './app/problem.ts';

/**
 * Connects the app to Node's requests and responses.
 *
 * @param isClosing true to close connections with the reply
 */
export function createListener(app: ProviderApp, isClosing: () => boolean): RequestListener {
  const listener = getRequestListener(
    (request, { incoming }) => app.fetch(request, { peer: incoming.socket.remoteAddress }),
    // Default host for HTTP/1.0 requests, which may omit it.
    { hostname: 'localhost', errorHandler: badRequest },
  );
  return (incoming, outgoing) => {
    if (isClosing()) outgoing.setHeader('Connection', 'close');
    const { method, url = '', headers } = incoming;
    const direct = method === 'GET' ? app.direct(url, headers['accept-encoding'], headers['if-none-match']) : null;
    if (!direct) return listener(incoming, outgoing);
    outgoing.writeHead(direct.status, direct.headers as string[]);
    outgoing.end(direct.body ?? undefined);
  };
}

function badRequest(): Response {
  const headers = { ...NOT_STORED, 'X-Content-Type-Options': 'nosniff', Connection: 'close' };
  return Response.json(PROBLEMS.badRequest, { status: 400, headers });
}
