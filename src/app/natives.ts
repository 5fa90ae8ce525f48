/** A page's own function has an empty prototype; the browser's has members or none. */
function isReplaced(value: unknown): boolean {
  if (Object(value) !== value) return true;
  const { prototype } = value as { readonly prototype?: object };
  return prototype !== undefined && Reflect.ownKeys(prototype).length < 2;
}

/** What the program needs, as its modules see it: a page's `class Map` hides the browser's too. A server has no window. */
export const needed = globalThis.window && {
  AbortController,
  AbortSignal,
  CSSStyleSheet,
  CustomEvent,
  Document,
  Element,
  HTMLElement,
  HTMLInputElement,
  Headers,
  Intl,
  Map,
  MessageChannel,
  Promise,
  ResizeObserver,
  Response,
  Set,
  ShadowRoot,
  Symbol,
  URL,
  URLSearchParams,
  WeakMap,
  WeakSet,
  getComputedStyle,
  performance,
  queueMicrotask,
  setTimeout,
  structuredClone,
};
const replaced = Object.entries(needed ?? {}).flatMap(([name, value]) => (isReplaced(value) ? name : []));
// Older libraries have kinds of these with which React or the list would go wrong.
if (((...given: unknown[]) => given.length).bind(null, 1)(2) !== 2) replaced.push('Function.prototype.bind');
if ([1, 2].find((one) => one > 1) !== 2) replaced.push('Array.prototype.find');
if (replaced.length > 0) {
  const line = `Product Selector: this page has replaced ${replaced.join(', ')}. Rename its own; until then its content stays in place.`;
  throw Object.assign(new Error(line), { isOurs: true });
}
