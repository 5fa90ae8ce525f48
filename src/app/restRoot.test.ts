import { describe, expect, it, vi } from 'vitest';
import { restRoot } from './restRoot.ts';

const page = new URL('https://page.example/shop/air?x=1#y') as unknown as Location;

function read(restUrl: string | null, host: string | null = 'https://host.example/a') {
  const error = vi.fn();
  return { root: restRoot({ host, restUrl }, page, { error }), error };
}

describe('where the REST addresses begin', () => {
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
  ])('%j begins them at %s', (attribute, expected) => {
    const { root, error } = read(attribute);
    expect(root).toBe(expected);
    expect(error).not.toHaveBeenCalled();
  });

  it('is the page itself where nothing is said', () => {
    expect(read(null, null).root).toBe('https://page.example/wp-json/');
  });

  it('is the host where rest-url is no address, and that is reported', () => {
    const { root, error } = read('javascript:alert(1)');
    expect(root).toBe('https://host.example/a/wp-json/');
    expect(error).toHaveBeenCalledExactlyOnceWith(
      'Product Selector: rest-url="javascript:alert(1)" is not an http or https address; host is used instead.',
    );
  });

  it('is a path where rest-url has no scheme, and a line says what to write for a host', () => {
    const { root, error } = read('shop.example/wp-json');
    expect(root).toBe('https://page.example/shop/shop.example/wp-json/');
    expect(error).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('write rest-url="https://shop.example/wp-json".'),
    );
  });
});
