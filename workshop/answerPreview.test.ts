import { expect, it, vi } from 'vitest';
import { answerPreview, previewHost } from './answerPreview.ts';

it('a preview answers its selector, also one that asks while it is removed, and lets all else pass', async () => {
  const network = vi.fn(async () => new Response('from the network'));
  vi.stubGlobal('window', { fetch: network });
  vi.stubGlobal('location', new URL('https://shop.example/wp-admin/'));
  vi.stubGlobal('sessionStorage', { 'product-selector:workshop-preview-7': '{}', removeItem: vi.fn() });
  const { id, end } = answerPreview(7, '[{"id":"A"}]');
  const asked = async (address: string) => (await window.fetch(address)).text();
  const ofPreview = (call: string) => asked(`${previewHost(id)}/wp-json/product-selector/v2/${call}`);
  expect([await ofPreview('init'), await ofPreview('products?t=1')]).toEqual(['{"nonce":"static"}', '[{"id":"A"}]']);
  end();
  expect(sessionStorage.removeItem).toHaveBeenCalledWith('product-selector:workshop-preview-7');
  expect(await ofPreview('products?t=2')).toBe('[]');
  expect(network).not.toHaveBeenCalled();
  for (const address of ['/wp-json/product-selector/v2/products', 'https://other.example/workshop-preview-7/'])
    expect(await asked(address)).toBe('from the network');
  vi.unstubAllGlobals();
});
