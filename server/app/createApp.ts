import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { except } from 'hono/combine';
import { etag } from 'hono/etag';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { serveStatic } from 'hono/serve-static';
import { mimes } from 'hono/utils/mime';
import { MAX_ENQUIRY_BYTES } from '../../src/parts/enquiry/rules/enquiry.ts';
import type { Enquiries } from './enquiries.ts';
import { ON_304, pageHeaders, sharedHeaders } from './headers.ts';
import type { Policy } from './pagePolicy.ts';
import { cacheControlOf, type Files, PRODUCTS_REPLY } from './prepareFile.ts';
import type { PreparedProducts } from './prepareProducts.ts';
import { ENQUIRY_PROBLEMS, type HttpProblem, NOT_STORED, PROBLEMS } from './problem.ts';
import { isShared, ROUTES, routeOf } from './routes.ts';

export interface ProviderAppOptions {
  /** Read on each request, so a new publication is served at once. */
  readonly catalogue: {
    readonly current: PreparedProducts;
    /** The published initial data; by default, without a price list. */
    readonly init?: Readonly<Record<string, unknown>> & { readonly nonce: string };
    /** The time when it was first served, ISO 8601. */
    readonly since?: string;
    /** Why the present state of the provider's files isn't served; for everybody to read. */
    readonly unpublished?: Readonly<Record<'since' | 'kind' | 'reason' | 'command', string | null>> | null;
  };
  /** The built element below `/embed/`, and the demo page at `DEMO`. */
  readonly files: Files;
  /** The content security policy of everything except the two calls and the element's files. */
  readonly policy: Policy;
  /** Origins whose pages may use the selector; `null`, the default, allows all. */
  readonly allowedOrigins?: readonly string[] | null;
  /** Accepts visitors' enquiries; null, the default, accepts none. */
  readonly enquiries?: Enquiries | null;
  /** Answers assistants (docs/assistants.md); null, the default, for none. */
  readonly agents?: ((request: Request) => Promise<Response>) | null;
  /** The number of trusted proxies, or the header in which one names the visitor's address; null for none. */
  readonly proxy?: number | string | null;
  /** True while the load balancer may send more visitors; by default always. */
  readonly isReady?: () => boolean;
  /** Gets one line about each internal error; by default, the platform's console. */
  readonly onFault?: (line: string) => void;
}

/** The server's information about a request's connection. */
export interface Connection {
  /** The address at the other end. */
  readonly peer?: string | undefined;
}

export interface ProviderApp {
  /** The provider, on any platform that has Request and Response. Never throws. */
  fetch(request: Request, connection?: Connection): Response | Promise<Response>;
}

/** Longest path and query. Ours have fewer than 100 characters. */
export const MAX_ADDRESS_LENGTH = 2048;
/** The largest call of an assistant. A usual one has 500 bytes. */
const MAX_CALL_BYTES = 65_536;
/** The routes whose replies have an ETag, so that a caller gets 304. */
const TAGGED: Readonly<Record<keyof typeof ROUTES, boolean>> = {
  ...{ demo: true, range: true, embed: true, products: true },
  ...{ init: false, enquiries: false, agents: false, healthy: false, ready: false },
};
/** The demo page among the files. */
export const DEMO = 'index.html';
/** Headers of proxies and content delivery networks. Browsers send none of them. */
const PROXY_HEADERS = [
  ...['X-Forwarded-For', 'Forwarded', 'Via', 'X-Real-IP', 'X-Client-IP', 'X-Forwarded-Proto', 'X-Forwarded-Host'],
  ...['CF-Connecting-IP', 'True-Client-IP', 'Fastly-Client-IP', 'CloudFront-Viewer-Address', 'X-Azure-ClientIP'],
];

