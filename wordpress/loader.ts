/**
 * The script module of a WordPress page. Loads the selector from the address in the elements: optimisers move or inline this
 * file, so a relative address would be wrong.
 */
function load(): void {
  const elements = document.querySelectorAll<HTMLElement>('product-selector[data-module]');
  for (const address of new Set([...elements].map(({ dataset }) => dataset.module ?? ''))) {
    import(/* @vite-ignore */ address).catch((error) => console.error('Product Selector could not be loaded.', error));
  }
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', load, { once: true });
else load();
