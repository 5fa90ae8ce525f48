import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { readEmbedFiles } from './embedFiles.ts';
import { plainPage } from './plainPage.ts';
import type { PreparedReply } from './prepareReply.ts';
import { restProblem } from './restProblem.ts';

export interface AppOptions {
  /** Asked on each request, so a catalogue that changes is served from the next request on. */
  readonly catalogue: { readonly current: PreparedReply };
  /** The folder with the built element; read once, here. */
  readonly embedFolder: string;
  /** The HTML of the page at `/`. */
  readonly demoPage: string;
}

const REST = '/wp-json';
const INIT = `${REST}/product-selector/v2/init`;
const PRODUCTS = `${REST}/product-selector/v2/products`;
const EMBED = '/embed/';
const ALLOWED = 'GET, HEAD, OPTIONS';

/**
 * The standalone provider as Request → Response: the two calls of the selector, the built element and a page to see it on.
 *
 * @throws when the folder of the built element cannot be read
 */
export function createApp({ catalogue, embedFolder, demoPage }: AppOptions): Hono {
  const files = readEmbedFiles(embedFolder);
  const app = new Hono();

  app.use(async (c, next) => {
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
    if (isForOtherOrigins(c)) c.header('Access-Control-Allow-Origin', '*');
  });

  app.get('/', (c) => {
    c.header('Cache-Control', 'no-cache');
    return c.html(demoPage);
  });

  app.get(`${EMBED}*`, answerNotModified, (c) => {
    const file = files.get(c.req.path.slice(EMBED.length));
    if (!file) return c.text('There is no such file in this build of the selector.', 404);
    return c.body(file.body, 200, { 'Content-Type': file.type, 'Cache-Control': file.cacheControl, ETag: file.etag });
  });

  for (const path of [INIT, PRODUCTS]) {
    app.options(path, answerPreflight);
  }
  app.get(INIT, (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json({ nonce: randomBytes(5).toString('hex') });
  });
  app.get(PRODUCTS, answerNotModified, (c) => {
    const { body, etag } = catalogue.current;
    return c.body(body, 200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-cache',
      ETag: etag,
    });
  });
  for (const path of [INIT, PRODUCTS]) {
    app.all(path, (c) => {
      c.header('Allow', ALLOWED);
      return restProblem(c, 'methodNotAllowed');
    });
  }

  app.notFound((c) =>
    isRest(c)
      ? restProblem(c, 'noRoute')
      : c.html(plainPage('Page not found', 'There is no page at this address.'), 404),
  );

  app.onError((error, c) => {
    console.error(`${c.req.method} ${c.req.path} failed: ${error.message.replaceAll(/\s+/g, ' ')}`);
    return isRest(c)
      ? restProblem(c, 'serverError')
      : c.html(plainPage('Something went wrong', 'The fault is on our side. Please try again in a moment.'), 500);
  });

  return app;
}

/**
 * The selector lives in pages of other origins. Its products call carries a JSON content type, which makes browsers ask
 * first whether they may send it. No credentials: nothing here belongs to one visitor.
 */
function answerPreflight(c: Context): Response {
  return c.body(null, 204, {
    Allow: ALLOWED,
    'Access-Control-Allow-Methods': 'GET, HEAD',
    'Access-Control-Allow-Headers': 'Content-Type',
    'Access-Control-Max-Age': '86400',
  });
}

/** Answers 304 to a caller who already has the body with this ETag; hashes nothing where the answer carries its own. */
const answerNotModified = etag();

function isRest(c: Context): boolean {
  return c.req.path === REST || c.req.path.startsWith(`${REST}/`);
}

function isForOtherOrigins(c: Context): boolean {
  return isRest(c) || c.req.path.startsWith(EMBED);
}
