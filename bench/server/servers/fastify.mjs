import fastify from 'fastify';
import { chooseReply, PATH, readBodies } from '../readBodies.mjs';

const replies = readBodies(process.argv[2] ?? '');

const app = fastify();
app.get(PATH, (/** @type {any} */ request, /** @type {any} */ answer) => {
  const { body, headers } = chooseReply(replies, request.headers['accept-encoding']);
  answer.headers(headers).send(body);
});
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
