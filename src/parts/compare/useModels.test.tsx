import { act } from 'react';
import { expect, it } from 'vitest';
import { exampleProducts } from '../../../tests/samples/exampleProducts.ts';
import { SHORTEST_ANSWERS } from '../../../tests/samples/shortestAnswers.ts';
import { show } from '../../../tests/showScreens.tsx';
import type { Product } from '../../catalogue/product.ts';
import { createMatcher } from '../../matching/matcher.ts';
import type { Model } from '../../matching/models.ts';
import { PartsContext } from '../../screens/frame/slots.tsx';
import { useJob } from '../../screens/frame/useJob.ts';
import { readSizeAsked } from '../../sizing/readSizeAsked.ts';
import { VisitContext } from '../../visit/useVisit.ts';
import { createVisit } from '../../visit/visit.ts';
import type { VisitState } from '../../visit/visitState.ts';
import { useModels } from './useModels.ts';

const PRODUCTS = exampleProducts(
  ...[2.5, 3.5, 5].map((kw) => ({
    id: `${kw}`,
    item_group_id: 'wall',
    indoor_unit_style: 'wall_mounted',
    suits_home_types: 'townhouse',
    cooling_capacity_kw: kw,
  })),
);
const [small, , large] = PRODUCTS as readonly [Product, Product, Product];
const matcher = createMatcher(PRODUCTS);
const nothing = () => null;
const sizes = {
  said: ({ answers, parts }: VisitState) => readSizeAsked(parts.sizing, answers),
  rules: null,
  step: nothing,
  tell: nothing,
  section: nothing,
  line: nothing,
};
const parts = [{ name: 'sizes', sizes, fail() {} }];

function Models({ products, onModels }: { products: readonly Product[]; onModels(models: readonly Model[]): void }) {
  onModels(useModels(products, matcher, useJob(null)));
  return null;
}

/** The sizes that models of products are shown in; null for an open one. */
async function sizesOf(products: readonly Product[], state: Partial<VisitState> = {}) {
  const visit = createVisit({ read: () => null, write() {}, clear() {} });
  visit.update((before) => ({ ...before, answers: SHORTEST_ANSWERS, ...state }));
  let sizes: readonly (string | null)[] = [];
  const look = (models: readonly Model[]): void => {
    sizes = models.map(({ size }) => size?.id ?? null);
  };
  await act(async () => {
    show(() => (
      <PartsContext value={parts}>
        <VisitContext value={visit}>
          <Models products={products} onModels={look} />
        </VisitContext>
      </PartsContext>
    ));
  });
  return sizes;
}

it('a compared model has an open size until something decides it', async () => {
  expect(await sizesOf([small])).toEqual([null]);
  expect(await sizesOf([small], { chosen: small.id, sized: false })).toEqual([null]);
});

it('a compared model has its own size once the visitor has said how big the room is', async () => {
  expect(await sizesOf([large], { parts: { sizing: { rooms: ['big_living'] } } })).toEqual([large.id]);
});

it('a compared model has the size that was pressed', async () => {
  expect(await sizesOf([small], { chosen: small.id, sized: true })).toEqual([small.id]);
});

it('two sizes of one model are compared as themselves', async () => {
  expect(await sizesOf([small, large])).toEqual([small.id, large.id]);
});
