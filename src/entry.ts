/**
 * The file that a page loads. It contains no shared code: no chunk may import the file with the fixed name, or a page
 * that adds a version to its address would run the element twice. The element shows the landing screen as the build has written
 * it; the program loads at the first sign of interest.
 *
 * After an update, a cache may serve an old version of this file, whose chunks are gone. It then loads the program by the
 * other fixed name, `element.js`, past every cache; a worker of the page that ignores the question mark has kept this file
 * only. It does so immediately if the page has been reloaded for a missing screen.
 *
 * Tag managers, consent managers and editors drop `type="module"`. The file then runs as a script, and imports itself as a
 * module. Therefore it has no `import.meta`, no import and no export, no name of `natives.ts` (the build imports each one), and its
 * names stay inside a function: a script's would be the page's.
 *
 * Bundlers take `package/element.ts` instead. Without a DOM, as on a server that renders pages, nothing happens.
 *
 * A browser without the required features (Chrome 123, Firefox 124 and Safari 17.5, all of spring 2024, have them)
 * loads nothing more and keeps the page's own content inside the element.
 *
 * If every selector of the page has `load="visible"`, nothing more loads until one is near.
 */
(() => {
  const { performance, Document: page, CustomEvent: Told } = globalThis;
  /** The elements of the page; a form or an image may be named like a method of the document. */
  const find = (selector: string): ArrayLike<Element> & Iterable<Element> =>
    page?.prototype?.querySelectorAll.call(document, selector) ?? [];

  const load = (): Promise<unknown> => {
    const startedAt = performance?.now?.() ?? 0;
    // Browsers accept an empty script as a valid module.
    return import('./element.ts').then(({ defineElement }) => defineElement?.(startedAt));
  };
  /** Not in the sources: the build gives it this name. */
  const loadFresh = (): Promise<unknown> => import(/* @vite-ignore */ `./element.js?fresh=${performance?.timeOrigin}`);

  /** Was the page reloaded in this tab for a screen? `app/loadFile.ts` notes it. */
  const wasReloaded = (): boolean => {
    try {
      return Object.keys(sessionStorage).some((key) => key.startsWith('product-selector-reloaded:'));
    } catch {
      // A sandboxed page has no storage; it was not reloaded either.
      return false;
    }
  };

  /** Calls back once one of the page's selectors is within a window's height of the visible part, or doesn't wait for that. */
  const whenNear = (callBack: () => void): void => {
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
  };

  const WAITING = 'product-selector[load=visible]';

  /** False without a selector, because a later one starts immediately, and on a page that opens the link of a visit. */
  const allWait = (): boolean => {
    const isNow =
      location.hash.includes('#product-selector=') || find('product-selector:not([load=visible])').length > 0;
    return !isNow && find(WAITING).length > 0;
  };

  /** Shows the landing content's sentence that nothing has loaded, also in later elements, and tells the page. A server has no page. */
  const fail = (): void => {
    globalThis.document?.documentElement.classList.add('product-selector-failed');
    const told = { detail: { what: 'program' }, bubbles: true };
    try {
      for (const element of find('product-selector')) element.dispatchEvent(new Told('selector-failed', told));
    } catch {
      // The page has replaced events by something else, and can't be told.
    }
  };

  /** Reports what can't be loaded. */
  const report = (loading: Promise<unknown>): unknown =>
    loading.catch((error) => {
      const problem =
        'Product Selector could not be loaded. Copy its whole folder again, or see what blocks it: a policy or an ad blocker.';
      fail();
      if (error?.isOurs) console.error(error.message);
      else console.error(problem, error);
    });

  const begin = (): unknown => {
    // A page that pins this file has a digest for its address only.
    if (find('[integrity][src*=product-selector]').length > 0) return report(load());
    if (wasReloaded()) return report(loadFresh().catch(load));
    // The first error names the file that is missing.
    const again = (error: unknown) =>
      loadFresh().catch(() => {
        throw error;
      });
    return report(load().catch(again));
  };

  const { AbortSignal: signal, CSS: css } = globalThis;
  /** If the page has replaced one of these, `natives.ts` reports it, or it isn't needed. */
  const isOld =
    !globalThis.document ||
    (typeof signal === 'function' && !('any' in signal)) ||
    (typeof css?.supports === 'function' && !css.supports('color', 'light-dark(#000, #fff)'));
  /** The address of a script; a module has none. */
  const { src } = (globalThis.document?.currentScript ?? {}) as { readonly src?: string };
  if (isOld) fail();
  else if (src) report(import(/* @vite-ignore */ src));
  else if (allWait()) whenNear(begin);
  else begin();
})();
