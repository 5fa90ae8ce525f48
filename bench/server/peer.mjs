/** Sends the products reply that ours prepared: `node peer.mjs floor|fastify FOLDER`, where FOLDER has `br` and `identity`. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

const PATH = '/wp-json/product-selector/v2/products';
const [kind = '', folder = ''] = process.argv.slice(2);

/** @param {'br' | 'identity'} encoding */
function replyIn(encoding) {
  const body = readFileSync(join(folder, encoding));
  /** @type {Record<string, string | number>} */
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': body.length,
    ...(encoding === 'br' ? { 'Content-Encoding': 'br' } : {}),
    ETag: `"${body.length}-${encoding}"`,
    Vary: 'Accept-Encoding',
    'Access-Control-Allow-Origin': '*',
  };
  return { body, headers };
}
const replies = { br: replyIn('br'), identity: replyIn('identity') };
/** @param {string | undefined} accepted */
const choose = (accepted) => (accepted?.includes('br') ? replies.br : replies.identity);

if (kind === 'fastify') {
  const { fastify } = await import('fastify');
  const app = fastify();
  app.get(PATH, (/** @type {any} */ request, /** @type {any} */ reply) => {
    const { body, headers } = choose(request.headers['accept-encoding']);
    reply.headers(headers).send(body);
  });
  console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
} else {
  const server = createServer((request, response) => {
    if (!request.url?.startsWith(PATH)) return response.writeHead(404).end();
    const { body, headers } = choose(request.headers['accept-encoding']);
    response.writeHead(200, headers).end(body);
  });
  server.listen(0, '127.0.0.1', () => {
    console.log(`http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`);
  });
}
