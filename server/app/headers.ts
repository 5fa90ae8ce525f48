import type { Context, Next } from 'hono';
import { every } from 'hono/combine';
import { cors } from 'hono/cors';
import { RETAINED_304_HEADERS } from 'hono/etag';
import { secureHeaders } from 'hono/secure-headers';
import type { Policy } from './pagePolicy.ts';

/**
 * For the selector's calls and the element's files, which pages of other origins use. They need no credentials, so every origin
 * may read them by default.
 *
 * @param allowed origins; null for all
 * @param takesPosts true if enquiries are on
 */
export function sharedHeaders(allowed: readonly string[] | null, takesPosts: boolean) {
  const readable = cors({
    origin: allowed === null ? '*' : [...allowed],
    allowMethods: ['GET', 'HEAD', ...(takesPosts ? ['POST'] : [])],
    // The products call has a JSON content type, so browsers send a preflight.
    allowHeaders: ['Content-Type'],
    // The selector obeys Retry-After.
    exposeHeaders: ['Retry-After', 'Date'],
    maxAge: 86_400,
  });
  return every(async (c: Context, next: Next) => {
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
    // Pages with `Cross-Origin-Embedder-Policy` load only files with this header.
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  }, readable);
}

/** For the provider's own pages and health checks. */
export function pageHeaders(contentSecurityPolicy: Policy) {
  return secureHeaders({
    contentSecurityPolicy,
    referrerPolicy: 'strict-origin-when-cross-origin',
    permissionsPolicy: { camera: [], geolocation: [], microphone: [] },
    // The policy has frame-ancestors. The proxy handles TLS.
    xFrameOptions: false,
    crossOriginResourcePolicy: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    strictTransportSecurity: false,
  });
}

/** Headers of a 304. Without the CORS headers, a page of another origin couldn't read it. */
export const ON_304 = [
  ...RETAINED_304_HEADERS,
  'Access-Control-Allow-Origin',
  'Access-Control-Expose-Headers',
  'Cross-Origin-Resource-Policy',
  'X-Content-Type-Options',
];
