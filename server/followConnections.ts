import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The open connections of a server. */
export interface Connections {
  /** Whether a request came on a connection that is one too many. */
  isRefused(incoming: IncomingMessage): boolean;
  /** Is told of each request, so that `closeIdle` knows what is still to be answered. */
  begin(incoming: IncomingMessage, outgoing: ServerResponse): void;
  /** Closes every connection on which nothing is on its way in either direction. */
  closeIdle(): void;
}

/** @param most connections at a time; of twice as many, none is even told that it is one too many */
export function followConnections(server: Server, most: number): Connections {
  const open = new Map<Socket, ServerResponse | null>();
  const refused = new WeakSet<Socket>();

  server.maxConnections = 2 * most;
  server.on('connection', (socket) => {
    open.set(socket, null);
    if (open.size > most) refused.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  const closeIdle = () => {
    for (const [socket, answer] of open) {
      if (isIdle(socket, answer)) socket.destroy();
    }
  };
  // Node's own, which `close` calls, takes an answer for sent when its last byte still waits for a slow reader.
  server.closeIdleConnections = closeIdle;

  return {
    isRefused: ({ socket }) => refused.has(socket),
    begin({ socket }, outgoing) {
      open.set(socket, outgoing);
    },
    closeIdle,
  };
}

function isIdle(socket: Socket, lastAnswer: ServerResponse | null): boolean {
  if (lastAnswer === null) return socket.bytesRead === 0;
  return lastAnswer.writableEnded && socket.writableLength === 0;
}
