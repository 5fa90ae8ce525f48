import { connect, type Socket } from 'node:net';

/** A connection that sends bytes unchanged. */
export interface RawConnection {
  readonly socket: Socket;
  /** Everything received so far, one character per byte. */
  received(): string;
  /** Resolves with everything received, once the server has closed the connection. */
  readonly closed: Promise<string>;
}

export async function rawConnection(url: string): Promise<RawConnection> {
  const { port, hostname } = new URL(url);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: false });
  let received = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    received += chunk;
  });
  // Many tests expect a cut connection. The bytes received before that count.
  socket.on('error', () => {});
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(received)));
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  return { socket, received: () => received, closed };
}

/** Whether the server accepts a new connection. */
export async function accepts(url: string): Promise<boolean> {
  try {
    const { socket } = await rawConnection(url);
    socket.destroy();
    return true;
  } catch {
    return false;
  }
}

/** Sends bytes on a new connection and returns everything the server sent until it closed it. */
export async function sendRaw(url: string, bytes: string): Promise<string> {
  const { socket, closed } = await rawConnection(url);
  socket.write(bytes, 'latin1');
  return closed;
}
