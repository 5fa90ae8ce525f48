import type * as router from '@tanstack/react-router';
import { BaseRootRoute, BaseRoute } from '@tanstack/router-core';

/**
 * The router's own routes, without the link and the hooks that its React package adds to each. The selector has no
 * links, since its routes are not addresses of the page, and imports the hooks separately. Saves 1.8 kB of the first
 * load.
 */
export const createRoute = ((options: never) => new BaseRoute(options)) as unknown as typeof router.createRoute;
export const createRootRouteWithContext = (() => (options: never) =>
  new BaseRootRoute(options)) as unknown as typeof router.createRootRouteWithContext;
