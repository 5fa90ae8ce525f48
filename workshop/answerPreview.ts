/** The selector's calls, and the reply to each. */
const CALL = /\/wp-json\/product-selector\/v2\/(init|products)$/;

/** The address that the selector asks; nothing is there. */
export const previewHost = (id: string): string => `${location.origin}/${id}`;

/**
 * Answers the calls of a selector with an unpublished range; the network sees none of them. All other calls pass.
 *
 * @param id of the selector, whose host is `previewHost`
 * @param products the reply with the range
 * @returns a function that ends it, and forgets what the selector kept for this tab
 */
export function answerPreview(id: string, products: string): () => void {
  const original = window.fetch;
  const answering: typeof fetch = async (input, init) => {
    const { href, pathname } = new URL(input instanceof Request ? input.url : String(input), location.href);
    const call = href.startsWith(`${previewHost(id)}/`) ? CALL.exec(pathname)?.[1] : undefined;
    if (call === undefined) return original.call(window, input, init);
    const body = call === 'init' ? '{"nonce":"static"}' : products;
    return new Response(body, { headers: { 'Content-Type': 'application/json' } });
  };
  window.fetch = answering;
  return () => {
    // Another script of the page may have wrapped it.
    if (window.fetch === answering) window.fetch = original;
    const kept = Object.keys(sessionStorage).filter((key) => key.startsWith(`product-selector:${id}`));
    for (const key of kept) sessionStorage.removeItem(key);
  };
}
