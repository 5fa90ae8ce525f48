import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

/** A server on this machine, which may fail on purpose. */
export interface TestServer {
  /** With `http:` or `smtp:`. */
  readonly url: string;
  close(): Promise<void>;
}

export interface Webhook extends TestServer {
  /** The keys of enquiries that it took, with each repeat. */
  readonly taken: readonly string[];
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const ANSWERS: readonly Answer[] = [
  // Changes the protocol.
  ({ socket }) => socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'),
  // Never answers.
  () => {},
  // Answers byte by byte, without an end.
  ({ socket }) => {
    socket.write('HTTP/1.1 200 OK\r\nSlow: ');
    often(socket, 'x');
  },
  // Redirects to itself.
  ({ url }, response) => response.writeHead(302, { Location: url }).end(),
  // Refuses with an endless reply.
  (_, response) => often(response.writeHead(500), 'x'.repeat(100_000)),
  // Hangs up.
  ({ socket }) => socket.destroy(),
];

/** A webhook that fails the first try for each enquiry, each time in another way, unless it behaves. */
export async function startWebhook({ behaves = false } = {}): Promise<Webhook> {
  const tried = new Set<string>();
  const taken: string[] = [];
  const server = createServer(async (request, response) => {
    const { type, data } = JSON.parse(await text(request));
    const what = data.key ?? type;
    const answer = behaves || tried.has(what) ? undefined : ANSWERS[tried.size % ANSWERS.length];
    tried.add(what);
    if (answer) return answer(request, response);
    if (data.key) taken.push(data.key);
    response.writeHead(204).end();
  });
  return { ...(await listen(server, 'http')), taken };
}

/** A mail relay that greets line by line and never comes to an end. */
export function startEndlessRelay(): Promise<TestServer> {
  return listen(
    createTcpServer((socket) => often(socket, '220-relay.example\r\n')),
    'smtp',
  );
}

function often(to: Socket | ServerResponse, words: string): void {
  const timer = setInterval(() => to.write(words), 20);
  to.on('error', () => {});
  to.once('close', () => clearInterval(timer));
}

async function listen(server: Server, protocol: string): Promise<TestServer> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `${protocol}://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
