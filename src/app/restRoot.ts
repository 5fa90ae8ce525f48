/** Text that a framework writes into an attribute for a value that isn't text. */
const NO_TEXT = /^(true|false|null|undefined|NaN|\[.*)$/;

interface ProviderAttributes {
  readonly host: string | null;
  readonly restUrl: string | null;
}

/** An address attribute that may have a mistake. */
export interface GivenAddress {
  readonly name: 'host' | 'rest-url';
  readonly given: string;
  /** The address in use; null if the attribute is ignored. */
  readonly root: string | null;
  readonly page: PageAddress;
}

/** The page's address. A frame by `srcdoc`, `blob:` or `data:` has no web address. */
export type PageAddress = Pick<Location, 'origin' | 'protocol' | 'href'>;

export function pageAddress(): PageAddress {
  const { protocol, href: own } = window.location;
  const href = protocol.startsWith('http') ? own : document.baseURI;
  // Not `window.origin`: a page may replace it, and a sandboxed frame's origin is "null".
  return { origin: new URL(href).origin, protocol, href };
}

/** An address that reaches no server, not even the page's own. */
const NOWHERE = 'about:invalid#';

/**
 * The provider's REST root, absolute, with a trailing slash: `rest-url`, written as WordPress writes it
 * (`https://shop.example/index.php?rest_route=/` with plain permalinks), otherwise `/wp-json/` of the `host`, which may
 * have a folder, otherwise of the page's own origin. An address that is not http or https is ignored.
 * @param doubt gets each address that is neither whole, by https or the page's own scheme, nor a path from the root
 */
export function restRoot(
  { host, restUrl }: ProviderAttributes,
  page: PageAddress,
  doubt: (address: GivenAddress) => void,
): string {
  const { origin, protocol, href } = page;
  const own = /^https?:/.test(origin) ? origin : NOWHERE;
  const read = (name: GivenAddress['name'], attribute: string | null, rootOf: (address: URL) => string) => {
    const given = attribute?.trim();
    if (!given) return null;
    const address = !NO_TEXT.test(given) && URL.canParse(given, href) ? new URL(given, href) : null;
    const root = address && /^https?:$/.test(address.protocol) ? rootOf(address) : null;
    if (!root || !(/^(https:\/)?\//.test(given) || given.startsWith(`${protocol}//`)))
      doubt({ name, given, root, page });
    return root;
  };
  const root = read('rest-url', restUrl, withRoute);
  if (root) return root;
  const given = read('host', host, withoutSlash);
  if (!given && !host?.trim() && !/^https?:$/.test(protocol)) doubt({ name: 'host', given: '', root: null, page });
  return `${given ?? own}/wp-json/`;
}

function withoutSlash({ origin, pathname }: URL): string {
  return `${origin}${pathname}`.replace(/\/+$/, '');
}

/** Callers append a path, so `rest_route` goes last in the query, even if a plugin has added parameters. */
function withRoute(address: URL): string {
  const { origin, pathname, searchParams } = address;
  const route = searchParams.get('rest_route');
  if (route === null) return `${withoutSlash(address)}/`;
  searchParams.delete('rest_route');
  const others = searchParams.size > 0 ? `${searchParams}&` : '';
  return `${origin}${pathname}?${others}rest_route=${route.replace(/\/*$/, '/')}`;
}
