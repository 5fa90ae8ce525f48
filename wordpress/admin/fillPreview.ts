/** The two addresses that the selector requests, with pretty and with plain permalinks. */
const OUR_CALL = /product-selector\/v2\/(init|products)(?:$|[?&#])/;
const NO_NONCE = '{"nonce":""}';

interface Preview {
  /** The frame's window. */
  readonly view: Window & typeof globalThis;
  /** The products reply. */
  readonly body: string;
  /** The element's module. */
  readonly element: string;
  /** Called if the module can't load. */
  onFailure(): void;
}

/**
 * Starts the selector in a frame with an unpublished catalogue. This page answers its requests. It gets its own storage, because
 * the frame shares the site's session storage.
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
  // A frame with srcdoc has no origin for requests.
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

function createStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
