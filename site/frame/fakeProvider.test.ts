import { expect, it } from 'vitest';
import { fakeProvider } from './fakeProvider.ts';

const ROUTES = '/wp-json/product-selector/v2';
const provider = fakeProvider(
  async (input) => new Response(`the network: ${input}`),
  async () => Response.json({ products: ['A'] }),
  'https://site.example/frame/',
);

it('the provider in the browser answers the selector’s calls, below any address', async () => {
  expect(await (await provider(`https://site.example${ROUTES}/products?t=1`)).json()).toEqual({ products: ['A'] });
  expect(await (await provider(`https://site.example/shop${ROUTES}/init`)).json()).toEqual({ nonce: '' });
  expect((await provider(`https://site.example${ROUTES}/enquiries`, { method: 'POST' })).status).toBe(404);
});

it('the provider in the browser sends every other call on', async () => {
  expect(await (await provider('/rules.json')).text()).toBe('the network: /rules.json');
  const request = new Request('https://site.example/picture.svg');
  expect((await provider(request)).status).toBe(200);
});

it('the provider in the browser fails as a fault says', async () => {
  const at = (fault: string) => provider(`https://site.example/fault/${encodeURIComponent(fault)}${ROUTES}/products`);
  expect((await at('products 500')).status).toBe(500);
  expect((await at('no such fault')).status).toBe(404);
  await expect(at('no connection')).rejects.toThrow(TypeError);
});
