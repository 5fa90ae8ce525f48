import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Answer, Fault } from './fault.ts';
import type { Random } from './seededRandom.ts';

const EMBED = 'dist/embed';
const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  json: 'application/json',
  html: 'text/html; charset=utf-8',
};

/** With figures of the energy label, the result asks for the postcode. */
const LABEL = { stars_cool_average: 3, kwh_cool_average: 400, kwh_heat_average: 500 };

/** Two systems that fit all answers of these journeys, each with a picture. */
const PRODUCTS = ['A', 'B'].map((id) => ({ id, title: `Split ${id}`, system_type: 'split', phase: 1, ...LABEL }));

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="150"><rect width="200" height="150"/></svg>';

/** The host page's content between the selector's tags. */
export const OWN_CONTENT = 'All our air conditioners';

/**
 * The files of the build that can fail, by their names in `dist/embed`. The explanations' pictures fail together.
 */
export function embedFiles(): readonly string[] {
  return existsSync(EMBED) ? readdirSync(EMBED).filter((file) => /\.(js|css)$/.test(file)) : [];
}

/** A provider, the selector's files and a host page, on two origins. Requests fail on command. */
export class FaultServer {
  readonly #server: Server;
  readonly #provider: Server;
  readonly #open = new Set<ServerResponse>();
  readonly #everySecond: (() => void)[] = [];
  #fault: Fault | null = null;
  #target: RegExp = /^$/;
  #random: Random = Math.random;
  #leave = (): void => {};
  #visitorLeft = Promise.resolve();
  #asked = 0;

  private constructor() {
    const answer = (request: IncomingMessage, response: ServerResponse) => this.#answer(request, response);
    this.#server = createServer(answer);
    this.#provider = createServer(answer);
  }

  static async start(): Promise<FaultServer> {
    const made = new FaultServer();
    for (const server of [made.#server, made.#provider]) {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    }
    return made;
  }

  get page(): string {
    return `${originOf(this.#server)}/page`;
  }

  /** From now on, requests with a matching path fail. */
  break(target: RegExp, fault: Fault, random: Random): void {
    this.#target = target;
    this.#fault = fault;
    this.#random = random;
    this.#asked = 0;
    this.#visitorLeft = new Promise((resolve) => {
      this.#leave = resolve;
    });
  }

  /** From now on, new requests succeed; hanging ones keep hanging. */
  mend(): void {
    this.#fault = null;
  }

  /** Number of requests for the target since it started to fail. */
  get asked(): number {
    return this.#asked;
  }

  visitorLeft(): void {
    this.#leave();
  }

  /** Advances slow responses by one second. */
  second(): void {
    for (const action of this.#everySecond) action();
  }

  /** Resolves when every response that will end has ended. */
  async idle(): Promise<void> {
    while (this.#open.size > 0) {
      await Promise.race([...this.#open].map((response) => new Promise((resolve) => response.once('close', resolve))));
    }
  }

  async close(): Promise<void> {
    for (const server of [this.#server, this.#provider]) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname } = new URL(request.url ?? '/', 'http://any');
    this.#open.add(response);
    response.once('close', () => this.#open.delete(response));
    const fault = request.method === 'GET' && this.#target.test(pathname) ? this.#fault : null;
    if (!fault?.withoutCors) {
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Expose-Headers', 'Retry-After, Date');
    }
    if (request.method === 'OPTIONS') {
      response.writeHead(204, { 'Access-Control-Allow-Headers': 'Content-Type' }).end();
      return;
    }
    if (this.#target.test(pathname)) this.#asked += 1;
    const answer = this.#answerTo(pathname);
    // A page without an origin has no storage.
    if (pathname === '/page-without-origin') response.setHeader('Content-Security-Policy', 'sandbox allow-scripts');
    if (!fault?.commit) {
      response.writeHead(answer.body.length > 0 ? 200 : 404, { 'Content-Type': answer.type }).end(answer.body);
      return;
    }
    if (fault.hangs) this.#open.delete(response);
    fault.commit({
      response,
      answer,
      random: this.#random,
      everySecond: (action) => this.#everySecond.push(action),
      visitorLeft: this.#visitorLeft,
    });
  }

  #answerTo(path: string): Answer {
    const provider = originOf(this.#provider);
    const of = (kind: string, text: string | Buffer) => ({
      type: TYPES[kind] ?? 'text/plain',
      body: Buffer.from(text),
    });
    if (path.startsWith('/page')) return of('html', pageOf(provider));
    if (path === '/moved') return of('html', '<!doctype html><title>Moved</title><p>We have moved.</p>');
    if (path.endsWith('/v2/init')) return of('json', '{"nonce":"n"}');
    if (path.endsWith('/v2/products')) {
      const products = PRODUCTS.map((product) => ({
        ...product,
        image_link: `${provider}/pictures/${product.id}.svg`,
      }));
      return of('json', JSON.stringify({ products, updated: '2026-03-01' }));
    }
    if (path.startsWith('/pictures/')) return of('svg', PICTURE);
    const file = `${EMBED}/${path.split('/').at(-1)}`;
    return path.startsWith('/embed/') && existsSync(file)
      ? of(file.split('.').at(-1) ?? '', readFileSync(file))
      : of('html', '');
  }
}

function originOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function pageOf(provider: string): string {
  const style = existsSync(`${EMBED}/landing.css`)
    ? `<link rel="stylesheet" href="${provider}/embed/landing.css">`
    : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Somebody else</title><link rel="icon" href="data:,">
</head><body><script type="module" src="${provider}/embed/product-selector.js"></script>${style}
<product-selector host="${provider}"><p><a href="/moved">${OWN_CONTENT}</a></p></product-selector></body></html>`;
}
