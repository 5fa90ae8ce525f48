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

const EMBED = ROUTES.embed.slice(0, -1);
const NAMED: readonly string[] = Object.values(ROUTES);

/** The path of a file below `/embed/`; null for every other address. */
export function embedPathOf(path: string): string | null {
  return path.startsWith(EMBED) ? path.slice(EMBED.length) : null;
}

/** Whether errors there have the shape of WordPress's REST errors. */
export function isRest(path: string): boolean {
  return path === REST || path.startsWith(`${REST}/`);
}

/** The route of an address, for a log that keeps nothing of what visitors type: `other` where nothing is. */
export function routeOf(path: string): string {
  if (NAMED.includes(path)) return path;
  return embedPathOf(path) === null ? 'other' : ROUTES.embed;
}

/** The route of what a request asked for, as it came: encoded in part or as a whole address, too, as the app takes it. */
export function routeOfTarget(target: string): string {
  const route = routeOf(target.split('?', 1)[0]!);
  if (route !== 'other') return route;
  const url = target.startsWith('/') ? `http://localhost${target}` : target;
  return /^https?:/i.test(url) && URL.canParse(url) ? routeOf(getPath({ url: new URL(url).href } as Request)) : route;
}
