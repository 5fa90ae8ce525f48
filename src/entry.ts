/**
 * What a page loads. It holds nothing itself: no chunk may import the file with the fixed name, or a page that adds a
 * version to its address would run the element twice. The landing screen is fetched beside the core and not after it;
 * when that fails, the router meets the failure again and deals with it.
 *
 * A browser that lacks what the selector needs (Chrome 123, Firefox 124, Safari 17.5, all of spring 2024, have it) fetches
 * no more, and keeps what the page has put inside the element.
 */
if ('any' in AbortSignal && CSS.supports('color', 'light-dark(#000, #fff)')) {
  import('./app/LandingRoute.tsx').catch(() => {});
  import('./element.ts').catch((error) => console.error('Product Selector could not be loaded.', error));
}
