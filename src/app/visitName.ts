import { pageAddress } from './restRoot.ts';

/**
 * Names a selector's visit in the tab, whose pages and frames of one origin share a storage: by the element's id or its
 * number, the provider if it isn't the page's own, and the frame.
 * @param number counts the selectors of this window that have the same id, or none
 */
export function visitName(id: string, number: number, rest: string): string {
  const own = [id, id && number === 0 ? '' : `${number}`].filter(Boolean).join(':');
  const provider = rest === `${pageAddress().origin}/wp-json/` ? '' : `@${rest}`;
  return own + provider + frameName(window);
}

/** A window's place among the frames of its origin; empty for the tab's own page. */
function frameName(own: Window): string {
  const { parent } = own;
  if (parent === own) return '';
  let place = 0;
  for (let at = 0; at < parent.length && parent[at] !== own; at += 1) if (isReachable(parent[at])) place += 1;
  return `${frameName(parent)}#${place}`;
}

function isReachable(other: Window | undefined): boolean {
  try {
    return other?.document !== undefined;
  } catch {
    return false;
  }
}
