/** The floor: `node:http` alone. */
import { createServer } from 'node:http';
import { chooseReply, PATH, readBodies } from '../readBodies.mjs';

const replies = readBodies(process.argv[2] ?? '');

const server = createServer((request, response) => {
  if (!request.url?.startsWith(PATH)) return response.writeHead(404).end();
  const { body, headers } = chooseReply(replies, request.headers['accept-encoding']);
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`);
});
