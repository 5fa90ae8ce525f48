import { strToU8, zipSync } from 'fflate';
import type { Product } from '../src/catalogue/product.ts';
import { writeReply } from '../src/catalogue/writeReply.ts';
import { rangeHtml } from '../src/words/rangeHtml.ts';

const REPLIES = 'wp-json/product-selector/v2';

/** The replies of a published folder as a .zip, to unpack where a site begins. @param updated ISO 8601 */
export function zipFolder(products: readonly Product[], updated: string): Uint8Array<ArrayBuffer> {
  const on = updated.slice(0, 10);
  return zipSync({
    [`${REPLIES}/init`]: strToU8('{"nonce":"static"}'),
    [`${REPLIES}/products`]: strToU8(writeReply(products, updated)),
    'range.html': strToU8(rangeHtml(products, { installation: null, on })),
  });
}
