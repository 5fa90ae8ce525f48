import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import type { ProviderApp } from './app/createApp.ts';
import { routeOfTarget } from './app/routes.ts';
import { createListener } from './createListener.ts';
import { type Connections, followConnections, OBSERVE_MS } from './followConnections.ts';
import { LIMITS, type Limits } from './limits.ts';
import { type LogRequest, logged } from './logged.ts';
import { type BrokenRequest, refuseBroken, refuseTunnel } from './refuseBroken.ts';

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
   * Closes each connection with its next reply. After the drain time, it accepts no more connections and ends those that were
   * silent for a second. After the grace time, it cuts off the rest.
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
/** The least backlog: Node's default. */
const QUEUE = 511;
/**
 * The listener closes after this many turns of the event loop without a new connection, or after the most turns. It counts turns,
 * because a starved process accepts nothing, however many connections wait.
 */
const QUIET_TURNS = 10;
const MAX_TURNS = 50;
const TURN_MS = 10;

/** @throws the operating system's error; `listenProblem` describes it */
export function listen(
  app: ProviderApp,
  { host, port, base = '', limits: some, log = null }: ListenOptions,
): Promise<Listening> {
  const limits = { ...LIMITS, ...some };
  let isStopping = false;

  const server = createServer({
    maxHeaderSize: limits.headerBytes,
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.idleMs,
    connectionsCheckingInterval: Math.min(CHECK_MS, limits.headersMs),
    // The listener replies with an error and logs it.
    requireHostHeader: false,
  });
  const connections = followConnections(server, limits.connections);
  const listener = createListener(app, connections, () => isStopping);
  const requests = holdRequests(withoutBase(log ? logged(listener, log) : listener, base));
  server.on('request', requests.listener);
  server.on('checkExpectation', requests.listener);
  server.timeout = limits.stalledMs;
  const report = (method: string | null, route: string | null, refusal: BrokenRequest | null) => {
    if (log && refusal) log({ method, route, ...refusal, ms: 0 });
  };
  server.on('clientError', (error, socket) => report(null, null, refuseBroken(error, socket)));
  server.on('connect', ({ url = '' }, socket) =>
    report('CONNECT', routeOfTarget(url), refuseTunnel(socket, limits.stalledMs)),
  );

  return new Promise((resolve, reject) => {
    server.once('error', reject);
    // Connections beyond the backlog would wait a second for their 503.
    server.listen({ port, host, backlog: Math.max(QUEUE, 2 * limits.connections) }, () => {
      server.off('error', reject);
      const stop = async ({ drainMs, graceMs }: StopOptions) => {
        isStopping = true;
        const observing = setInterval(connections.observe, OBSERVE_MS);
        await wait(drainMs);
        clearInterval(observing);
        await close(server, connections, requests, graceMs);
      };
      resolve({ url: `${urlOf(server.address() as AddressInfo)}${base}/`, stop });
    });
  });
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

/**
 * Closing a listener resets connections that the program has not accepted yet. So replies are held back first: callers that
 * reconnect after each reply wait, and the backlog runs empty. Then the listener closes right after a turn of the event loop that
 * accepted everything.
 */
async function close(
  server: Server,
  connections: Connections,
  { hold, release }: HeldRequests,
  graceMs: number,
): Promise<void> {
  hold();
  const most = graceMs === 0 ? 0 : MAX_TURNS;
  let quiet = 0;
  for (let turns = 0; turns < most && quiet < QUIET_TURNS; turns += 1) {
    const before = connections.accepted();
    await wait(TURN_MS);
    await turn();
    quiet = connections.accepted() === before ? quiet + 1 : 0;
  }
  const closed = new Promise((resolve) => server.close(resolve));
  release();
  const tidy = setInterval(connections.endSilent, OBSERVE_MS);
  const cut = setTimeout(connections.closeAll, graceMs);
  await closed;
  clearInterval(tidy);
  clearTimeout(cut);
}

interface HeldRequests {
  readonly listener: RequestListener;
  /** Queues requests from now on. */
  hold(): void;
  /** Handles the queued requests in order, and new ones immediately. */
  release(): void;
}

function holdRequests(listener: RequestListener): HeldRequests {
  let waiting: (readonly [IncomingMessage, ServerResponse])[] | null = null;
  return {
    listener(incoming, outgoing) {
      if (waiting) waiting.push([incoming, outgoing]);
      else listener(incoming, outgoing);
    },
    hold() {
      waiting ??= [];
    },
    release() {
      const released = waiting ?? [];
      waiting = null;
      for (const [incoming, outgoing] of released) listener(incoming, outgoing);
    },
  };
}
