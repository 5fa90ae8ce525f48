import { every } from 'hono/combine';
import { cors } from 'hono/cors';
import { RETAINED_304_HEADERS } from 'hono/etag';
import { secureHeaders } from 'hono/secure-headers';
import type { Pages } from './preparePages.ts';

type SecureHeaders = NonNullable<Parameters<typeof secureHeaders>[0]>;

/** No browser guesses a type. The rest of Hono's headers is for sites of another kind, or for the proxy that has TLS. */
const EVERYWHERE = {
  crossOriginResourcePolicy: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: false,
  strictTransportSecurity: false,
  xContentTypeOptions: true,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
  removePoweredBy: false,
} as const satisfies SecureHeaders;

/**
 * For the two calls and the element's files: the selector is part of pages of other origins. No credentials are involved,
 * so every origin may read them by default.
 *
 * @param allowed the origins that may; null for all
 */
export function sharedHeaders(allowed: readonly string[] | null) {
  return every(
    // Pages that isolate themselves (`Cross-Origin-Embedder-Policy`) load only what says this.
    secureHeaders({ ...EVERYWHERE, crossOriginResourcePolicy: 'cross-origin' }),
    cors({
      origin: allowed === null ? '*' : [...allowed],
      allowMethods: ['GET', 'HEAD'],
      // The products call carries a JSON content type, so browsers ask first.
      allowHeaders: ['Content-Type'],
      // The selector waits as long as it is asked to.
      exposeHeaders: ['Retry-After', 'Date'],
      maxAge: 86_400,
    }),
  );
}

/** For the provider's own pages and health checks. */
export function pageHeaders(contentSecurityPolicy: Pages['policy']) {
  return secureHeaders({
    ...EVERYWHERE,
    contentSecurityPolicy,
    referrerPolicy: 'strict-origin-when-cross-origin',
    permissionsPolicy: { camera: [], geolocation: [], microphone: [] },
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
