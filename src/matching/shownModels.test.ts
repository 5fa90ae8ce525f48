import { expect, it } from 'vitest';
import { answersOf } from '../../tests/samples/answersOf.ts';
import { DEMO } from '../../tests/samples/demoProducts.ts';
import type { Answers } from '../questionnaire/question.ts';
import { createMatcher } from './matcher.ts';
import { productOf } from './models.ts';
import { shownModels } from './shownModels.ts';
import type { AskedJob } from './way.ts';
import { waysFor } from './ways.ts';

const home: Answers = answersOf('No, Apartment, Single Room, Small Outdoor space, Voice Control');
const job: AskedJob = {
  answers: home,
  size: {},
  postcode: '',
  zone: 'average',
  rules: null,
  installation: null,
  on: '',
};

it('a chosen system whose size is still open is the one that was chosen, so an enquiry names it as the events do', () => {
  const matcher = createMatcher(DEMO);
  const [way] = waysFor(matcher, job).ways;
  const chosen = way!.first[0].system.product;
  const [model] = shownModels(matcher, job, way!.id, [chosen], false);
  expect(model.size).toBeNull();
  expect(productOf(model).id).toBe(chosen.id);
});
