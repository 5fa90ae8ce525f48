/**
 * The script module of a WordPress page. It fetches the selector from where the elements say it is: optimisers inline this
 * file, combine it with others, move it or delay it, and an address relative to it would then be wrong.
 */
function load(): void {
  const elements = document.querySelectorAll<HTMLElement>('product-selector[data-module]');
  for (const address of new Set([...elements].map(({ dataset }) => dataset.module ?? ''))) {
    import(/* @vite-ignore */ address).catch((error) => console.error('Product Selector could not be loaded.', error));
  }
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', load, { once: true });
else load();
