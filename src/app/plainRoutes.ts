import type * as router from '@tanstack/react-router';
import { BaseRootRoute, BaseRoute } from '@tanstack/router-core';

/**
 * The router's own routes without what React's package adds to each: a link and hooks. The selector has no links, since
 * its routes are no addresses of the page, and takes the hooks by themselves. Saves 1.8 kB of the first load.
 */
export const createRoute = ((options: never) => new BaseRoute(options)) as unknown as typeof router.createRoute;
export const createRootRouteWithContext = (() => (options: never) =>
  new BaseRootRoute(options)) as unknown as typeof router.createRootRouteWithContext;
