/**
 * `product-selector`: importing it defines `<product-selector>` at once, so that a framework finds the properties of the element
 * that it renders. No top-level await, which Angular with zone.js refuses, and no address that is built while it runs, which
 * bundlers try to follow. Nothing happens without a DOM, or in a browser without the features that src/entry.ts asks for.
 */
import { defineElement } from '../src/element.ts';

if (globalThis.CSS?.supports('color', 'light-dark(#000, #fff)') && 'any' in AbortSignal)
  defineElement(performance.now());
