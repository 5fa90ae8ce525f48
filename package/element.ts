/**
 * `product-selector`: an import defines `<product-selector>` at once, so that a framework finds the properties of the element
 * that it renders.
 * It has no top-level await, because Angular with zone.js refuses it, and no address made at runtime, because bundlers try to
 * follow it. Nothing happens without a DOM, or in a browser without the features that src/entry.ts asks for.
 */
import { defineElement } from '../src/element.ts';

if (globalThis.CSS?.supports('color', 'light-dark(#000, #fff)') && 'any' in AbortSignal)
  defineElement(performance.now());
