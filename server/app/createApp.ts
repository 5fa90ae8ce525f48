import { type Context, Hono } from 'hono';
import { answer, answerProblem, answerText } from './answer.ts';
import { createShare } from './createShare.ts';
import type { Pages } from './preparePages.ts';
import type { PreparedProducts } from './prepareProducts.ts';
import type { Fields, PreparedReply } from './prepareReply.ts';

export interface AppOptions {
  /** Asked on each request, so a catalogue that changes is served from the next request on. */
  readonly catalogue: { readonly current: PreparedProducts };
  /** The built element: its files by their path below `/embed/`. A request can name nothing else. */
  readonly files: Pick<ReadonlyMap<string, PreparedReply>, 'get'>;
  readonly pages: Pages;
  /** Origins whose pages may use the selector; `null`, the default, for all. */
  readonly allowedOrigins?: readonly string[] | null;
  /** Whether more visitors may be sent here; by default always. */
  readonly isReady?: () => boolean;
}

/** Request → Response, on any platform that has both: nothing here needs Node. Never throws. */
export type App = (request: Request) => Response | Promise<Response>;

/** A longer address is refused; ours have fewer than 100 characters. */
export const ADDRESS_LIMIT = 2048;

const REST = '/wp-json';
const INIT = `${REST}/product-selector/v2/init`;
const PRODUCTS = `${REST}/product-selector/v2/products`;
const EMBED = '/embed/';
const HEALTHY = '/healthz';
const READY = '/readyz';

/** The standalone provider: the two calls of the selector, the built element and a page to see it on. */
export function createApp({ catalogue, files, pages, allowedOrigins = null, isReady = () => true }: AppOptions): App {
  const share = createShare(allowedOrigins);
  const app = new Hono();

  app.all(PRODUCTS, (c) => shared(c, (request) => answer(request, catalogue.current, share)));
  app.all(INIT, (c) => shared(c, initialData));
  app.all(`${EMBED}*`, (c) =>
    shared(c, (request) => {
      const file = files.get(c.req.path.slice(EMBED.length));
      return file ? answer(request, file, share) : answerText(404, 'There is no such file.', sharedWith(request));
    }),
  );
  app.all('/', (c) => own(c, (request) => answer(request, pages.demo)));
  app.all(HEALTHY, (c) => own(c, () => answerText(200, 'ok')));
  app.all(READY, (c) => own(c, () => (isReady() ? answerText(200, 'ready') : answerText(503, 'not ready'))));

  app.notFound(({ req }) =>
    isRest(req.path) ? answerProblem('noRoute', sharedWith(req.raw)) : answer(req.raw, pages.notFound, undefined, 404),
  );

  app.onError((error, { req }) => {
    console.error(`${req.method} ${req.path} failed: ${error.message.replaceAll(/\s+/g, ' ')}`);
    return isRest(req.path)
      ? answerProblem('serverError', sharedWith(req.raw))
      : answer(req.raw, pages.problem, undefined, 500);
  });

  return (request) =>
    request.url.length > ADDRESS_LIMIT ? answerProblem('addressTooLong', sharedWith(request)) : app.fetch(request);

  /** What pages of other origins use: they may ask first whether they may send a content type. */
  function shared(c: Context, get: (request: Request) => Response): Response {
    const request = c.req.raw;
    if (isRead(request)) return get(request);
    const headers = { Allow: 'GET, HEAD, OPTIONS', ...sharedWith(request) };
    if (request.method !== 'OPTIONS') return answerProblem('methodNotAllowed', headers);
    return new Response(null, { status: 204, headers: { ...PREFLIGHT, ...headers } });
  }

  function initialData(request: Request): Response {
    const nonce = Array.from(crypto.getRandomValues(new Uint8Array(5)), (byte) => byte.toString(16).padStart(2, '0'));
    return new Response(JSON.stringify({ nonce: nonce.join('') }), {
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': 'no-store',
        ...sharedWith(request),
      },
    });
  }

  function sharedWith(request: Request): Fields {
    return share(NOTHING_GUESSED, request.headers.get('origin'));
  }
}

/** What only this origin's own pages and tools use. */
function own(c: Context, get: (request: Request) => Response): Response {
  const request = c.req.raw;
  return isRead(request) ? get(request) : answerText(405, 'This address can only be read.', { Allow: 'GET, HEAD' });
}

const NOTHING_GUESSED: Fields = { 'X-Content-Type-Options': 'nosniff' };

/**
 * The products call carries a JSON content type, which makes browsers ask first whether they may send it. No credentials:
 * nothing here belongs to one visitor.
 */
const PREFLIGHT: Fields = {
  'Access-Control-Allow-Methods': 'GET, HEAD',
  'Access-Control-Allow-Headers': 'Content-Type',
  'Access-Control-Max-Age': '86400',
};

function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}

function isRest(path: string): boolean {
  return path === REST || path.startsWith(`${REST}/`);
}
