import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { routeOfTarget } from './app/routes.ts';

/** One request, without anything that tells who asked or what a visitor typed. */
export interface RequestEntry {
  /** Null, as the route, where there was no request that could be understood. */
  readonly method: string | null;
  readonly route: string | null;
  readonly status: number;
  /** Handed to the connection, headers included. */
  readonly bytes: number;
  /** From the request's headers to the answer's end. */
  readonly ms: number;
  /** The connection went before the whole answer was written. */
  readonly cut?: true;
}

export type LogRequest = (entry: RequestEntry) => void;

/** Tells `log` of every request that the listener has answered. */
export function logged(listener: RequestListener, log: LogRequest): RequestListener {
  const counted = new WeakMap<Socket, number>();
  return (incoming, outgoing) => {
    const start = performance.now();
    const { method = null, url = '', socket } = incoming;
    let isWhole = false;
    outgoing.once('finish', () => {
      // It also comes when the connection is destroyed.
      isWhole = !socket.destroyed;
    });
    outgoing.once('close', () => {
      const written = socket.bytesWritten;
      log({
        method,
        route: routeOfTarget(url),
        status: outgoing.statusCode,
        bytes: written - (counted.get(socket) ?? 0),
        ms: Math.round((performance.now() - start) * 10) / 10,
        ...(isWhole ? {} : { cut: true }),
      });
      counted.set(socket, written);
    });
    return listener(incoming, outgoing);
  };
}
