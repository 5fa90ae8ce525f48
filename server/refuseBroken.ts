import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { restProblem } from './app/restProblem.ts';

type Problem = Parameters<typeof restProblem>[0];

const PROBLEMS: Readonly<Record<string, Problem>> = {
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
  ERR_HTTP_REQUEST_TIMEOUT: 'tooSlow',
};

/**
 * Answers what is no request, or none yet, and closes its connection. An answer that is on its way there stays whole,
 * since each is written at once.
 *
 * @returns the status, or null where nobody is there any more
 */
export function refuseBroken(error: NodeJS.ErrnoException, socket: Duplex): number | null {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return null;
  }
  const { status, headers, body } = restProblem(PROBLEMS[error.code ?? ''] ?? 'badRequest');
  const head = Object.entries({ ...headers, Connection: 'close' }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${body}`, () => socket.destroy());
  return status;
}
