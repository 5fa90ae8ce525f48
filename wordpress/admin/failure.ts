/** Why a call to the site brought nothing. */
export type Failure =
  /** Nobody is signed in any more. */
  | { readonly kind: 'signed-out' }
  /** Whoever is signed in may not do this. */
  | { readonly kind: 'not-allowed' }
  /** Somebody else has published since. */
  | { readonly kind: 'moved-on' }
  /** More than the site takes; its own words where it says some. */
  | { readonly kind: 'too-large'; readonly message: string | null }
  /** The plugin itself said no. */
  | { readonly kind: 'refused'; readonly status: number; readonly code: string; readonly message: string }
  /** Something in front of the plugin answered: another plugin, a firewall, the server. */
  | { readonly kind: 'blocked'; readonly status: number; readonly code: string | null; readonly page: boolean }
  /** No answer at all. */
  | { readonly kind: 'unreachable' };

export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure };

export function failed(failure: Failure): { readonly ok: false; readonly failure: Failure } {
  return { ok: false, failure };
}
