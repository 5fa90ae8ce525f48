import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sampled } from '../../tests/runs.ts';
import { EVERY_PATH } from '../../tests/samples/anyCatalogue.ts';
import { DEMO } from '../../tests/samples/demoProducts.ts';
import { idsOf, jobModel } from '../matching/jobModel.ts';
import { createMatcher } from '../matching/matcher.ts';
import { isSameModel, smallEndOf } from '../matching/startOf.ts';
import { waysFor } from '../matching/ways.ts';
import { readInstallation } from '../pricing/readInstallation.ts';
import { isSizedByHome } from '../sizing/sizeAsked.ts';
import { jobOf } from './advise.ts';
import { startIn } from './startIn.ts';
import { ENGLISH_WORDS } from './words.ts';

it('the larger size of its model that a card names has a row', () => {
  const { installation } = readInstallation(readFileSync('catalogue/installation.json', 'utf8'));
  const matcher = createMatcher(DEMO);
  let named = 0;
  for (const answers of sampled(EVERY_PATH)) {
    const size = isSizedByHome(answers) ? { home: 5 as const } : { rooms: ['living', 'bedroom', 'open_plan'] as const };
    const job = jobOf(answers, { ...size, postcode: '4870', installation: installation!, on: '2026-11-28' });
    const { ways } = waysFor(matcher, job);
    for (const way of ways) {
      const { cards, larger } = startIn(ENGLISH_WORDS, way, ways, matcher, job);
      expect(cards.length).toBeLessThanOrEqual(3);
      for (const bought of way.first) {
        const next = smallEndOf(bought)?.next;
        if (!next || !isSameModel(next, bought.system)) continue;
        named += 1;
        expect(idsOf(jobModel(larger!, matcher, job))).toContain(next.product.id);
      }
    }
  }
  expect(named).toBeGreaterThan(0);
});

it('a choice is there once, where one place only has a larger size', () => {
  const matcher = createMatcher(DEMO.filter(({ id }) => /^WB-WALL-0(60|71)$/.test(id)));
  const answers = { Q0: 'Yes', Q1: 'Split', Q2: 'House - Pitched Roof', Q3: 'Multiple Rooms', Q5: '3 Rooms' };
  const asked = { ...answers, Q6: 'Large Outdoor space', Q7: ['None'] };
  const job = { ...jobOf(asked, { rooms: ['living', 'living', 'open_plan'] }), zone: null };
  const { ways } = waysFor(matcher, job);
  const { cards, larger } = startIn(ENGLISH_WORDS, ways[0]!, ways, matcher, job);
  expect(cards.map((card) => idsOf(card.job).join())).toEqual(['WB-WALL-060,WB-WALL-060,WB-WALL-060']);
  expect(larger).toBeNull();
});
