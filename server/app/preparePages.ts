import type { secureHeaders } from 'hono/secure-headers';
import { base64 } from './forms.ts';

type Policy = NonNullable<NonNullable<Parameters<typeof secureHeaders>[0]>['contentSecurityPolicy']>;

/** The provider's own pages. The demo page is one of the files. */
export interface Pages {
  readonly notFound: string;
  readonly problem: string;
  /** Allows what the pages need and nothing else. */
  readonly policy: Policy;
}

/**
 * @param demo HTML of the page at `/`
 * @param frameAncestors origins whose pages may show ours in a frame; `'self'` and `'none'` as in a policy
 */
export async function preparePages(demo: string, frameAncestors: readonly string[]): Promise<Pages> {
  const notFound = plainPage('Page not found', 'There is no page at this address.');
  const problem = plainPage('Something went wrong', 'The fault is ours. Please try again in a moment.');
  return { notFound, problem, policy: await policyFor(`${demo}${notFound}${problem}`, frameAncestors) };
}

/**
 * The strictest content security policy that HTML can live under: its own files, and what is inline by its digest. So
 * nobody can slip in an inline script, and attributes with styles or scripts do nothing.
 */
export async function policyFor(html: string, frameAncestors: readonly string[]): Promise<Policy> {
  return {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", ...(await inlineSources(html, 'script'))],
    styleSrc: ["'self'", ...(await inlineSources(html, 'style'))],
    // Pictures of systems are on the provider's own site, wherever that is.
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

/** Digests of the inline elements of a kind, each of its content as the browser's parser sees it. */
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

/** A small page for a visitor who came to where there is nothing to see. Title and text are ours, never the visitor's. */
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
