import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export interface Connections {
  /** True if the request's connection is over the limit. */
  isRefused(incoming: IncomingMessage): boolean;
  /** Call it for each request: `endSilent` keeps connections with an unfinished reply. */
  begin(incoming: IncomingMessage, outgoing: ServerResponse): void;
  accepted(): number;
  /** Records which connections transfer bytes. Call it every `OBSERVE_MS` while the server stops. */
  observe(): void;
  /** Ends connections that have no unfinished reply and were silent for the last second of calls. Includes `observe`. */
  endSilent(): void;
  /** Closes all connections, upgraded ones included. */
  closeAll(): void;
}

interface Connection {
  answer: ServerResponse | null;
  /** Bytes read when its request arrived. More bytes mean that another request has begun, except pipelined bytes in the same packet. */
  read: number;
  /** Bytes in both directions, and the number of observations since they last changed. */
  bytes: number;
  silent: number;
}

export const OBSERVE_MS = 50;
/**
 * Callers send a request within a second of connecting or of the last reply. Closing earlier would reset a request that is
 * already on the network. It counts calls, because a starved process reads nothing, however much time passes.
 */
const SILENT = 1000 / OBSERVE_MS;
/** Half a second more, so the caller can close its side. */
const LINGERED = SILENT + 500 / OBSERVE_MS;

/** @param most simultaneous connections; above twice as many, connections are refused */
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
  // `close` calls it. Node would close a connection whose reply still waits for a slow reader, and one that was accepted but not
  // read yet.
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
