import { getPath } from 'hono/utils/url';

const REST = '/wp-json';

export const ROUTES = {
  demo: '/',
  range: '/range.html',
  embed: '/embed/*',
  init: `${REST}/product-selector/v2/init`,
  products: `${REST}/product-selector/v2/products`,
  enquiries: `${REST}/product-selector/v2/enquiries`,
  agents: '/mcp',
  healthy: '/healthz',
  ready: '/readyz',
} as const;

const EMBED = ROUTES.embed.slice(0, -1);
const NAMED: readonly string[] = Object.values(ROUTES);

/** True if pages of other origins use this address. Its errors are JSON. */
export function isShared(path: string): boolean {
  return path === REST || path.startsWith(`${REST}/`) || path.startsWith(EMBED);
}

/** The route of an address for the log, without the visitor's input; `other` for an unknown address. */
export function routeOf(path: string): string {
  if (NAMED.includes(path)) return path;
  return path.startsWith(EMBED) ? ROUTES.embed : 'other';
}

/** The route of a raw request target. Like the app, it accepts percent-encoding and absolute addresses. */
export function routeOfTarget(target: string): string {
  const route = routeOf(target.split('?', 1)[0]!);
  if (route !== 'other') return route;
  const url = target.startsWith('/') ? `http://localhost${target}` : target;
  return /^https?:/i.test(url) && URL.canParse(url) ? routeOf(getPath({ url: new URL(url).href } as Request)) : route;
}
