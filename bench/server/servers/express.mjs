import express from 'express';
import { chooseReply, PATH, readBodies } from '../readBodies.mjs';

const replies = readBodies(process.argv[2] ?? '');

const app = express();
app.get(PATH, (/** @type {any} */ request, /** @type {any} */ response) => {
  const { body, headers } = chooseReply(replies, request.headers['accept-encoding']);
  response.set(headers).send(body);
});
const server = app.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
