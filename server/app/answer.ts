import { chooseVariant } from './chooseVariant.ts';
import type { Share } from './createShare.ts';
import { holdsTag } from './holdsTag.ts';
import type { Fields, PreparedReply } from './prepareReply.ts';
import { restProblem } from './restProblem.ts';

/** Answers with what was prepared, in the form the caller can read; with 304 when the caller has it already. */
export function answer({ headers }: Request, reply: PreparedReply, share?: Share, status = 200): Response {
  const variant = chooseVariant(reply, headers.get('accept-encoding'));
  const isKnown = status === 200 && holdsTag(headers.get('if-none-match'), variant.etag);
  const fields = isKnown ? variant.notModified : variant.headers;
  return new Response(isKnown ? null : variant.body, {
    status: isKnown ? 304 : status,
    headers: share ? share(fields, headers.get('origin')) : fields,
  });
}

export function answerProblem(problem: Parameters<typeof restProblem>[0], fields: Fields = {}): Response {
  const { status, headers, body } = restProblem(problem);
  return new Response(body, { status, headers: { ...headers, ...fields } });
}

/** One line for a person or a machine that looks after the server. */
export function answerText(status: number, line: string, fields: Fields = {}): Response {
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...fields,
  };
  return new Response(`${line}\n`, { status, headers });
}
