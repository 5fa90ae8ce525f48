import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { openPostgres } from './openPostgres.ts';

/** The first message of PostgreSQL's protocol that asks for TLS. */
const ASKS_FOR_TLS = '0000000804d2162f';

it('an address with sslmode=verify-full sends nothing to a PostgreSQL without TLS', async () => {
  const sent: string[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', (bytes) => {
      sent.push(bytes.toString('hex'));
      socket.write('N');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(openPostgres(`postgres://ada:secret@127.0.0.1:${port}/selector?sslmode=verify-full`)).rejects.toThrow(
    'The PostgreSQL database can’t be used: The server does not support SSL connections.',
  );
  expect(sent).toEqual([ASKS_FOR_TLS]);
  server.close();
});
