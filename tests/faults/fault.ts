import type { ServerResponse } from 'node:http';
import type { Random } from './seededRandom.ts';

/** The response without the fault. */
export interface Answer {
  readonly type: string;
  readonly body: Buffer;
}

/** The objects a fault acts on. */
export interface Scene {
  readonly response: ServerResponse;
  readonly answer: Answer;
  readonly random: Random;
  /** Runs the action for each second that passes in the page. */
  everySecond(action: () => void): void;
  /** Resolves when the visitor has left the waiting screen. */
  readonly visitorLeft: Promise<void>;
}

export interface Fault {
  readonly name: string;
  /** The browser fails the request with this error, without sending it. */
  readonly browser?: 'connectionrefused' | 'namenotresolved';
  /** Applies to JSON responses only. */
  readonly onlyJson?: true;
  /** This response lacks the headers that let a page on another origin read it. */
  readonly withoutCors?: true;
  /** The response arrives after the visitor has left the screen. */
  readonly late?: true;
  /** Keeps the connection open, so tests must not wait for the response to end. */
  readonly hangs?: true;
  commit?(scene: Scene): void;
}

function status(code: number, headers: Readonly<Record<string, string>> = {}): Fault {
  return {
    name: `status ${code}`,
    commit({ response }) {
      response
        .writeHead(code, { 'Content-Type': 'text/html', ...headers })
        .end(`<!doctype html><title>${code}</title>`);
    },
  };
}

/** A script ends with its source map's file name, and works without it. */
const UNMISSED = 100;

const part = ({ length }: Buffer, random: Random) =>
  1 + Math.floor(random() * (length - 2 - Math.min(UNMISSED, length / 2)));

const SHAPES = [
  '7',
  'null',
  '"ok"',
  '{"products":{}}',
  '{"code":"rest_no_route","data":{"status":404}}',
  '{"nonce":7}',
];

const MEGABYTE = 1024 * 1024;

/** Every way a response can fail, in the order of the document. */
export const FAULTS: readonly Fault[] = [
  { name: 'connection refused', browser: 'connectionrefused' },
  { name: 'name not found', browser: 'namenotresolved' },
  {
    name: '301 to a web page',
    // Browsers may cache a 301, and would then still follow it after the fault is fixed.
    commit: ({ response }) => response.writeHead(301, { Location: '/moved', 'Cache-Control': 'no-store' }).end(),
  },
  status(403),
  status(404),
  {
    name: 'status 429, Retry-After',
    commit({ response, random }) {
      const seconds = 1 + Math.floor(random() * 2);
      response.writeHead(429, { 'Retry-After': String(seconds) }).end();
    },
  },
  status(500),
  status(503),
  {
    name: 'empty body',
    commit: ({ response, answer }) => response.writeHead(200, { 'Content-Type': answer.type }).end(),
  },
  {
    name: 'body cut off',
    commit({ response, answer, random }) {
      response.writeHead(200, { 'Content-Type': answer.type, 'Content-Length': answer.body.length });
      response.write(answer.body.subarray(0, part(answer.body, random)), () => response.destroy());
    },
  },
  {
    name: 'declared length too short',
    commit({ response, answer, random }) {
      const said = part(answer.body, random);
      response.writeHead(200, { 'Content-Type': answer.type, 'Content-Length': said, Connection: 'close' });
      response.end(answer.body.subarray(0, said));
    },
  },
  {
    name: 'another content type',
    commit({ response, answer }) {
      response.writeHead(200, { 'Content-Type': 'text/html', 'X-Content-Type-Options': 'nosniff' }).end(answer.body);
    },
  },
  {
    name: 'JSON of another shape',
    onlyJson: true,
    commit({ response, answer, random }) {
      const shape = SHAPES[Math.floor(random() * SHAPES.length)];
      response.writeHead(200, { 'Content-Type': answer.type }).end(shape);
    },
  },
  {
    name: '10 MB of other content',
    commit({ response, answer, random }) {
      const letter = 'abcdefghijklmnopqrstuvwxyz'[Math.floor(random() * 26)] as string;
      response.writeHead(200, { 'Content-Type': answer.type }).end(`${letter} `.repeat(5 * MEGABYTE));
    },
  },
  {
    name: 'one byte a second',
    hangs: true,
    commit({ response, answer, everySecond }) {
      let sent = 0;
      response.writeHead(200, { 'Content-Type': answer.type, 'Content-Length': answer.body.length }).flushHeaders();
      everySecond(() => void (sent < answer.body.length && response.write(answer.body.subarray(sent, ++sent))));
    },
  },
  {
    name: 'no reply',
    hangs: true,
    commit() {},
  },
  {
    name: 'a reply that never ends',
    hangs: true,
    commit({ response, answer, random }) {
      response.writeHead(200, { 'Content-Type': answer.type, 'Content-Length': answer.body.length });
      response.write(answer.body.subarray(0, part(answer.body, random)));
    },
  },
  {
    name: 'a reply after the visitor has left',
    late: true,
    hangs: true,
    commit({ response, answer, visitorLeft }) {
      void visitorLeft.then(() => response.writeHead(200, { 'Content-Type': answer.type }).end(answer.body));
    },
  },
  { name: 'blocked by CORS', withoutCors: true },
];
