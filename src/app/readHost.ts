/**
 * Where the provider's WordPress paths begin: the `host` attribute, or the page's own origin without one. Gives an
 * absolute address without a slash at its end; a folder in it is kept. An address that is not http or https cannot be
 * asked for anything, so it is reported and the page's own origin is used.
 */
export function readHost(attribute: string | null, page: Location, log: Pick<Console, 'error'>): string {
  const given = attribute?.trim();
  if (!given) return page.origin;
  const address = URL.canParse(given, page.href) ? new URL(given, page.href) : null;
  if (address && /^https?:$/.test(address.protocol)) return `${address.origin}${address.pathname}`.replace(/\/+$/, '');
  log.error(`Product Selector: host="${given}" is not an http or https address; using ${page.origin} instead.`);
  return page.origin;
}
