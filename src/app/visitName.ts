import { pageAddress } from './restRoot.ts';

/**
 * Names a selector's visit in the tab, whose pages and frames of one origin share a storage: by the element's id or its
 * number, the provider if it isn't the page's own, and the page of a frame.
 * @param number counts the selectors of this window that have the same id, or none
 */
export function visitName(id: string, number: number, rest: string): string {
  const own = id && number > 0 ? `${id}:${number}` : id || `${number}`;
  const provider = rest === `${pageAddress().origin}/wp-json/` ? '' : `@${rest}`;
  // A page can't replace `top`, as it can `parent`.
  return own + provider + (window.top === window ? '' : `#${framesBefore() || ''}${window.location.pathname}`);
}

/** How many frames before this one show the same page, and so share its storage. */
export function framesBefore(): number {
  let count = 0;
  const around: Window | null = window.parent;
  for (let at = 0; around?.[at] && around[at] !== window; at += 1) {
    try {
      if (around[at]?.location.pathname === window.location.pathname) count += 1;
    } catch {
      // A frame of another site.
    }
  }
  return count;
}
