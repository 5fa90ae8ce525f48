import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { type AddressInfo, Server as Listener } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { ProviderApp } from './app/createApp.ts';
import { NOT_STORED, PROBLEMS } from './app/problem.ts';
import { LIMITS, type Limits } from './limits.ts';
import { type LogRequest, logged } from './logged.ts';

export interface ListenOptions {
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** The site's folder, from `--base`. Addresses without it work too. */
  readonly base?: string;
  readonly limits?: Partial<Limits>;
  /** Called after each reply. */
  readonly log?: LogRequest | null;
}

export interface Listening {
  /** The address, with the port in use. */
  readonly url: string;
  /**
   * Closes each connection with its next reply. After the drain time, it accepts no more connections and closes idle ones. After the
   * grace time, it cuts off the rest.
   */
  stop(how: StopOptions): Promise<void>;
}

export interface StopOptions {
  /** The time to keep accepting connections, so the load balancer notices the shutdown. */
  readonly drainMs: number;
  /** The time that open requests may take after that. */
  readonly graceMs: number;
}

const CHECK_MS = 1000;
/** @throws the operating system's error; `listenProblem` describes it */
export function listen(
  app: ProviderApp,
  { host, port, base = '', limits: some, log = null }: ListenOptions,
): Promise<Listening> {
  const limits = { ...LIMITS, ...some };
  let isStopping = false;
  const replies = new Set<ServerResponse>();

  const server = createServer({
    maxHeaderSize: limits.headerBytes,
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.idleMs,
    connectionsCheckingInterval: Math.min(CHECK_MS, limits.headersMs),
  });
  server.maxConnections = limits.connections;
  server.timeout = limits.stalledMs;
  const listener = getRequestListener(
    (request, { incoming }) => app.fetch(request, { peer: incoming.socket.remoteAddress }),
    // Default host for HTTP/1.0 requests, which may omit it.
    { hostname: 'localhost', errorHandler: badRequest },
  );
  server.on('request', (_, reply) => {
    replies.add(reply.once('close', () => replies.delete(reply)));
    if (isStopping) reply.setHeader('Connection', 'close');
  });
  server.on('request', withoutBase(log ? logged(listener, log) : listener, base));

  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => {
      server.off('error', reject);
      const stop = async ({ drainMs, graceMs }: StopOptions) => {
        isStopping = true;
        await wait(drainMs);
        const cut = setTimeout(() => server.closeAllConnections(), graceMs);
        const closed = new Promise((ended) => Listener.prototype.close.call(server, ended));
        // To Node, a connection is idle once its reply is written, although its caller may still be reading.
        for (const reply of replies) await once(reply, 'close');
        server.close();
        await closed;
        clearTimeout(cut);
      };
      resolve({ url: `${urlOf(server.address() as AddressInfo)}${base}/`, stop });
    });
  });
}

function badRequest(): Response {
  const headers = { ...NOT_STORED, 'X-Content-Type-Options': 'nosniff', Connection: 'close' };
  return Response.json(PROBLEMS.badRequest, { status: 400, headers });
}

/** Removes the folder from each address, if a proxy in front hasn't already. */
function withoutBase(listener: RequestListener, base: string): RequestListener {
  if (base === '') return listener;
  return (incoming, outgoing) => {
    const [, origin = '', path = ''] = /^(https?:\/\/[^/]+)?(.*)$/i.exec(incoming.url ?? '') ?? [];
    const rest = path.slice(base.length);
    if (path.startsWith(base) && /^([/?]|$)/.test(rest)) {
      incoming.url = `${origin}${rest.startsWith('/') ? '' : '/'}${rest}`;
    }
    listener(incoming, outgoing);
  };
}

/** One line with the reason why the server can't listen, and the solution. */
export function listenProblem(error: NodeJS.ErrnoException, host: string, port: number): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} of ${host} is in use by another program. Stop it, or choose another port with --port.`;
    case 'EACCES':
      return `No permission to use port ${port}. Choose one above 1023 with --port.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `This machine has no address '${host}'. Choose another with --host, for example 127.0.0.1.`;
    default:
      return `Can't listen at ${host}, port ${port}: ${error.message}`;
  }
}

function urlOf({ address, family, port }: AddressInfo): string {
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
