import { describe, expect, it, vi } from 'vitest';
import { readHost } from './readHost.ts';

const page = new URL('https://page.example/shop/air?x=1#y') as unknown as Location;

function read(attribute: string | null) {
  const error = vi.fn();
  return { host: readHost(attribute, page, { error }), error };
}

describe('the host', () => {
  it.each([
    [null, 'https://page.example'],
    ['', 'https://page.example'],
    ['  ', 'https://page.example'],
    ['https://provider.example', 'https://provider.example'],
    ['https://provider.example/', 'https://provider.example'],
    [' https://provider.example:8443/blog// ', 'https://provider.example:8443/blog'],
    ['https://provider.example/a/b?c=d#e', 'https://provider.example/a/b'],
    ['http://provider.example', 'http://provider.example'],
    ['//provider.example/x', 'https://provider.example/x'],
    ['/wordpress', 'https://page.example/wordpress'],
    ['wordpress/', 'https://page.example/shop/wordpress'],
    ['/', 'https://page.example'],
  ])('%j gives the root %s', (attribute, expected) => {
    const { host, error } = read(attribute);
    expect(host).toBe(expected);
    expect(error).not.toHaveBeenCalled();
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://provider.example', 'https://', 'http://a b'])(
    '%j is reported, and the page’s own origin is used',
    (attribute) => {
      const { host, error } = read(attribute);
      expect(host).toBe('https://page.example');
      expect(error).toHaveBeenCalledExactlyOnceWith(
        `Product Selector: host="${attribute}" is not an http or https address; using https://page.example instead.`,
      );
    },
  );

  it.each([
    ['provider.example', 'https://page.example/shop/provider.example'],
    ['provider.example/blog/', 'https://page.example/shop/provider.example/blog'],
    ['127.0.0.1:8080', 'https://page.example/shop/127.0.0.1:8080'],
  ])('%j is a relative path, and one line suggests what to write for a host', (attribute, expected) => {
    const { host, error } = read(attribute);
    expect(host).toBe(expected);
    expect(error).toHaveBeenCalledExactlyOnceWith(
      `Product Selector: host="${attribute}" has no scheme and was read as the path ${expected}. If it is the name of a host, write host="https://${attribute}".`,
    );
  });

  it.each(['localhost:8080', 'provider.example:8443/blog'])(
    '%j is not a path either, and is reported with advice',
    (attribute) => {
      const { host, error } = read(attribute);
      expect(host).toBe('https://page.example');
      expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`write host="https://${attribute}".`));
    },
  );
});
