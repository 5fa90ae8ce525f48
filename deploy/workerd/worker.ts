import { createApp } from '../../server/app/createApp.ts';
import bodies from './bodies.bin';
import index from './index.json.txt';
import { unpack } from './prepared.ts';

const { products, pages, files, allowedOrigins } = unpack({ index, bodies: new Uint8Array(bodies) });
const app = createApp({
  catalogue: { current: products },
  files: new Map(Object.entries(files)),
  pages,
  allowedOrigins,
});

/** Beyond the standard: `manual` means that the body is already encoded as its header says. */
interface WorkerResponseInit extends ResponseInit {
  readonly encodeBody: 'automatic' | 'manual';
}

/** The embedded provider as a worker, with the catalogue of its build. */
export default {
  async fetch(request: Request): Promise<Response> {
    const { status, headers, body } = await app.fetch(request);
    const init: WorkerResponseInit = { status, headers, encodeBody: 'manual' };
    return new Response(body, init);
  },
};
