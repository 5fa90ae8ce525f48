import { __, sprintf } from '../../workshop/i18n.ts';

/** The reason why a request to the site failed, in words for the person. */
export interface Failure {
  /** The sign-in has expired; someone else has published meanwhile; anything else. */
  readonly kind: 'signed-out' | 'moved-on' | 'other';
  readonly what: string;
  readonly advice?: string;
}

export type FailedReply<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure };

/** Codes of the plugin's own refusals, whose sentences say what to do. */
const OURS = /^rest_(catalogue_|installation_|no_version$|forbidden$)/;

/** @param thrown by `wp.apiFetch` */
export function failureOf(thrown: unknown): Failure {
  // The reply to the request for a new nonce. A guest gets none.
  if (thrown instanceof Response) {
    return thrown.status === 400 ? signedOut() : unexplained(`HTTP ${thrown.status}`);
  }
  const { code, message, data }: { code?: unknown; message?: unknown; data?: unknown } = Object(thrown);
  if (code === 'rest_catalogue_moved_on') return movedOn();
  if (code === 'rest_forbidden' && Object(data).status === 401) return signedOut();
  const said = typeof message === 'string' ? message : '';
  if (OURS.test(String(code)) && said) return { kind: 'other', what: said };
  const reason = said.replace(/\.$/, '') || __('it gave no reason', 'product-selector');
  return unexplained(typeof code === 'string' ? `${reason} (${code})` : reason);
}

function signedOut(): Failure {
  return {
    kind: 'signed-out',
    what: __('You are signed out.', 'product-selector'),
    advice: __('Sign in again in a new tab, then come back here. Nothing on this page is lost.', 'product-selector'),
  };
}

function movedOn(): Failure {
  return {
    kind: 'moved-on',
    what: __('Someone else published a catalogue in the meantime. Yours wasn’t published.', 'product-selector'),
    advice: __('The changes are now shown against their catalogue. Check them, then publish.', 'product-selector'),
  };
}

/** In the words of WordPress or of what stands before it. */
function unexplained(reason: string): Failure {
  return {
    kind: 'other',
    // translators: %s: the reason, in WordPress's words, without a full stop
    what: sprintf(__('The site didn’t do it: %s.', 'product-selector'), reason),
    advice: __(
      'Try again. If that doesn’t help, something on this site may be blocking the REST API, often a security plugin, a firewall or a limit on the size of a request. Allow requests to product-selector/v2 there. Visitors need them too.',
      'product-selector',
    ),
  };
}
