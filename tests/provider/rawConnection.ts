import { connect, type Socket } from 'node:net';

/** For tests: a connection that sends bytes just as they are. */
export interface RawConnection {
  readonly socket: Socket;
  /** Everything that came so far, one character a byte. */
  received(): string;
  /** Resolves once the other side has closed, with everything that came. */
  readonly closed: Promise<string>;
}

export async function rawConnection(url: string): Promise<RawConnection> {
  const { port, hostname } = new URL(url);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: false });
  let received = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    received += chunk;
  });
  // A connection that is cut is what many tests are about; what came before it counts.
  socket.on('error', () => {});
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(received)));
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  return { socket, received: () => received, closed };
}

/** Sends bytes on a connection of their own and gives back everything that came until the server closed it. */
export async function sendRaw(url: string, bytes: string): Promise<string> {
  const { socket, closed } = await rawConnection(url);
  socket.write(bytes, 'latin1');
  return closed;
}
