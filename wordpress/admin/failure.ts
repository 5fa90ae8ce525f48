/** The reason why a request to the site failed. */
export type Failure =
  /** The sign-in has expired. */
  | { readonly kind: 'signed-out' }
  /** The account may not do this. */
  | { readonly kind: 'not-allowed' }
  /** Someone else has published meanwhile. */
  | { readonly kind: 'moved-on' }
  /** Over the site's limit. */
  | { readonly kind: 'too-large' }
  /** A refusal by the plugin, whose sentences say what to do. */
  | { readonly kind: 'refused'; readonly message: string }
  /** Everything else, in the words of WordPress or of what stands before it. */
  | { readonly kind: 'failed'; readonly message: string };

export type FailedReply<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure };

export function failed(failure: Failure): { readonly ok: false; readonly failure: Failure } {
  return { ok: false, failure };
}