/** The embedded provider: the two calls of the selector, the built element and a page to see it on. */
export function createProviderApp({
  catalogue,
  files,
  policy,
  allowedOrigins = null,
  enquiries = null,
  agents = null,
  proxy = null,
  isReady = () => true,
  onFault = (line) => console.error(line),
}: ProviderAppOptions): ProviderApp {
  const app = new Hono();
  const shared = sharedHeaders(allowedOrigins, enquiries !== null);
  const file = fileOptions(files);

  app.use('/wp-json/*', shared);
  app.use('/embed/*', shared);
  app.use(except(['/wp-json/*', '/embed/*'], pageHeaders(policy)));
  app.use(async (c, next) => {
    return addressOf(c.req.url).length > MAX_ADDRESS_LENGTH ? c.json(PROBLEMS.addressTooLong, 414, NOT_STORED) : next();
  });
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed(c, methods) {
        const allow = isShared(c.req.path) ? [...methods, 'OPTIONS'] : methods;
        return c.json(PROBLEMS.methodNotAllowed, 405, { ...NOT_STORED, Allow: allow.join(', ') });
      },
    }),
  );
  for (const [name, route] of Object.entries(ROUTES))
    if (TAGGED[name as keyof typeof ROUTES]) app.use(route, etag({ retainedHeaders: ON_304 }));

  const products = fileOptions({ get: (name) => catalogue.current.files[name] });
  app.get(ROUTES.products, serveStatic({ ...products, path: PRODUCTS_REPLY }));
  app.get(ROUTES.init, async (c) => {
    // Only a server that takes enquiries needs a nonce of its own.
    const own = enquiries && { nonce: await enquiries.createNonce(), enquiry: enquiries.form };
    return c.json({ ...(catalogue.init ?? { nonce: 'static' }), ...own }, 200, NOT_STORED);
  });
  if (enquiries) {
    const limit = atMost(MAX_ENQUIRY_BYTES, ENQUIRY_PROBLEMS.tooLarge);
    app.post(ROUTES.enquiries, limit, (c) => takeEnquiry(c, enquiries, visitorOf(c, proxy)));
  }
  if (agents) {
    app.post(ROUTES.agents, fromAllowed(allowedOrigins), atMost(MAX_CALL_BYTES, PROBLEMS.tooLarge), (c) =>
      agents(c.req.raw),
    );
  }
  app.get(ROUTES.embed, serveStatic(file));
  app.get(ROUTES.demo, serveStatic({ ...file, path: DEMO }));
  app.get(ROUTES.range, serveStatic({ ...file, path: 'range.html' }));
  app.get(ROUTES.healthy, (c) => c.text('ok\n', 200, NOT_STORED));
  app.get(ROUTES.ready, (c) => {
    const { systems, updated } = catalogue.current;
    const ready = isReady();
    const { since: servedSince, unpublished } = catalogue;
    const state = { ready, systems, updated, servedSince, ...(unpublished ? { unpublished } : {}) };
    return c.json(state, ready ? 200 : 503, NOT_STORED);
  });

  app.notFound((c) =>
    isShared(c.req.path)
      ? c.json(PROBLEMS.noRoute, 404, NOT_STORED)
      : c.text('There is no page at this address. The start page is at /.\n', 404, NOT_STORED),
  );
  app.onError((error, c) => {
    const { method, path } = c.req;
    onFault(`${method} ${routeOf(path)} failed: ${error.message.replaceAll(/\s+/g, ' ')}`);
    return isShared(path)
      ? c.json(PROBLEMS.serverError, 500, NOT_STORED)
      : c.text('Something went wrong. Please try again in a moment.\n', 500, NOT_STORED);
  });

  return { fetch: (request, connection) => app.fetch(request, connection) };
}

/** The options by which Hono's `serveStatic` serves prepared files. */
function fileOptions(files: Files) {
  return {
    root: '',
    precompressed: true,
    mimes: { ...mimes, json: 'application/json; charset=utf-8', ts: 'text/plain; charset=utf-8' },
    getContent: async (path: string, c: Context) => {
      const found = files.get(path);
      if (!found) return null;
      c.header('ETag', found.etag);
      c.header('Content-Length', String(found.body.length));
      return found.body;
    },
    onFound: (path: string, c: Context) => {
      c.header('Cache-Control', cacheControlOf(path));
      c.header('Vary', 'Accept-Encoding');
    },
  };
}

async function takeEnquiry(c: Context, enquiries: Enquiries, address: string | null) {
  if (!/^application\/json\b/i.test(c.req.header('Content-Type') ?? ''))
    return c.json(ENQUIRY_PROBLEMS.notJson, 415, NOT_STORED);
  let body: unknown;
  try {
    body = await c.req.json();
  } catch {
    return c.json(ENQUIRY_PROBLEMS.badJson, 400, NOT_STORED);
  }
  const taken = await enquiries.take(body, address);
  return c.json(taken.body, taken.status, { ...NOT_STORED, ...waitOf(taken) });
}

/** Path and query, without the host. */
function addressOf(url: string): string {
  return url.slice(url.indexOf('/', url.indexOf('//') + 2));
}

/** Refuses pages of other sites. A program that isn't a page sends no `Origin`. */
function fromAllowed(origins: readonly string[] | null): MiddlewareHandler {
  return async (c, next) => {
    c.header('Cache-Control', 'no-store');
    const origin = c.req.header('Origin');
    if (origin === undefined || origins === null || origins.includes(origin)) return next();
    return c.json(PROBLEMS.foreignOrigin, 403, NOT_STORED);
  };
}

/** Refuses a larger body. A visitor who hangs up while sending isn't our failure. */
function atMost(maxSize: number, problem: HttpProblem): MiddlewareHandler {
  const limited = bodyLimit({ maxSize, onError: (c) => c.json(problem, 413, { ...NOT_STORED, Connection: 'close' }) });
  // Errors after the body has been read go to `onError`.
  return (c, next) => limited(c, next).catch(() => c.json(PROBLEMS.badRequest, 400, NOT_STORED));
}

/** The visitor's address, as the connection or a trusted proxy gives it; null if nobody knows it. */
function visitorOf(c: Context, proxy: number | string | null): string | null {
  const header = c.req.header(typeof proxy === 'string' ? proxy : 'X-Forwarded-For');
  // Each proxy adds the address it was called from, so one that a visitor has made up stands further in front.
  if (proxy !== null) return (typeof proxy === 'number' ? header?.split(',').at(-proxy) : header)?.trim() ?? null;
  // Anybody can claim to be a proxy.
  if (PROXY_HEADERS.some((name) => c.req.header(name) !== undefined)) return null;
  return (Object(c.env) as Partial<Connection>).peer ?? null;
}

function waitOf({ retryAfterS }: { readonly status: number; readonly retryAfterS?: number }) {
  return retryAfterS === undefined ? {} : { 'Retry-After': String(retryAfterS) };
}
