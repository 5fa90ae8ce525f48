import { expect, it, vi } from 'vitest';
import { addressProblem } from './pageProblems.ts';
import { type GivenAddress, restRoot } from './restRoot.ts';

const page = new URL('https://page.example/shop/air?x=1#y') as unknown as Location;

function read(restUrl: string | null, host: string | null = 'https://host.example/a', location = page) {
  const error = vi.fn();
  const doubt = (address: GivenAddress) => {
    const line = addressProblem(address);
    if (line) error(line);
  };
  return { root: restRoot({ host, restUrl }, location, doubt), error };
}

it.each([
  [null, 'https://host.example/a/wp-json/'],
  ['', 'https://host.example/a/wp-json/'],
  ['https://shop.example/wp-json/', 'https://shop.example/wp-json/'],
  [' https://shop.example/blog/api ', 'https://shop.example/blog/api/'],
  ['https://shop.example/wp-json/#x', 'https://shop.example/wp-json/'],
  ['https://shop.example/index.php?rest_route=/', 'https://shop.example/index.php?rest_route=/'],
  ['https://shop.example/?lang=de&rest_route=/', 'https://shop.example/?lang=de&rest_route=/'],
  ['https://shop.example/?rest_route=%2F&lang=de', 'https://shop.example/?lang=de&rest_route=/'],
  ['https://shop.example/wp-json/?lang=de', 'https://shop.example/wp-json/'],
  ['/wp-json/', 'https://page.example/wp-json/'],
])('the REST root of %j is %s', (attribute, expected) => {
  const { root, error } = read(attribute);
  expect(root).toBe(expected);
  expect(error).not.toHaveBeenCalled();
});

it('the REST root is on the page’s own origin by default', () => {
  expect(read(null, null).root).toBe('https://page.example/wp-json/');
});

it('the REST root is on the host if rest-url is not an address, which is reported', () => {
  const { root, error } = read('javascript:alert(1)');
  expect(root).toBe('https://host.example/a/wp-json/');
  expect(error).toHaveBeenCalledExactlyOnceWith(
    'Product Selector: rest-url="javascript:alert(1)" is not an http or https address; host is used instead.',
  );
});

it('the REST root is a relative path if rest-url has no scheme, and one line suggests what to write for a host', () => {
  const { root, error } = read('shop.example/wp-json');
  expect(root).toBe('https://page.example/shop/shop.example/wp-json/');
  expect(error).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('write rest-url="https://shop.example/wp-json".'),
  );
});

function readHost(host: string | null) {
  const { root, error } = read(null, host);
  return { host: root.replace(/\/wp-json\/$/, ''), error };
}

it.each([
  [null, 'https://page.example'],
  ['', 'https://page.example'],
  ['  ', 'https://page.example'],
  ['https://provider.example', 'https://provider.example'],
  ['https://provider.example/', 'https://provider.example'],
  [' https://provider.example:8443/blog// ', 'https://provider.example:8443/blog'],
  ['https://provider.example/a/b?c=d#e', 'https://provider.example/a/b'],
  ['http://localhost:8080', 'http://localhost:8080'],
  ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
  ['http://[::1]:8080/', 'http://[::1]:8080'],
  ['//provider.example/x', 'https://provider.example/x'],
  ['/wordpress', 'https://page.example/wordpress'],
  ['wordpress/', 'https://page.example/shop/wordpress'],
  ['/', 'https://page.example'],
])('the host %j gives the root %s', (attribute, expected) => {
  const { host, error } = readHost(attribute);
  expect(host).toBe(expected);
  expect(error).not.toHaveBeenCalled();
});

it.each([
  // As frameworks write what isn't text.
  ...['true', 'false', 'null', 'undefined', 'NaN', '[object Object]', '[object Promise]'],
  ...['javascript:alert(1)', 'data:text/html,x', 'ftp://provider.example', 'https://', 'http://a b'],
])('the host %j is reported, and the page’s own origin is used', (attribute) => {
  const { host, error } = readHost(attribute);
  expect(host).toBe('https://page.example');
  expect(error).toHaveBeenCalledExactlyOnceWith(
    `Product Selector: host="${attribute}" is not an http or https address; using https://page.example instead.`,
  );
});

it.each([
  ['provider.example', 'https://page.example/shop/provider.example'],
  ['provider.example/blog/', 'https://page.example/shop/provider.example/blog'],
  ['127.0.0.1:8080', 'https://page.example/shop/127.0.0.1:8080'],
])('the rest-url %j is a relative path, and one line suggests what to write for a host', (attribute, expected) => {
  const { host, error } = readHost(attribute);
  expect(host).toBe(expected);
  expect(error).toHaveBeenCalledExactlyOnceWith(
    `Product Selector: host="${attribute}" has no scheme and was read as the path ${expected}. If it is the name of a host, write host="https://${attribute}".`,
  );
});

it.each(['localhost:8080', 'provider.example:8443/blog'])(
  'the rest-url %j is not a path either, and is reported with advice',
  (attribute) => {
    const { host, error } = readHost(attribute);
    expect(host).toBe('https://page.example');
    expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`write host="https://${attribute}".`));
  },
);

it.each([
  ['host', null, 'http://provider.example'],
  ['rest-url', 'http://provider.example/wp-json/', null],
])('an http address on an https page is used as %s, and one line says what to do', (name, restUrl, host) => {
  const { root, error } = read(restUrl, host);
  expect(root).toBe('http://provider.example/wp-json/');
  expect(error).toHaveBeenCalledExactlyOnceWith(
    `Product Selector: ${name}="${host ?? restUrl}" is http and this page is https, so browsers block it. Serve the provider by https, and write https.`,
  );
});

it('an http address is fine on an http page, where no texts load', () => {
  const plain = new URL('http://page.example/') as unknown as Location;
  const doubt = vi.fn();
  for (const host of ['http://provider.example', 'https://provider.example', '//provider.example', '/shop']) {
    restRoot({ host, restUrl: null }, plain, doubt);
  }
  expect(doubt).not.toHaveBeenCalled();
});

/** A frame without an address of the web. */
const frame = (protocol: string, origin: string) => ({ protocol, origin, href: 'https://page.example/' }) as Location;

it.each([
  ['about:', 'https://page.example', 'https://page.example/wp-json/'],
  ['blob:', 'https://page.example', 'https://page.example/wp-json/'],
  ['data:', 'null', 'about:invalid#/wp-json/'],
])(
  'a page by %s from %s without host asks %s, and one line says that host is missing',
  (protocol, origin, expected) => {
    const { root, error } = read(null, null, frame(protocol, origin));
    expect(root).toBe(expected);
    expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('host is missing'));
    expect(error).not.toHaveBeenCalledWith(expect.stringContaining('null'));
  },
);

it('a page by data: with a whole host is complete', () => {
  const { root, error } = read(null, 'https://host.example', frame('data:', 'null'));
  expect(root).toBe('https://host.example/wp-json/');
  expect(error).not.toHaveBeenCalled();
});
