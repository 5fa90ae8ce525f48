import type { secureHeaders } from 'hono/secure-headers';
import { base64 } from './prepareFile.ts';

export type Policy = NonNullable<NonNullable<Parameters<typeof secureHeaders>[0]>['contentSecurityPolicy']>;

/**
 * The strictest content security policy for this HTML: only its own files, and inline elements by digest. Style and script
 * attributes have no effect.
 *
 * @param frameAncestors origins that may frame the page; `'self'` and `'none'` as in a policy
 */
export async function pagePolicy(html: string, frameAncestors: readonly string[]): Promise<Policy> {
  return {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", ...(await inlineSources(html, 'script'))],
    styleSrc: ["'self'", ...(await inlineSources(html, 'style'))],
    // Pictures of systems are on the provider's own site.
    imgSrc: ["'self'", 'data:', 'https:', 'http:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: [...frameAncestors],
    requireTrustedTypesFor: ["'script'"],
    trustedTypes: ["'none'"],
  };
}

/** Digests of the inline elements of a kind, with line ends as the browser's parser sees them. */
async function inlineSources(html: string, element: 'script' | 'style'): Promise<string[]> {
  const found = html
    .replaceAll(/\r\n?/g, '\n')
    .matchAll(new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}\\s*>`, 'gi'));
  const contents = [...found]
    .filter(([, attributes = '']) => !/\ssrc\s*=/i.test(attributes))
    .map(([, , text = '']) => text);
  const digests = contents.map((text) => crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...new Set((await Promise.all(digests)).map((digest) => `'sha256-${base64(digest)}'`))];
}
