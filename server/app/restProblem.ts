import type { Fields } from './prepareReply.ts';

/** Goes with `methodNotAllowed`, which says the same in words, and with the answer to `OPTIONS`. */
export const ALLOWED: Fields = { Allow: 'GET, HEAD, OPTIONS' };

const PROBLEMS = {
  badRequest: {
    status: 400,
    code: 'rest_bad_request',
    message: 'The request is malformed.',
  },
  noRoute: {
    status: 404,
    code: 'rest_no_route',
    message: 'Nothing at this address supports this method.',
  },
  methodNotAllowed: {
    status: 405,
    code: 'rest_method_not_allowed',
    message: 'This address is read-only. Use GET, HEAD or OPTIONS.',
  },
  tooSlow: {
    status: 408,
    code: 'rest_request_timeout',
    message: 'The request took too long to arrive.',
  },
  addressTooLong: {
    status: 414,
    code: 'rest_uri_too_long',
    message: 'The address is too long.',
  },
  expectationFailed: {
    status: 417,
    code: 'rest_expectation_failed',
    message: "The Expect header asks for something this server doesn't support.",
  },
  headersTooLarge: {
    status: 431,
    code: 'rest_headers_too_large',
    message: 'The request headers are too large.',
  },
  serverError: {
    status: 500,
    code: 'internal_server_error',
    message: 'The server failed to answer. The fault is ours.',
  },
  tooBusy: {
    status: 503,
    code: 'rest_too_busy',
    message: 'There are too many connections. Try again in a few seconds.',
  },
} as const;

export interface RestProblem {
  readonly status: number;
  readonly headers: Fields;
  /** JSON text in ASCII. */
  readonly body: string;
}

/** An error in the shape WordPress gives its REST errors, so a caller meets one shape whichever provider it asks. */
export function restProblem(problem: keyof typeof PROBLEMS): RestProblem {
  const { status, code, message } = PROBLEMS[problem];
  const body = JSON.stringify({ code, message, data: { status } });
  return {
    status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': String(body.length),
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
    body,
  };
}
