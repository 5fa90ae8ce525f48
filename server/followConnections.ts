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
  /** Closes all there are, also those that Node no longer counts among its own. */
  closeAll(): void;
}

interface Connection {
  /** Of the request that came last. */
  answer: ServerResponse | null;
  /**
   * How many bytes had come when that request was there. More are the beginning of the next one; only what came in one
   * piece with a whole request, from a caller who waits for no answer, is not told from it.
   */
  read: number;
}

/** @param most connections at a time; of twice as many, none is even told that it is one too many */
export function followConnections(server: Server, most: number): Connections {
  const open = new Map<Socket, Connection>();
  const refused = new WeakSet<Socket>();

  server.maxConnections = 2 * most;
  server.on('connection', (socket) => {
    open.set(socket, { answer: null, read: 0 });
    if (open.size > most) refused.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  const closeIdle = () => {
    for (const [socket, connection] of open) {
      if (isIdle(socket, connection)) socket.destroy();
    }
  };
  // Node's own, which `close` calls, takes an answer for sent when its last byte still waits for a slow reader.
  server.closeIdleConnections = closeIdle;

  return {
    isRefused: ({ socket }) => refused.has(socket),
    begin({ socket }, outgoing) {
      const connection = open.get(socket);
      if (!connection) return;
      connection.answer = outgoing;
      connection.read = socket.bytesRead;
    },
    closeIdle,
    closeAll() {
      for (const socket of open.keys()) socket.destroy();
    },
  };
}

function isIdle(socket: Socket, { answer, read }: Connection): boolean {
  return socket.bytesRead === read && (answer === null || (answer.writableEnded && socket.writableLength === 0));
}
