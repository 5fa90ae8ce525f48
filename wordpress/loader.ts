interface Selector extends HTMLElement {
  restore?(code: string): Promise<boolean>;
}

/** The selectors of the page, as a live list. */
const elements = document.getElementsByTagName('product-selector') as HTMLCollectionOf<Selector>;

/** The addresses that were loaded. They come from the elements, because optimisers move or inline this file. */
const loaded = new Set<string>();

/**
 * Makes this page the start of each selector's visit links, and loads the selector. An element may appear at any time, from a tab, a
 * popup or a page router.
 */
function welcome(): void {
  for (const element of elements) {
    const { module } = element.dataset;
    if (!module) continue;
    if (!element.hasAttribute('share-url')) element.setAttribute('share-url', location.href.split('#')[0] ?? '');
    if (loaded.has(module)) continue;
    loaded.add(module);
    import(/* @vite-ignore */ module).catch((error) => {
      document.documentElement.classList.add('product-selector-failed');
      console.error('Product Selector could not be loaded. See what blocks it: a policy or an ad blocker.', error);
    });
  }
}

/** Restores a visit from the fragment of its link in the page's first selector, at load and on the open page. */
async function openLink(): Promise<void> {
  const [, code] = location.hash.split('#product-selector=');
  if (!code) return;
  await customElements.whenDefined('product-selector');
  await elements[0]?.restore?.(code);
}

new MutationObserver(welcome).observe(document, { childList: true, subtree: true });
welcome();
addEventListener('hashchange', () => void openLink());
void openLink();
