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
        advice:
          failure.message ??
          __('Shorten the descriptions, or ask your host to allow requests of this size.', 'product-selector'),
      };
    case 'refused':
      return {
        // translators: 1: status such as 500, 2: code of the error
        what: sprintf(
          __('The site refused the request (status %1$d, %2$s).', 'product-selector'),
          failure.status,
          failure.code,
        ),
        advice: failure.message,
      };
    case 'blocked':
      return { what: blockedBy(failure), advice: ALLOW };
    case 'unreachable':
      return {
        what: __('The site couldn’t be reached.', 'product-selector'),
        advice: __(
          'Check your connection and try again. If other pages load, something on this computer or the server is blocking requests to product-selector/v2.',
          'product-selector',
        ),
      };
  }
}

const ALLOW = __(
  'Something on this site is blocking the REST API, often a security plugin or a firewall. Allow requests to product-selector/v2 there. Visitors need them too.',
  'product-selector',
);

function blockedBy({ status, code, page }: Failure & { kind: 'blocked' }): string {
  if (page && status < 400) {
    return sprintf(
      // translators: %d: status such as 200
      __('product-selector/v2 returned a web page instead of data (status %d).', 'product-selector'),
      status,
    );
  }
  if (page || code === null) {
    return sprintf(
      // translators: %d: status such as 403
      __('Requests to product-selector/v2 are blocked before they reach the plugin (status %d).', 'product-selector'),
      status,
    );
  }
  return sprintf(
    // translators: 1: status such as 401, 2: code of the error
    __('Requests to product-selector/v2 are blocked (status %1$d, %2$s).', 'product-selector'),
    status,
    code,
  );
}
