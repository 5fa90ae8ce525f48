/** Sends the products reply that our provider prepared: `node floor.mjs FOLDER`, where FOLDER has `br` and `identity`. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

const PATH = '/wp-json/product-selector/v2/products';
const [folder = ''] = process.argv.slice(2);

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

const server = createServer((request, response) => {
  if (!request.url?.startsWith(PATH)) return response.writeHead(404).end();
  const { body, headers } = request.headers['accept-encoding']?.includes('br') ? replies.br : replies.identity;
  response.writeHead(200, headers).end(body);
});
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`);
});
