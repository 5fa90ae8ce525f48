/** An error reply, in the shape of WordPress's REST errors. */
export interface HttpProblem {
  readonly code: string;
  readonly message: string;
  readonly data: {
    readonly status: 400 | 403 | 404 | 405 | 413 | 414 | 415 | 422 | 500 | 503;
    /** Problems by field, for a body that can't be used. */
    readonly params?: Readonly<Record<string, string>>;
  };
}

const problem = (status: HttpProblem['data']['status'], code: string, message: string): HttpProblem => ({
  code,
  message,
  data: { status },
});

/** Messages are in ASCII. */
export const PROBLEMS = {
  badRequest: problem(400, 'rest_bad_request', 'The request is malformed.'),
  foreignOrigin: problem(403, 'rest_forbidden', 'Pages of this origin may not call this address.'),
  noRoute: problem(404, 'rest_no_route', 'Nothing at this address supports this method.'),
  methodNotAllowed: problem(405, 'rest_method_not_allowed', 'This address takes other methods only, see Allow.'),
  tooLarge: problem(413, 'rest_content_too_large', 'The request is too large.'),
  addressTooLong: problem(414, 'rest_uri_too_long', 'The address is too long.'),
  serverError: problem(500, 'internal_server_error', 'The server failed to answer. The fault is ours.'),
} as const;

/** For enquiries. The selector shows its own sentences instead. */
export const ENQUIRY_PROBLEMS = {
  notJson: problem(415, 'rest_unsupported_media_type', 'Send JSON, with the content type application/json.'),
  badJson: problem(400, 'rest_invalid_json', "The body isn't JSON."),
  tooLarge: problem(413, 'rest_content_too_large', 'The enquiry is too large.'),
  nonceRefused: problem(403, 'rest_enquiry_nonce', 'The nonce is unknown or too old. Ask for the initial data again.'),
  otherBody: problem(422, 'rest_enquiry_key', 'Another enquiry was sent with this key.'),
  busy: problem(503, 'rest_enquiry_busy', 'Too many enquiries came within the hour. Try again later.'),
  notStored: problem(503, 'rest_enquiry_not_stored', "The enquiry couldn't be stored. Try again in a few seconds."),
} as const;

/** @param problems by field */
export function invalidFields(problems: Readonly<Record<string, string>>): HttpProblem {
  const params = Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, `${field} is ${problem}.`]),
  );
  const message = `These fields can't be used: ${Object.values(params).join(' ')}`;
  return { code: 'rest_invalid_param', message, data: { status: 400, params } };
}

export const NOT_STORED = { 'Cache-Control': 'no-store' } as const;
