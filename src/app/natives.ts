// biome-ignore-all lint/suspicious/noShadowRestrictedNames: the build gives these names to every file.
/** The browser's names that the program needs. */
const NAMES = [
  'AbortController',
  'AbortSignal',
  'CSSStyleSheet',
  'CustomEvent',
  'Document',
  'Element',
  'HTMLElement',
  'HTMLInputElement',
  'Headers',
  'Intl',
  'Map',
  'MessageChannel',
  'Promise',
  'ResizeObserver',
  'Response',
  'Set',
  'ShadowRoot',
  'Symbol',
  'TextDecoder',
  'URL',
  'URLSearchParams',
  'WeakMap',
  'WeakSet',
  'clearTimeout',
  'getComputedStyle',
  'history',
  'navigator',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'setTimeout',
  'structuredClone',
  'Boolean',
  'Date',
  'HTMLIFrameElement',
  'JSON',
  'Math',
  'RegExp',
  'String',
  'addEventListener',
  'fetch',
] as const;
// From the window: a page's `class Map` hides only the plain name.
const taken: readonly unknown[] = NAMES.map((name) => globalThis[name]);
/** The build writes these in place of the plain names, so a page may give a name away later. The names missing here are only checked. */
export const [
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
  TextDecoder,
  URL,
  URLSearchParams,
  WeakMap,
  WeakSet,
  clearTimeout,
  getComputedStyle,
  history,
  navigator,
  performance,
  queueMicrotask,
  requestAnimationFrame,
  setTimeout,
  structuredClone,
] = taken;

const { getOwnPropertyNames, getPrototypeOf, prototype: plain } = {}.constructor as ObjectConstructor;

/** A page's own constructor has an empty prototype; the browser's has members, and wrappers inherit them. */
function isReplaced(name: string, value: unknown): boolean {
  if (!value || !/ob|fu/.test(typeof value)) return true;
  const { prototype } = value as { readonly prototype?: object };
  // Pages wrap functions such as `setTimeout`; the wrapper does the same.
  return name < 'a' && !!prototype && getPrototypeOf(prototype) === plain && !getOwnPropertyNames(prototype)[1];
}

/** The result of each method of `[1, 2]` for "more than 1". */
const RETURNED = { every: 'false', filter: '2', find: '2', map: 'false,true', some: 'true' } as const;

/** The methods that an old library has replaced with others that break React or the list. */
function replacedMethods(): string[] {
  const found: string[] = [];
  for (const name of Object.keys(RETURNED) as (keyof typeof RETURNED)[]) {
    const method = [][name] as (more: (one: number) => boolean) => unknown;
    if (`${method.call([1, 2], (one) => one > 1)}` !== RETURNED[name]) found.push(`Array.prototype.${name}`);
  }
  if (((...given: unknown[]) => given.length).bind(null, 1)(2) !== 2) found.push('Function.prototype.bind');
  return found;
}

/** A server has no window. */
const replaced = globalThis.window ? NAMES.filter((name, at) => isReplaced(name, taken[at])) : [];
const all = [...replaced, ...replacedMethods()].join(', ');
if (all) {
  const line = `Product Selector: this page has replaced ${all}. Rename its own; until then its content stays in place.`;
  throw Object.assign(new TypeError(line), { isOurs: true });
}
