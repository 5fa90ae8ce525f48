import type { Plugin } from 'vite';

/** These imports serve a router that owns the page's address and scrolling. Each has its replacement. */
const UNUSED: readonly (readonly [of: RegExp, instead: string])[] = [
  [
    /import \{ setupScrollRestoration \} from "\.\/scroll-restoration\.js";/,
    'const setupScrollRestoration = () => {};',
  ],
  [
    /import \{ createBrowserHistory, (?=.*from "@tanstack\/history";)/,
    'const createBrowserHistory = undefined; import { ',
  ],
];

/**
 * Leaves out of the router what restores the page's scroll positions and what writes into the browser's history. The selector is in
 * someone else's page, so its router has a history in memory and scrolls nothing. A bundler can't tell. Saves 1.5 kB.
 */
export function memoryRouter(): Plugin {
  return {
    name: 'memory-router',
    enforce: 'pre',
    transform: {
      filter: { id: /\/router-core\/dist\/esm\/router\.js$/ },
      handler(code) {
        let cut = code;
        for (const [of, instead] of UNUSED) {
          if (!of.test(cut)) this.error(`The router has no ${of.source}; see memoryRouter.ts.`);
          cut = cut.replace(of, instead);
        }
        return { code: cut, map: null };
      },
    },
  };
}
