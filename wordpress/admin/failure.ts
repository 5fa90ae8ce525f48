/** The reason why a request to the site failed. */
export type Failure =
  /** The sign-in has expired. */
  | { readonly kind: 'signed-out' }
  /** The account may not do this. */
  | { readonly kind: 'not-allowed' }
  /** Someone else has published meanwhile. */
  | { readonly kind: 'moved-on' }
  /** Over the site's limit. With the site's message, if there is one. */
  | { readonly kind: 'too-large'; readonly message: string | null }
  /** The plugin refused the request. */
  | { readonly kind: 'refused'; readonly status: number; readonly code: string; readonly message: string }
  /** The reply came from something else: another plugin, a firewall or the server. */
  | { readonly kind: 'blocked'; readonly status: number; readonly code: string | null; readonly page: boolean }
  /** There was no reply. */
  | { readonly kind: 'unreachable' };

export type FailedReply<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure };

export function failed(failure: Failure): { readonly ok: false; readonly failure: Failure } {
  return { ok: false, failure };
}
