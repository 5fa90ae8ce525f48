import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The open connections of a server. */
export interface Connections {
  /** Whether a request came on a connection that is one too many. */
  isRefused(incoming: IncomingMessage): boolean;
  /** Must be called for each request, so that `endSilent` knows which answers are still open. */
  begin(incoming: IncomingMessage, outgoing: ServerResponse): void;
  /** How many connections have been accepted so far. */
  accepted(): number;
  /** Notes which connections move; to be called every `OBSERVE_MS` while the server stops. */
  observe(): void;
  /** Ends every connection without an open answer that has been silent for the last second of calls. Includes `observe`. */
  endSilent(): void;
  /** Closes all connections, also those that Node no longer counts among its own. */
  closeAll(): void;
}

interface Connection {
  /** Of the last request. */
  answer: ServerResponse | null;
  /**
   * Bytes read when that request arrived. More of them are the beginning of the next request; pipelined bytes in the same
   * piece as a whole request can't be told from it.
   */
  read: number;
  /** All bytes of both directions, and how often they have been seen the same since. */
  bytes: number;
  silent: number;
}

export const OBSERVE_MS = 50;
/**
 * A fresh connection sends its request within a second, and so does a caller who asks again after an answer. Closing
 * earlier would reset a request that is already on the network. Counted in calls, because a program that gets no
 * processor for a second has read nothing in that second.
 */
const SILENT = 1000 / OBSERVE_MS;
/** Half a second for the caller to close its side after ours; some notice only when they next use the connection. */
const LINGERED = SILENT + 500 / OBSERVE_MS;

/** @param most connections at a time; above twice as many they are dropped without an answer */
export function followConnections(server: Server, most: number): Connections {
  const open = new Map<Socket, Connection>();
  const refused = new WeakSet<Socket>();
  let accepted = 0;

  server.maxConnections = 2 * most;
  server.on('connection', (socket) => {
    accepted += 1;
    open.set(socket, { answer: null, read: 0, bytes: 0, silent: 0 });
    if (open.size > most) refused.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  const observe = () => {
    for (const [socket, connection] of open) {
      const bytes = socket.bytesRead + socket.bytesWritten;
      const isSilent = bytes === connection.bytes && isIdle(socket, connection);
      connection.bytes = bytes;
      connection.silent = isSilent ? connection.silent + 1 : 0;
    }
  };
  // Node's own, which `close` calls, takes an answer for sent while its last byte still waits for a slow reader, and a
  // connection that was accepted but not read yet for idle.
  server.closeIdleConnections = () => {};

  return {
    isRefused: ({ socket }) => refused.has(socket),
    begin({ socket }, outgoing) {
      const connection = open.get(socket);
      if (!connection) return;
      connection.answer = outgoing;
      connection.read = socket.bytesRead;
    },
    accepted: () => accepted,
    observe,
    endSilent() {
      observe();
      for (const [socket, { silent }] of open) {
        if (silent >= LINGERED) socket.destroy();
        else if (silent >= SILENT && !socket.writableEnded) socket.end();
      }
    },
    closeAll() {
      for (const socket of open.keys()) socket.destroy();
    },
  };
}

function isIdle(socket: Socket, { answer, read }: Connection): boolean {
  return socket.bytesRead === read && (answer === null || (answer.writableEnded && socket.writableLength === 0));
}
