import { act } from 'react';
import { expect, it } from 'vitest';
import { exampleProducts } from '../../../tests/samples/exampleProducts.ts';
import { allNamed, showScreens } from '../../../tests/showScreens.tsx';

const split = (id: string) => ({ id, system_type: 'split', suits_home_types: 'townhouse' });

it.each([
  [1, ['a', 'b']],
  [0, ['a', 'b', 'c']],
])('%i note is offered where %j fit', async (notes, ids) => {
  const insight = { notes: true, steps: false };
  showScreens(exampleProducts(...ids.map(split)), {}, { data: { nonce: 'n', insight } });
  await act(() => import('./startInsight.tsx'));
  expect(allNamed('button', 'Send this note')).toHaveLength(notes);
});
