import { readHost, schemeAdvice } from './readHost.ts';

/** How a page names its provider. */
interface ProviderAttributes {
  /** The `host` attribute. */
  readonly host: string | null;
  /** The `rest-url` attribute. */
  readonly restUrl: string | null;
}

/**
 * The provider's REST root, absolute, with a trailing slash: `rest-url`, written as WordPress writes it
 * (`https://shop.example/index.php?rest_route=/` with plain permalinks), otherwise `/wp-json/` of the host. A
 * `rest-url` that is not http or https is reported and ignored.
 */
export function restRoot({ host, restUrl }: ProviderAttributes, page: Location, log: Pick<Console, 'error'>): string {
  const given = restUrl?.trim();
  if (given) {
    const address = URL.canParse(given, page.href) ? new URL(given, page.href) : null;
    const advice = schemeAdvice('rest-url', given);
    if (address && /^https?:$/.test(address.protocol)) {
      const root = rootOf(address);
      if (advice)
        log.error(`Product Selector: rest-url="${given}" has no scheme and was read as the path ${root}.${advice}`);
      return root;
    }
    log.error(`Product Selector: rest-url="${given}" is not an http or https address; host is used instead.${advice}`);
  }
  return `${readHost(host, page, log)}/wp-json/`;
}

/** Callers append a path, so `rest_route` goes last in the query, even if a plugin has added parameters. */
function rootOf({ origin, pathname, searchParams }: URL): string {
  const route = searchParams.get('rest_route');
  if (route === null) return `${origin}${pathname}`.replace(/\/*$/, '/');
  searchParams.delete('rest_route');
  const others = searchParams.size > 0 ? `${searchParams}&` : '';
  return `${origin}${pathname}?${others}rest_route=${route.replace(/\/*$/, '/')}`;
}
