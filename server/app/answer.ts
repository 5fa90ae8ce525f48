import { chooseVariant } from './chooseVariant.ts';
import type { Share } from './createShare.ts';
import { holdsTag } from './holdsTag.ts';
import type { Fields, PreparedReply } from './prepareReply.ts';
import { restProblem } from './restProblem.ts';

/** What goes out, before anything is made of it. */
export interface Answer {
  readonly status: number;
  readonly headers: Fields;
  /** Bytes or text; null where the answer has none. */
  readonly body: Uint8Array<ArrayBuffer> | string | null;
}

/** A header of the request by its name in small letters. */
export type ReadHeader = (name: string) => string | null;

/** Answers with what was prepared, in the form the caller can read; with 304 when the caller has it already. */
export function answer(reply: PreparedReply, header: ReadHeader, share?: Share, status = 200): Answer {
  const { etag, body, headers, notModified } = chooseVariant(reply, header('accept-encoding'));
  const isKnown = status === 200 && holdsTag(header('if-none-match'), etag);
  const fields = isKnown ? notModified : headers;
  return {
    status: isKnown ? 304 : status,
    headers: share ? share(fields, header('origin')) : fields,
    body: isKnown ? null : body,
  };
}

/** An error of the two calls. */
export function answerProblem(problem: Parameters<typeof restProblem>[0], fields: Fields = {}): Answer {
  const { status, headers, body } = restProblem(problem);
  return { status, headers: { ...headers, ...fields }, body };
}

/** One line, in ASCII, for a person or a machine that looks after the server. */
export function answerText(status: number, line: string, fields: Fields = {}): Answer {
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(line.length + 1),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...fields,
  };
  return { status, headers, body: `${line}\n` };
}
