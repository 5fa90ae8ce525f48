/**
 * Takes the place of the router's scroll restoration in the build: it is for the window, which belongs to the page.
 * `arrival.ts` saves the positions in the element's own box.
 */
export const setupScrollRestoration = (): void => {};
export const ScrollRestoration = (): null => null;
/** The router only exports these again. */
export const defaultGetScrollRestorationKey = null;
export const getElementScrollRestorationEntry = null;
export const storageKey = null;
