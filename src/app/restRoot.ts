/** "provider.example", "localhost:8080/shop": a host name without its scheme. */
const HOST_NAME = /^(localhost|[a-z\d-]+(\.[a-z\d-]+)+)(:\d+)?(\/|$)/i;

/** Text that a framework writes into an attribute for a value that isn't text. */
const NO_TEXT = /^(true|false|null|undefined|NaN|\[.*)$/;

/** A page's settings for its provider. */
interface ProviderAttributes {
  /** The `host` attribute. */
  readonly host: string | null;
  /** The `rest-url` attribute. */
  readonly restUrl: string | null;
}

/**
 * The provider's REST root, absolute, with a trailing slash: `rest-url`, written as WordPress writes it
 * (`https://shop.example/index.php?rest_route=/` with plain permalinks), otherwise `/wp-json/` of the `host`, which may
 * have a folder, otherwise of the page's own origin. An address that is not http or https is reported and ignored. A
 * host name without a scheme is a relative path, as in every link, and is reported too.
 */
export function restRoot({ host, restUrl }: ProviderAttributes, page: Location, log: Pick<Console, 'error'>): string {
  const report = (line: string) => log.error(`Product Selector: ${line}`);
  const read = (name: string, attribute: string | null, instead: string, rootOf: (address: URL) => string) => {
    const given = attribute?.trim();
    if (!given) return null;
    const address = !NO_TEXT.test(given) && URL.canParse(given, page.href) ? new URL(given, page.href) : null;
    const advice = HOST_NAME.test(given) ? ` If it is the name of a host, write ${name}="https://${given}".` : '';
    if (!address || !/^https?:$/.test(address.protocol)) {
      report(`${name}="${given}" is not an http or https address; ${instead}.${advice}`);
      return null;
    }
    const root = rootOf(address);
    if (advice) report(`${name}="${given}" has no scheme and was read as the path ${root}.${advice}`);
    return root;
  };
  const root = read('rest-url', restUrl, 'host is used instead', withRoute);
  return root ?? `${read('host', host, `using ${page.origin} instead`, withoutSlash) ?? page.origin}/wp-json/`;
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
