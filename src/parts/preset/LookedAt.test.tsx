import { expect, it, vi } from 'vitest';
import { exampleProducts } from '../../../tests/samples/exampleProducts.ts';
import { named, show, textOf } from '../../../tests/showScreens.tsx';
import { createMatcher } from '../../matching/matcher.ts';
import type { Answers } from '../../questionnaire/question.ts';
import { VisitContext } from '../../visit/useVisit.ts';
import { createVisit } from '../../visit/visit.ts';
import { LookedAt } from './LookedAt.tsx';

const PRODUCTS = exampleProducts(
  { id: 'a', title: 'Alpha', system_type: 'split', suits_areas: 'single_room', controls: 'mobile_app' },
  { id: 'b', title: 'Beta', system_type: 'ducted', suits_areas: 'whole_home', suits_home_types: 'house_pitched_roof' },
);

function look(id: string, answers: Answers) {
  const visit = createVisit({ read: () => null, write: () => {}, clear: () => {} });
  visit.update((state) => ({ ...state, answers }));
  const onMissing = vi.fn();
  const product = PRODUCTS.find((one) => one.id === id) ?? null;
  show(() => (
    <VisitContext value={visit}>
      <LookedAt product={product} matcher={createMatcher(PRODUCTS)} view={null} onMissing={onMissing} />
    </VisitContext>
  ));
  return onMissing;
}

it.each<[string, string, Answers, string]>([
  ['fits', 'a', { Q3: 'Single Room' }, 'It fits everything you asked for'],
  ['misses an extra', 'a', { Q3: 'Single Room', Q7: ['Voice Control'] }, 'Close, with one catch'],
  ['misses most', 'b', { Q2: 'Apartment', Q3: 'Single Room' }, 'It misses more than one thing you asked for'],
])('a system that %s is shown with its verdict, whatever its group', (_, id, answers, verdict) => {
  const onMissing = look(id, answers);
  const region = textOf(named('section', 'You were looking at'));
  expect(region).toContain(id === 'a' ? 'Alpha' : 'Beta');
  expect(region).toContain(verdict);
  expect(onMissing).not.toHaveBeenCalled();
});

it('a system that isn’t in the range is told to the page, and shows nothing', () => {
  const onMissing = look('gone', { Q3: 'Single Room' });
  expect(document.querySelector('section')).toBeNull();
  expect(onMissing).toHaveBeenCalledTimes(1);
});
