interface Selector extends HTMLElement {
  restore?(code: string): Promise<boolean>;
}

/** Links of a visit begin with this page; its fragment brings a visit back, in the page's first selector. */
function takeAlong(elements: readonly Selector[]): void {
  const [page = ''] = location.href.split('#');
  const [, code] = location.hash.split('#product-selector=');
  for (const element of elements) element.setAttribute('share-url', page);
  if (code) customElements.whenDefined('product-selector').then(() => elements[0]?.restore?.(code));
}

/**
 * The script module of a WordPress page. Loads the selector from the address in the elements: optimisers move or inline this
 * file, so a relative address would be wrong.
 */
function load(): void {
  const elements = [...document.querySelectorAll<Selector>('product-selector[data-module]')];
  takeAlong(elements);
  for (const address of new Set(elements.map(({ dataset }) => dataset.module ?? ''))) {
    import(/* @vite-ignore */ address).catch((error) =>
      console.error('Product Selector could not be loaded. See what blocks it: a policy or an ad blocker.', error),
    );
  }
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', load, { once: true });
else load();
