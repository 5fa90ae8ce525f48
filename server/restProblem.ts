import type { Context } from 'hono';

const PROBLEMS = {
  noRoute: {
    status: 404,
    code: 'rest_no_route',
    message: 'There is nothing at this address that answers this method.',
  },
  methodNotAllowed: {
    status: 405,
    code: 'rest_method_not_allowed',
    message: 'This address can only be read: use GET, HEAD or OPTIONS.',
  },
  serverError: {
    status: 500,
    code: 'internal_server_error',
    message: 'The provider could not answer because of a fault on its side.',
  },
} as const;

/** An error in the shape WordPress gives its REST errors, so a caller meets one shape whichever provider it asks. */
export function restProblem(c: Context, problem: keyof typeof PROBLEMS): Response {
  const { status, code, message } = PROBLEMS[problem];
  return c.json({ code, message, data: { status } }, status);
}
