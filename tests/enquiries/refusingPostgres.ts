import { type AddressInfo, createServer } from 'node:net';

/** An answer of PostgreSQL to each connection: an error with this code. Null cuts the connection. */
export type Refusal = readonly [code: string, message: string] | null;

export const STARTING: Refusal = ['57P03', 'the database system is starting up'];
export const WRONG_PASSWORD: Refusal = ['28P01', 'password authentication failed'];

/** For tests: a server that refuses each connection as PostgreSQL does. */
export async function refusingPostgres(first: Refusal) {
  let refusal = first;
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => (refusal === null ? socket.destroy() : socket.end(messageOf(refusal))));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `postgres://x@127.0.0.1:${(server.address() as AddressInfo).port}/x`,
    refuse(next: Refusal) {
      refusal = next;
    },
    stop: () => server.close(),
  };
}

function messageOf([code, message]: NonNullable<Refusal>): Buffer {
  const fields = Buffer.from(`SFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.from('E\0\0\0\0');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}
