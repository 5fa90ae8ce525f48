import { strToU8, zipSync } from 'fflate';
import type { Product } from '../src/catalogue/product.ts';
import { writeReply } from '../src/catalogue/writeReply.ts';
import { rangeHtml } from '../src/words/rangeHtml.ts';

const REPLIES = 'wp-json/product-selector/v2';

/** A page with nothing but the selector, to open or to frame, and the lines that take links. */
const PAGE = `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>Find the air conditioning that suits your home</title>
  <style>body { margin: 0 }</style>
  <script type="module" src="embed/product-selector.js"></script>
  <product-selector></product-selector>
  <script type="module">
    const openLink = async () => {
      const [, code] = location.hash.split('#product-selector=');
      await customElements.whenDefined('product-selector');
      if (code) await document.querySelector('product-selector').restore(code);
    };
    addEventListener('hashchange', openLink);
    openLink();
  </script>
</html>
`;

/**
 * A published folder with the selector's files as a .zip, to unpack where a site begins.
 *
 * @param updated ISO 8601
 * @param embed the selector's files by their names
 */
export function zipFolder(
  products: readonly Product[],
  updated: string,
  embed: Readonly<Record<string, Uint8Array>>,
): Uint8Array<ArrayBuffer> {
  const on = updated.slice(0, 10);
  return zipSync({
    [`${REPLIES}/init`]: strToU8('{"nonce":"static"}'),
    [`${REPLIES}/products`]: strToU8(writeReply(products, updated)),
    'range.html': strToU8(rangeHtml(products, { installation: null, on })),
    'selector.html': strToU8(PAGE),
    ...Object.fromEntries(Object.entries(embed).map(([name, bytes]) => [`embed/${name}`, bytes])),
  });
}
