import { createElement } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

/** The calls that `frameworks.spec.ts` makes in a page rendered by React. */
const page = {
  root: null as Root | null,
  render(props: object): void {
    page.root ??= createRoot(document.querySelector('#app') as Element);
    page.root.render(createElement('product-selector', props));
  },
  hydrate(props: object): void {
    page.root = hydrateRoot(document.querySelector('#app') as Element, createElement('product-selector', props));
  },
};

Object.assign(window, { reactPage: page });
