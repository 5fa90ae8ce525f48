import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { routeOfTarget } from './app/routes.ts';

/** One request, without anything about the visitor. */
export interface RequestEntry {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  /** The bytes of the reply, including headers. */
  readonly bytes: number;
  /** The time from the request's headers to the end of the reply. */
  readonly ms: number;
  /** The connection closed before the whole reply was written. */
  readonly cut?: true;
}

export type LogRequest = (entry: RequestEntry) => void;

/** Logs each request after its reply. */
export function logged(listener: RequestListener, log: LogRequest): RequestListener {
  const counted = new WeakMap<Socket, number>();
  return (incoming, outgoing) => {
    const start = performance.now();
    const { method = '', url = '', socket } = incoming;
    let isWhole = false;
    outgoing.once('finish', () => {
      // This event also fires when the connection is destroyed.
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
