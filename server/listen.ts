import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { App } from './app/createApp.ts';

/** A server that takes connections. */
export interface Listening {
  /** The address to open in a browser, with the port that was really taken. */
  readonly url: string;
  /** Takes no more connections and ends when the open requests are answered, or cut off after the grace time. */
  stop(graceMs: number): Promise<void>;
}

/** @throws an error of the operating system when the address cannot be taken; `listenProblem` says it in words */
export function listen(app: App, host: string, port: number): Promise<Listening> {
  const server = createServer(getRequestListener(app));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve({ url: urlOf(server.address() as AddressInfo), stop: (graceMs) => stop(server, graceMs) });
    });
  });
}

/** Why an address cannot be listened at, and what to do: one line. */
export function listenProblem(error: NodeJS.ErrnoException, host: string, port: number): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} of ${host} is taken by another program: stop it, or choose another port with --port.`;
    case 'EACCES':
      return `No permission to use port ${port}: choose one above 1023 with --port.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `This machine has no address '${host}': choose another with --host, for example 127.0.0.1.`;
    default:
      return `Cannot listen at ${host}, port ${port}: ${error.message}`;
  }
}

function urlOf({ address, family, port }: AddressInfo): string {
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}/`;
}

function stop(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    // A connection that was busy when the server closed is kept alive by Node after its answer.
    const tidy = setInterval(() => server.closeIdleConnections(), 50);
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearInterval(tidy);
      clearTimeout(cut);
      resolve();
    });
  });
}
