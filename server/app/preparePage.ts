import { base64, type Compressors, type PreparedReply, prepareReply } from './prepareReply.ts';

export interface PageOptions {
  /** Origins whose pages may show it in a frame; `'self'` and `'none'` as in a policy. */
  readonly frameAncestors: readonly string[];
  readonly compressors?: Compressors;
}

/**
 * Prepares a page of ours with the strictest content security policy that it can live under: its own files, and what is
 * inline by its digest. Nothing inline can be slipped in by somebody else, and no attribute with styles or script works.
 */
export async function preparePage(html: string, { frameAncestors, compressors }: PageOptions): Promise<PreparedReply> {
  return prepareReply(
    new TextEncoder().encode(html),
    {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': await policyFor(html, frameAncestors),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    },
    compressors,
  );
}

async function policyFor(html: string, frameAncestors: readonly string[]): Promise<string> {
  const [scripts, styles] = await Promise.all([inlineSources(html, 'script'), inlineSources(html, 'style')]);
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts].join(' '),
    ['style-src', "'self'", ...styles].join(' '),
    // The pictures of systems stand wherever the provider's own site has them.
    "img-src 'self' data: https: http:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    ['frame-ancestors', ...frameAncestors].join(' '),
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** What allows the inline elements of a kind, each by the digest of its content as the browser's parser sees it. */
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
