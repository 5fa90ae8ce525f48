/** The selector's calls: of which preview, and which call. */
const CALL = /^\/(workshop-preview-\d+)\/wp-json\/product-selector\/v2\/(init|products)$/;

/** The address that the selector asks; nothing is there. */
export const previewHost = (id: string): string => `${location.origin}/${id}`;

/** The reply with the range of each preview that is shown. */
const ranges = new Map<string, string>();

/** Answers previews in place of the network, for as long as the page is open: a selector that is being removed may still ask. */
function answerInPage(): void {
  const original = window.fetch;
  window.fetch = async (input, init) => {
    const { origin, pathname } = new URL(input instanceof Request ? input.url : String(input), location.href);
    const [, id = '', call] = (origin === location.origin && CALL.exec(pathname)) || [];
    if (call === undefined) return original.call(window, input, init);
    const body = call === 'init' ? '{"nonce":"static"}' : (ranges.get(id) ?? '[]');
    return new Response(body, { headers: { 'Content-Type': 'application/json' } });
  };
}
let isAnswering = false;

/**
 * Answers the calls of a selector with an unpublished range; the network sees none of them. All other calls pass.
 *
 * @param number of the preview
 * @param products the reply with the range
 * @returns the selector's id, whose host is `previewHost`, and a function that ends it, and forgets what the selector kept for this tab
 */
export function answerPreview(number: number, products: string): { readonly id: string; end(): void } {
  if (!isAnswering) answerInPage();
  isAnswering = true;
  const id = `workshop-preview-${number}`;
  ranges.set(id, products);
  return {
    id,
    end() {
      ranges.delete(id);
      const kept = Object.keys(sessionStorage).filter((key) => key.startsWith(`product-selector:${id}`));
      for (const key of kept) sessionStorage.removeItem(key);
    },
  };
}
