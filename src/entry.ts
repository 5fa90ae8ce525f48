/**
 * The file that a page loads. It contains no shared code: no chunk may import the file with the fixed name, or a page
 * that adds a version to its address would run the element twice. The landing screen loads in parallel with the core;
 * if it fails, the router meets the failure again and handles it.
 *
 * After an update, a cache may serve an old version of this file, whose chunks are gone. It then loads itself once
 * more, past every cache. It does so immediately if the page has been reloaded for a missing screen.
 *
 * Bundlers take `package/element.ts` instead: they would follow the address that is built here. If one takes this file
 * anyway, the file has another name and isn't loaded again. Without a DOM, as on a server that renders pages, nothing happens.
 *
 * A browser without the required features (Chrome 123, Firefox 124 and Safari 17.5, all of spring 2024, have them)
 * loads nothing more and keeps the page's own content inside the element.
 *
 * If every selector of the page has `load="visible"`, nothing more loads until one is near.
 */
const { performance, Document: page, CustomEvent: Told } = globalThis;
/** The elements of the page; a form or an image may be named like a method of the document. */
const find = (selector: string): ArrayLike<Element> & Iterable<Element> =>
  page?.prototype?.querySelectorAll.call(document, selector) ?? [];
const [address = ''] = import.meta.url.split('?');
/** True if this file must not be loaded again. A page that pins it has a digest for this address only. */
const isFinal =
  import.meta.url.includes('?fresh=') ||
  !address.endsWith('/product-selector.js') ||
  find('[integrity][src*=product-selector]').length > 0;

const load = (): Promise<unknown> => {
  const startedAt = performance?.now?.() ?? 0;
  // Before the landing screen, so that `natives.ts` runs before all other modules.
  const element = import('./element.ts');
  import('./app/LandingRoute.tsx').catch(() => {});
  // Browsers accept an empty script as a valid module.
  return element.then(({ defineElement }) => defineElement?.(startedAt));
};
const loadFresh = (): Promise<unknown> => import(/* @vite-ignore */ `${address}?fresh=${performance?.timeOrigin}`);

/** Was the page reloaded in this tab for a screen of this folder? `app/lazyScreen.ts` notes it. */
function wasReloaded(): boolean {
  const folder = address.slice(0, address.lastIndexOf('/') + 1);
  try {
    return Object.keys(sessionStorage).some(
      (key) => key.startsWith('product-selector-reloaded:') && key.includes(folder),
    );
  } catch {
    // A sandboxed page has no storage; it was not reloaded either.
    return false;
  }
}

/** Calls back once one of the page's selectors is within a window's height of the visible part, or doesn't wait for that. */
function whenNear(callBack: () => void): void {
  const end = (): void => {
    near.disconnect();
    added.disconnect();
    callBack();
  };
  const near = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && end(), {
    rootMargin: '100% 0px',
  });
  const look = (): void => {
    if (!allWait()) end();
    else for (const element of find(WAITING)) near.observe(element);
  };
  const added = new MutationObserver(look);
  added.observe(document, { childList: true, subtree: true, attributeFilter: ['load'] });
  look();
}

const WAITING = 'product-selector[load=visible]';

/** False without a selector, because a later one starts immediately, and on a page that opens the link of a visit. */
function allWait(): boolean {
  const isNow = location.hash.includes('#product-selector=') || find('product-selector:not([load=visible])').length > 0;
  return !isNow && find(WAITING).length > 0;
}

function begin(): Promise<unknown> {
  const loading = isFinal ? load() : wasReloaded() ? loadFresh().catch(load) : load().catch(loadFresh);
  const problem =
    'Product Selector could not be loaded. Copy its whole folder again, or see what blocks it: a policy or an ad blocker.';
  return loading.catch((error) => {
    fail();
    if (error?.isOurs) console.error(error.message);
    else console.error(problem, error);
  });
}

/** Shows the landing content's sentence that nothing has loaded, also in later elements, and tells the page. A server has no page. */
function fail(): void {
  globalThis.document?.documentElement.classList.add('product-selector-failed');
  const told = { detail: { what: 'program' }, bubbles: true };
  for (const element of find('product-selector')) element.dispatchEvent(new Told('selector-failed', told));
}

const { AbortSignal: signal, CSS: css } = globalThis;
/** If the page has replaced one of these, `natives.ts` reports it, or it isn't needed. */
const isOld =
  !globalThis.document ||
  (typeof signal === 'function' && !('any' in signal)) ||
  (typeof css?.supports === 'function' && !css.supports('color', 'light-dark(#000, #fff)'));
if (isOld) fail();
else if (allWait()) whenNear(begin);
else void begin();
