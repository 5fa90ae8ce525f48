// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { exampleProducts } from '../../../tests/samples/exampleProducts.ts';
import { show } from '../../../tests/showScreens.tsx';
import { VisitContext } from '../../visit/useVisit.ts';
import { createVisit } from '../../visit/visit.ts';
import { ProductPicture } from './ProductPicture.tsx';

it('has its description until it loads, and the drawing in its place if it fails to load', () => {
  const picture = { id: 'a', title: 'Alpha', system_type: 'split', image_link: 'https://pictures.example/a.svg' };
  const [product] = exampleProducts(picture);
  if (!product) throw new Error('There is no product');
  const visit = createVisit({ read: () => null, write() {}, clear() {} });
  show(() => (
    <VisitContext value={visit}>
      <ProductPicture product={product} answers={{}} />
    </VisitContext>
  ));
  const shown = document.querySelector('img');
  expect(shown?.alt).toBe('Picture: Alpha');
  expect(document.querySelector('svg')).toBeNull();
  act(() => void shown?.dispatchEvent(new Event('error')));
  expect(document.querySelector('img')).toBeNull();
  expect(document.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
