import { __, sprintf } from '../../workshop/i18n.ts';
import type { Failure } from './failure.ts';

interface FailureWords {
  readonly what: string;
  readonly advice: string;
}

export function failureText(failure: Failure): FailureWords {
  switch (failure.kind) {
    case 'signed-out':
      return {
        what: __('You are signed out.', 'product-selector'),
        advice: __(
          'Sign in again in a new tab, then come back here. Nothing on this page is lost.',
          'product-selector',
        ),
      };
    case 'not-allowed':
      return {
        what: __('Your account can’t change this site’s settings.', 'product-selector'),
        advice: __('Sign in as an administrator.', 'product-selector'),
      };
    case 'moved-on':
      return {
        what: __('Someone else published a catalogue in the meantime. Yours wasn’t published.', 'product-selector'),
        advice: __('The changes are now shown against their catalogue. Check them, then publish.', 'product-selector'),
      };
    case 'too-large':
      return {
        what: __('The catalogue is too large for this server.', 'product-selector'),
        advice: __('Shorten the descriptions, or ask your host to allow requests of this size.', 'product-selector'),
      };
    case 'refused':
      return { what: failure.message, advice: '' };
    case 'failed':
      return {
        // translators: %s: the reason, in WordPress's words, without a full stop
        what: sprintf(__('The site didn’t do it: %s.', 'product-selector'), failure.message),
        advice: __(
          'Try again. If that doesn’t help, something on this site may be blocking the REST API, often a security plugin or a firewall. Allow requests to product-selector/v2 there. Visitors need them too.',
          'product-selector',
        ),
      };
  }
}
