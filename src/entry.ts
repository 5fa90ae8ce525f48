/**
 * What a page loads. It holds nothing itself: no chunk may import the file with the fixed name, or a page that adds a
 * version to its address would run the element twice. The landing screen is fetched beside the core and not after it;
 * when that fails, the router meets the failure again and deals with it.
 */
import('./app/LandingRoute.tsx').catch(() => {});

/** Resolves once `<product-selector>` is defined. */
export const ready: Promise<unknown> = import('./element.ts');
