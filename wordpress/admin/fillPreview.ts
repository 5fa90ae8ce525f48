/** The two calls of the selector, with pretty and with plain permalinks. */
const OUR_CALL = /product-selector\/v2\/(init|products)(?:$|[?&#])/;
const NO_NONCE = '{"nonce":""}';

interface Preview {
  /** The window of the frame. */
  readonly view: Window & typeof globalThis;
  /** The products reply that it is to show. */
  readonly body: string;
  /** The element's module. */
  readonly element: string;
  /** The module could not be loaded. */
  onFailure(): void;
}

/**
 * Starts the selector in a frame, on a range that is not published: its calls are answered here, and what it keeps for a
 * visit stays in the frame instead of the session of the site, which the frame shares.
 */
export function fillPreview({ view, body, element, onFailure }: Preview): void {
  const { document, Response } = view;
  const json = (text: string) => new Response(text, { headers: { 'Content-Type': 'application/json' } });
  const original = view.fetch.bind(view);
  view.fetch = async (input, init) => {
    const url = typeof input === 'object' && 'url' in input ? input.url : String(input);
    const call = OUR_CALL.exec(decode(url))?.[1];
    if (call === 'init') return json(NO_NONCE);
    return call === 'products' ? json(body) : original(input, init);
  };
  Object.defineProperty(view, 'sessionStorage', { value: createStorage(), configurable: true });

  const selector = document.createElement('product-selector');
  // A frame without an address of its own has no origin that calls could begin with.
  selector.setAttribute('host', location.origin);
  const script = document.createElement('script');
  script.type = 'module';
  script.src = element;
  script.onerror = onFailure;
  document.body.append(selector, script);
}

function decode(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

/** A storage that lasts as long as the frame. */
function createStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
