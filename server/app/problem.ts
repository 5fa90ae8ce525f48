/** An error reply, in the shape of WordPress's REST errors. */
export interface Problem {
  readonly code: string;
  readonly message: string;
  readonly data: { readonly status: 400 | 404 | 405 | 408 | 414 | 417 | 431 | 500 | 503 };
}

const problem = (status: Problem['data']['status'], code: string, message: string): Problem => ({
  code,
  message,
  data: { status },
});

/** Messages are ASCII. */
export const PROBLEMS = {
  badRequest: problem(400, 'rest_bad_request', 'The request is malformed.'),
  noRoute: problem(404, 'rest_no_route', 'Nothing at this address supports this method.'),
  methodNotAllowed: problem(405, 'rest_method_not_allowed', 'This address is read-only. Use GET or HEAD.'),
  tooSlow: problem(408, 'rest_request_timeout', 'The request took too long to arrive.'),
  addressTooLong: problem(414, 'rest_uri_too_long', 'The address is too long.'),
  expectationFailed: problem(
    417,
    'rest_expectation_failed',
    "The Expect header asks for something this server doesn't support.",
  ),
  headersTooLarge: problem(431, 'rest_headers_too_large', 'The request headers are too large.'),
  serverError: problem(500, 'internal_server_error', 'The server failed to answer. The fault is ours.'),
  tooBusy: problem(503, 'rest_too_busy', 'There are too many connections. Try again in a few seconds.'),
} as const;

export const NOT_STORED = { 'Cache-Control': 'no-store' } as const;
