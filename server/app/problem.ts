/** A reply that says what is wrong, in the shape of WordPress's REST errors: callers meet one shape at every provider. */
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
  badRequest: problem(400, 'rest_bad_request', 'This is not a valid request.'),
  noRoute: problem(404, 'rest_no_route', 'There is nothing at this address.'),
  methodNotAllowed: problem(405, 'rest_method_not_allowed', 'This address is read-only: use GET or HEAD.'),
  tooSlow: problem(408, 'rest_request_timeout', 'The request did not arrive in time.'),
  addressTooLong: problem(414, 'rest_uri_too_long', 'The address is too long.'),
  expectationFailed: problem(417, 'rest_expectation_failed', 'The server does not support this Expect header.'),
  headersTooLarge: problem(431, 'rest_headers_too_large', 'The headers of the request are too large.'),
  serverError: problem(500, 'internal_server_error', 'The provider could not answer because of a fault on its side.'),
  tooBusy: problem(503, 'rest_too_busy', 'There are too many connections at the moment. Try again in a few seconds.'),
} as const;

export const NOT_STORED = { 'Cache-Control': 'no-store' } as const;
