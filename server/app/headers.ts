import type { Context, Next } from 'hono';
import { every } from 'hono/combine';
import { cors } from 'hono/cors';
import { RETAINED_304_HEADERS } from 'hono/etag';
import { secureHeaders } from 'hono/secure-headers';
import type { Pages } from './preparePages.ts';

/**
 * For the two calls and the element's files: the selector is part of pages of other origins. No credentials are involved,
 * so every origin may read them by default.
 *
 * @param allowed the origins that may; null for all
 */
export function sharedHeaders(allowed: readonly string[] | null) {
  const readable = cors({
    origin: allowed === null ? '*' : [...allowed],
    allowMethods: ['GET', 'HEAD'],
    // The products call carries a JSON content type, so browsers ask first.
    allowHeaders: ['Content-Type'],
    // The selector waits as long as it is asked to.
    exposeHeaders: ['Retry-After', 'Date'],
    maxAge: 86_400,
  });
  return every(async (c: Context, next: Next) => {
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
    // Pages that isolate themselves (`Cross-Origin-Embedder-Policy`) load only what says this.
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  }, readable);
}

/** For the provider's own pages and health checks. */
export function pageHeaders(contentSecurityPolicy: Pages['policy']) {
  return secureHeaders({
    contentSecurityPolicy,
    referrerPolicy: 'strict-origin-when-cross-origin',
    permissionsPolicy: { camera: [], geolocation: [], microphone: [] },
    // The policy has frame-ancestors. The rest is for TLS, which is the proxy's.
    xFrameOptions: false,
    crossOriginResourcePolicy: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    strictTransportSecurity: false,
  });
}

/** What `sharedHeaders(null)` adds to a reply; a test holds the two together. */
export const FOR_EVERY_ORIGIN = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Retry-After,Date',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** Headers of a 304. Without those of CORS, a page of another origin could not read it. */
export const ON_304 = [...RETAINED_304_HEADERS, ...Object.keys(FOR_EVERY_ORIGIN)];
