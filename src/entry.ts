/**
 * What a page loads. It holds nothing itself: no chunk may import the file with the fixed name, or a page that adds a
 * version to its address would run the element twice. The landing screen is fetched beside the core and not after it;
 * when that fails, the router meets the failure again and deals with it.
 *
 * A cache may serve this file from before an update, and the files that it names are gone. It then loads itself once more,
 * past every cache. It does so at once where the router has just reloaded the page because a screen was gone.
 *
 * A browser that lacks what the selector needs (Chrome 123, Firefox 124, Safari 17.5, all of spring 2024, have it) fetches
 * no more, and keeps what the page has put inside the element.
 */
const begun = performance.now();
const [address = ''] = import.meta.url.split('?');
const isFresh = import.meta.url.includes('?fresh=');

const load = (): Promise<unknown> => {
  import('./app/LandingRoute.tsx').catch(() => {});
  // Browsers accept an empty script as a valid module.
  return import('./element.ts').then(({ defineElement }) => defineElement?.(begun));
};
const loadFresh = (): Promise<unknown> => import(/* @vite-ignore */ `${address}?fresh=${Date.now()}`);

/** Has the router noted that it reloaded the page for a file beside this one? */
function wasReloaded(): boolean {
  const folder = address.slice(0, address.lastIndexOf('/') + 1);
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith('tanstack_router_reload') && key.includes(folder));
  } catch {
    // A page in a sandbox has no storage, and was not reloaded either.
    return false;
  }
}

if ('any' in AbortSignal && CSS.supports('color', 'light-dark(#000, #fff)')) {
  const ready = isFresh ? load() : wasReloaded() ? loadFresh().catch(load) : load().catch(loadFresh);
  ready.catch((error) => console.error('Product Selector could not be loaded.', error));
}
