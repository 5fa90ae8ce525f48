// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { exampleProducts } from '../../../tests/samples/exampleProducts.ts';
import { show } from '../../../tests/showScreens.tsx';
import { ProductPicture } from './ProductPicture.tsx';

it('has its description until it loads, and the drawing in its place if it fails to load', () => {
  const picture = { id: 'a', title: 'Alpha', system_type: 'split', image_link: 'https://pictures.example/a.svg' };
  const [product] = exampleProducts(picture);
  if (!product) throw new Error('There is no product');
  show(() => <ProductPicture product={product} answers={{}} />);
  const shown = document.querySelector('img');
  expect(shown?.alt).toBe('Picture: Alpha');
  expect(document.querySelector('svg')).toBeNull();
  act(() => void shown?.dispatchEvent(new Event('error')));
  expect(document.querySelector('img')).toBeNull();
  expect(document.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
