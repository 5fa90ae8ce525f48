import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type HttpProblem, NOT_STORED, PROBLEMS } from './app/problem.ts';

const BY_CODE: Readonly<Record<string, HttpProblem>> = {
  HPE_HEADER_OVERFLOW: PROBLEMS.headersTooLarge,
  ERR_HTTP_REQUEST_TIMEOUT: PROBLEMS.tooSlow,
};

export interface BrokenRequest {
  readonly status: number;
  readonly bytes: number;
}

/**
 * Replies to a malformed or incomplete request and closes its connection.
 *
 * @returns null if the caller is gone
 */
export function refuseBroken(error: NodeJS.ErrnoException, socket: Duplex): BrokenRequest | null {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return null;
  }
  return refuse(socket, BY_CODE[error.code ?? ''] ?? PROBLEMS.badRequest);
}

/**
 * Refuses a CONNECT request and closes its connection, which Node no longer manages.
 *
 * @param ms timeout of the reply
 */
export function refuseTunnel(socket: Duplex, ms: number): BrokenRequest {
  const cut = setTimeout(() => socket.destroy(), ms);
  // The caller may send more data, or have gone.
  socket
    .once('close', () => clearTimeout(cut))
    .on('error', () => socket.destroy())
    .resume();
  return refuse(socket, PROBLEMS.methodNotAllowed, { Allow: 'GET, HEAD' });
}

function refuse(socket: Duplex, problem: HttpProblem, fields: object = {}): BrokenRequest {
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
