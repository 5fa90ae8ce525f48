import { expect, it } from 'vitest';
import { productWith } from '../../../tests/samples/anyProduct.ts';
import type { AskedJob } from '../../matching/way.ts';
import { NEW_VISIT, type VisitState } from '../../visit/visitState.ts';
import { jobOfVisit } from './useJob.ts';
import { chosenJob } from './useWays.ts';

const TWO_ROOMS = { Q2: 'Townhouse', Q3: 'Multiple Rooms', Q5: '2 Rooms', Q6: 'Large Outdoor space' };
const [a, b] = ['a', 'b'].map((id) => productWith({ id, system_type: 'split' }));
const products = [a!, b!];
const jobFor = (state: VisitState): AskedJob => jobOfVisit(state, null, null, null);
const visit = (more: Partial<VisitState>): VisitState => ({ ...NEW_VISIT, answers: TWO_ROOMS, ...more });
const chosenIn = (state: VisitState) => chosenJob(state, products, jobFor(state));

it('the chosen job has its way and its systems, rooms in order', () => {
  expect(chosenIn(visit({ chosen: 'b', bought: { way: 'splits', systems: ['b', 'a'] } }))).toEqual({
    way: 'splits',
    systems: [b, a],
  });
  expect(chosenIn(visit({ chosen: 'a', bought: { way: 'splits', systems: ['a', 'a'] } }))?.systems).toEqual([a, a]);
  expect(chosenIn(visit({ chosen: 'a' }))).toEqual({ way: null, systems: [a] });
});

it('without its rooms or one of its systems, the first system is chosen', () => {
  const bought = { way: 'splits', systems: ['a', 'b'] } as const;
  const one = visit({ chosen: 'a', bought, answers: { ...TWO_ROOMS, Q3: 'Single Room' } });
  expect(chosenIn(one)).toEqual({ way: null, systems: [a] });
  expect(chosenIn(visit({ chosen: 'a', bought: { ...bought, systems: ['a', 'gone'] } }))).toEqual({
    way: null,
    systems: [a],
  });
});

it('a system that is gone is not chosen', () => {
  expect(chosenIn(visit({ chosen: 'gone', bought: { way: 'splits', systems: ['gone', 'a'] } }))).toBeNull();
  expect(chosenIn(visit({}))).toBeNull();
});
