import { getPath } from 'hono/utils/url';

const REST = '/wp-json';

/** Every address that answers. */
export const ROUTES = {
  demo: '/',
  embed: '/embed/*',
  init: `${REST}/product-selector/v2/init`,
  products: `${REST}/product-selector/v2/products`,
  healthy: '/healthz',
  ready: '/readyz',
} as const;

const NAMED: readonly string[] = Object.values(ROUTES);

/** Whether a file of the element would have this address. */
export function isFile(path: string): boolean {
  return path.startsWith(ROUTES.embed.slice(0, -1));
}

/** Whether errors at this address have the shape of WordPress's REST errors. */
export function isRest(path: string): boolean {
  return path === REST || path.startsWith(`${REST}/`);
}

/** Whether pages of other origins use this address. */
export function isShared(path: string): boolean {
  return isRest(path) || isFile(path);
}

/** The route of an address, for a log that keeps nothing that visitors type; `other` for an unknown address. */
export function routeOf(path: string): string {
  if (NAMED.includes(path)) return path;
  return isFile(path) ? ROUTES.embed : 'other';
}

/** The route of a request's target as it came. Like the app, it accepts percent-encoding and whole addresses. */
export function routeOfTarget(target: string): string {
  const route = routeOf(target.split('?', 1)[0]!);
  if (route !== 'other') return route;
  const url = target.startsWith('/') ? `http://localhost${target}` : target;
  return /^https?:/i.test(url) && URL.canParse(url) ? routeOf(getPath({ url: new URL(url).href } as Request)) : route;
}
