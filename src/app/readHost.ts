/** "provider.example", "localhost:8080/shop": a host name without its scheme. */
const HOST_NAME = /^(localhost|[a-z\d-]+(\.[a-z\d-]+)+)(:\d+)?(\/|$)/i;

/** What to write instead of an address without a scheme; empty if the value doesn't look like one. */
export function schemeAdvice(name: string, given: string): string {
  return HOST_NAME.test(given) ? ` If it is the name of a host, write ${name}="https://${given}".` : '';
}

/**
 * The root of the provider's WordPress paths: the `host` attribute, or the page's own origin without one. Absolute,
 * without a trailing slash; a folder in it is kept. An address that is not http or https is reported, and the page's
 * own origin is used. A host name without a scheme is a relative path, as in every link, and is reported too.
 */
export function readHost(attribute: string | null, page: Location, log: Pick<Console, 'error'>): string {
  const given = attribute?.trim();
  if (!given) return page.origin;
  const address = URL.canParse(given, page.href) ? new URL(given, page.href) : null;
  const advice = schemeAdvice('host', given);
  if (address && /^https?:$/.test(address.protocol)) {
    const host = `${address.origin}${address.pathname}`.replace(/\/+$/, '');
    if (advice) log.error(`Product Selector: host="${given}" has no scheme and was read as the path ${host}.${advice}`);
    return host;
  }
  log.error(
    `Product Selector: host="${given}" is not an http or https address; using ${page.origin} instead.${advice}`,
  );
  return page.origin;
}
