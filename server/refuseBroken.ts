import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Fields } from './app/prepareReply.ts';
import { ALLOWED, restProblem } from './app/restProblem.ts';

type Problem = Parameters<typeof restProblem>[0];

const PROBLEMS: Readonly<Record<string, Problem>> = {
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
  ERR_HTTP_REQUEST_TIMEOUT: 'tooSlow',
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
  return refuse(socket, PROBLEMS[error.code ?? ''] ?? 'badRequest');
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
  return refuse(socket, 'methodNotAllowed', ALLOWED);
}

function refuse(socket: Duplex, problem: Problem, fields: Fields = {}): Refusal {
  const { status, headers, body } = restProblem(problem);
  const all = Object.entries({ ...headers, ...fields, Connection: 'close' });
  const head = all.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const text = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${body}`;
  socket.end(text, () => socket.destroy());
  return { status, bytes: text.length };
}
