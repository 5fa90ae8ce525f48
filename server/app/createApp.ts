import { type Context, Hono } from 'hono';
import { type Answer, answer, answerProblem, answerText, type ReadHeader } from './answer.ts';
import { createShare, type Share } from './createShare.ts';
import type { Pages } from './preparePages.ts';
import type { PreparedProducts } from './prepareProducts.ts';
import type { Fields, PreparedReply } from './prepareReply.ts';
import { ALLOWED } from './restProblem.ts';
import { embedPathOf, isRest, ROUTES, routeOf } from './routes.ts';

export interface AppOptions {
  /** Asked on each request, so a catalogue that changes is served from the next request on. */
  readonly catalogue: {
    readonly current: PreparedProducts;
    /** Since when that has been served, ISO 8601, where it is known. */
    readonly since?: string;
  };
  /** The built element: its files by their path below `/embed/`. A request can name nothing else. */
  readonly files: Pick<ReadonlyMap<string, PreparedReply>, 'get'>;
  readonly pages: Pages;
  /** Origins whose pages may use the selector; `null`, the default, for all. */
  readonly allowedOrigins?: readonly string[] | null;
  /** Whether more visitors may be sent here; by default always. */
  readonly isReady?: () => boolean;
  /** Is told of a fault inside, in one line; by default the platform's console. */
  readonly onFault?: (line: string) => void;
}

export interface App {
  /** The provider, on any platform that has Request and Response. Never throws. */
  fetch(request: Request): Response | Promise<Response>;
  /**
   * The same answer as `fetch` gives to a GET, for servers that would only take a Response apart again; null where
   * `fetch` is to be asked. Never throws.
   *
   * @param address path and query as they came
   */
  prepared(address: string, header: ReadHeader): Answer | null;
  /** For what a server answers by itself, so that the same origins can read it. */
  readonly share: Share;
}

/** Path and query of an address; a longer one is refused, ours have fewer than 100 characters. */
export const ADDRESS_LIMIT = 2048;

/** The standalone provider: the two calls of the selector, the built element and a page to see it on. */
export function createApp({
  catalogue,
  files,
  pages,
  allowedOrigins = null,
  isReady = () => true,
  onFault = (line) => console.error(line),
}: AppOptions): App {
  const share = createShare(allowedOrigins);
  const app = new Hono();

  app.all(ROUTES.products, (c) => shared(c, (header) => answer(catalogue.current, header, share)));
  app.all(ROUTES.init, (c) => shared(c, initialData));
  app.all(ROUTES.embed, (c) =>
    shared(c, (header) => {
      const file = fileAt(c.req.path);
      return file ? answer(file, header, share) : answerText(404, "There's no such file.", sharedWith(header));
    }),
  );
  app.all(ROUTES.demo, (c) => own(c, (header) => answer(pages.demo, header)));
  app.all(ROUTES.healthy, (c) => own(c, () => answerText(200, 'ok')));
  app.all(ROUTES.ready, (c) => own(c, readiness));

  app.notFound(({ req: { path, raw } }) => {
    const header = headersOf(raw);
    return respond(
      isRest(path) ? answerProblem('noRoute', sharedWith(header)) : answer(pages.notFound, header, undefined, 404),
    );
  });

  app.onError((error, { req: { method, path, raw } }) => {
    onFault(`${method} ${routeOf(path)} failed: ${error.message.replaceAll(/\s+/g, ' ')}`);
    const header = headersOf(raw);
    return respond(
      isRest(path) ? answerProblem('serverError', sharedWith(header)) : answer(pages.problem, header, undefined, 500),
    );
  });

  return {
    fetch(request) {
      if (addressOf(request).length <= ADDRESS_LIMIT) return app.fetch(request);
      return respond(answerProblem('addressTooLong', sharedWith(headersOf(request))));
    },
    prepared(address, header) {
      const query = address.indexOf('?');
      const path = query < 0 ? address : address.slice(0, query);
      if (address.length > ADDRESS_LIMIT) return null;
      try {
        const reply = path === ROUTES.products ? catalogue.current : fileAt(path);
        return reply ? answer(reply, header, share) : null;
      } catch {
        // Asked again, `fetch` fails as well, and says so.
        return null;
      }
    },
    share,
  };

  function fileAt(path: string): PreparedReply | undefined {
    const file = embedPathOf(path);
    return file === null ? undefined : files.get(file);
  }

  /** What pages of other origins use: they may ask first whether they may send a content type. */
  function shared({ req: { raw } }: Context, get: (header: ReadHeader) => Answer): Response {
    const header = headersOf(raw);
    if (isRead(raw)) return respond(get(header));
    const fields = { ...ALLOWED, ...sharedWith(header) };
    if (raw.method !== 'OPTIONS') return respond(answerProblem('methodNotAllowed', fields));
    return respond({ status: 204, headers: { ...PREFLIGHT, ...fields }, body: null });
  }

  function initialData(header: ReadHeader): Answer {
    const nonce = Array.from(crypto.getRandomValues(new Uint8Array(5)), (byte) => byte.toString(16).padStart(2, '0'));
    const body = JSON.stringify({ nonce: nonce.join('') });
    const fields = {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': String(body.length),
      'Cache-Control': 'no-store',
    };
    return { status: 200, headers: { ...fields, ...sharedWith(header) }, body };
  }

  /** Ready or not, it says what is served: a refused file changes neither. */
  function readiness(): Answer {
    const ready = isReady();
    const { systems, updated } = catalogue.current;
    const body = JSON.stringify({ ready, systems, updated, servedSince: catalogue.since });
    return answerText(ready ? 200 : 503, body, { 'Content-Type': 'application/json; charset=utf-8' });
  }

  function sharedWith(header: ReadHeader): Fields {
    return share(NOTHING_GUESSED, header('origin'));
  }
}

/** What only this origin's own pages and tools use. */
function own({ req: { raw } }: Context, get: (header: ReadHeader) => Answer): Response {
  const refuse = () => answerText(405, 'This address is read-only.', { Allow: 'GET, HEAD' });
  return respond(isRead(raw) ? get(headersOf(raw)) : refuse());
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

/** Path and query, however long the host before them is. */
function addressOf({ url }: Request): string {
  return url.slice(url.indexOf('/', url.indexOf('//') + 2));
}

function headersOf({ headers }: Request): ReadHeader {
  return (name) => headers.get(name);
}

function respond({ status, headers, body }: Answer): Response {
  return new Response(body, { status, headers });
}
