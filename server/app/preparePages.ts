import type { secureHeaders } from 'hono/secure-headers';
import { base64 } from './forms.ts';

type Policy = NonNullable<NonNullable<Parameters<typeof secureHeaders>[0]>['contentSecurityPolicy']>;

/** The provider's own pages. The demo page is one of the files. */
export interface Pages {
  readonly notFound: string;
  readonly problem: string;
  /** The strictest that the pages can work under. */
  readonly policy: Policy;
}

/**
 * @param demo HTML of the page at `/`
 * @param frameAncestors origins that may frame our pages; `'self'` and `'none'` as in a policy
 */
export async function preparePages(demo: string, frameAncestors: readonly string[]): Promise<Pages> {
  const notFound = plainPage('Page not found', 'There is no page at this address.');
  const problem = plainPage('Something went wrong', 'The fault is ours. Please try again in a moment.');
  return { notFound, problem, policy: await policyFor(`${demo}${notFound}${problem}`, frameAncestors) };
}

/**
 * The strictest content security policy for this HTML: its own files, and inline elements by digest. Attributes with styles
 * or scripts do nothing.
 */
export async function policyFor(html: string, frameAncestors: readonly string[]): Promise<Policy> {
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

/** A page without the selector. Title and text must be ours, because they are not escaped. */
export function plainPage(title: string, text: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-inline-size: 36rem; margin: 15vh auto; padding-inline: 1.25rem }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="/">Go to the start page</a></p>
</main>
</body>
</html>
`;
}
