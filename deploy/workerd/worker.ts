import { createAnswers } from 'virtual:agents';
import prepared from 'virtual:prepared';
import { createProviderApp } from '../../server/app/createApp.ts';
import type { Prepared } from './prepareWorker.ts';

const { products, init, policy, files, allowedOrigins, shareUrl }: Prepared = JSON.parse(prepared, (name, value) =>
  // @ts-expect-error ES2026, which workerd has.
  name === 'body' ? Uint8Array.fromBase64(value) : value,
);
const catalogue = { current: products, init };
const app = createProviderApp({
  catalogue,
  agents: createAnswers && shareUrl !== null ? createAnswers(catalogue, shareUrl) : null,
  files: new Map(Object.entries(files)),
  policy,
  allowedOrigins,
});

/** Not in the standard: `manual` means that the body is already encoded as its header says. */
interface WorkerResponseInit extends ResponseInit {
  readonly encodeBody: 'automatic' | 'manual';
}

/** The embedded provider as a worker, with the publication it was built with. */
export default {
  async fetch(request: Request): Promise<Response> {
    const { status, headers, body } = await app.fetch(request);
    const init: WorkerResponseInit = { status, headers, encodeBody: 'manual' };
    return new Response(body, init);
  },
};
