import { expect, it } from 'vitest';
import { createMatcher } from '../matching/matcher.ts';
import type { Api } from './api.ts';
import { createCatalogue } from './catalogue.ts';

const list = { products: [], updated: null, asOf: null };
const api: Api = {
  initialData: async () => null,
  freshData: async () => null,
  products: async () => list,
  fallback: async () => ({}),
};

it('a loaded catalogue stays when a load that began before it fails', async () => {
  let fail = (_: Error): void => {};
  let calls = 0;
  const catalogue = createCatalogue(api, (products) => {
    calls += 1;
    if (calls > 1) return Promise.resolve(createMatcher(products));
    return new Promise((_, reject) => {
      fail = reject;
    });
  });
  const slow = catalogue.load();
  await expect(catalogue.load()).resolves.toMatchObject({ status: 'ready' });
  fail(new Error('The engine is missing.'));
  await expect(slow).rejects.toThrow('The engine is missing.');
  expect(catalogue.state).toMatchObject({ status: 'ready' });
});

it('the catalogue is idle again when the products cannot be prepared', async () => {
  const catalogue = createCatalogue(api, () => Promise.reject(new Error('One has no id.')));
  await expect(catalogue.load()).rejects.toThrow('One has no id.');
  expect(catalogue.state).toEqual({ status: 'idle' });
});

it('the catalogue fails without a word while the engine is missing, whose file the screen reports', async () => {
  const catalogue = createCatalogue(api, async () => null);
  expect(await catalogue.load()).toEqual({ status: 'failed' });
});
