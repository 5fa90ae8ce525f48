import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { NOT_STORED, PROBLEMS, type Problem } from './app/problem.ts';

const BY_CODE: Readonly<Record<string, Problem>> = {
  HPE_HEADER_OVERFLOW: PROBLEMS.headersTooLarge,
  ERR_HTTP_REQUEST_TIMEOUT: PROBLEMS.tooSlow,
};

/** What went out on a connection of which Node makes no answer. */
export interface Refusal {
  readonly status: number;
  readonly bytes: number;
}

/**
 * Answers what is no request, or none yet, and closes its connection. An answer that is on its way there stays whole,
 * since each is written at once.
 *
 * @returns null where nobody is there any more
 */
export function refuseBroken(error: NodeJS.ErrnoException, socket: Duplex): Refusal | null {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return null;
  }
  return refuse(socket, BY_CODE[error.code ?? ''] ?? PROBLEMS.badRequest);
}

/**
 * Answers who wants a tunnel through here, and closes the connection, of which Node has let go.
 *
 * @param ms for so long what is on its way there may take
 */
export function refuseTunnel(socket: Duplex, ms: number): Refusal {
  const cut = setTimeout(() => socket.destroy(), ms);
  // Who asks for one may send more at once, or be gone.
  socket
    .once('close', () => clearTimeout(cut))
    .on('error', () => socket.destroy())
    .resume();
  return refuse(socket, PROBLEMS.methodNotAllowed, { Allow: 'GET, HEAD' });
}

function refuse(socket: Duplex, problem: Problem, fields: object = {}): Refusal {
  const { status } = problem.data;
  const body = JSON.stringify(problem);
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': body.length,
    'X-Content-Type-Options': 'nosniff',
    ...NOT_STORED,
    ...fields,
    Connection: 'close',
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const text = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${body}`;
  socket.end(text, () => socket.destroy());
  return { status, bytes: text.length };
}
