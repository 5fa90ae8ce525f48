import type { Failure } from './failure.ts';
import { __, sprintf } from './i18n.ts';

interface FailureWords {
  readonly what: string;
  readonly advice: string;
}

/** What went wrong between the page and the site, and what to do about it. */
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
        what: __('Whoever is signed in now may not change this site’s settings.', 'product-selector'),
        advice: __('Sign in as an administrator.', 'product-selector'),
      };
    case 'moved-on':
      return {
        what: __(
          'Somebody else has published a range in the meantime. Nothing of yours was published.',
          'product-selector',
        ),
        advice: __('What changes is now shown against their range. Look at it, then publish.', 'product-selector'),
      };
    case 'too-large':
      return {
        what: __('The range is larger than this server takes.', 'product-selector'),
        advice:
          failure.message ??
          __(
            'Ask whoever runs the server to let requests of this size through, or shorten the descriptions.',
            'product-selector',
          ),
      };
    case 'refused':
      return {
        // translators: 1: status such as 500, 2: code of the error
        what: sprintf(
          __('The site refused this (status %1$d, %2$s).', 'product-selector'),
          failure.status,
          failure.code,
        ),
        advice: failure.message,
      };
    case 'blocked':
      return { what: blockedBy(failure), advice: ALLOW };
    case 'unreachable':
      return {
        what: __('The site could not be reached.', 'product-selector'),
        advice: __(
          'Check your connection and try again. If other pages load, something on this computer or the server cuts off requests to product-selector/v2.',
          'product-selector',
        ),
      };
  }
}

const ALLOW = __(
  'Something on this site stands in front of the REST API: often a security plugin or a firewall. Allow requests to product-selector/v2 there; visitors need two of them as well.',
  'product-selector',
);

function blockedBy({ status, code, page }: Failure & { kind: 'blocked' }): string {
  if (page && status < 400) {
    return sprintf(
      // translators: %d: status such as 200
      __('Instead of data, product-selector/v2 answered with a web page (status %d).', 'product-selector'),
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
