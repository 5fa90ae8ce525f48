import { expect, it } from 'vitest';
import { DEMO as products } from '../../tests/samples/demoProducts.ts';
import type { Product } from '../catalogue/product.ts';
import { QUESTIONS } from '../questionnaire/questionSet.ts';
import { walk } from '../questionnaire/walk.ts';
import { OPTIONS } from '../words/english/options.ts';
import { reasonText } from '../words/reasonText.ts';
import { ENGLISH_WORDS } from '../words/words.ts';
import { COMPACT_FOOTPRINT_M2, COMPACT_HEIGHT_MM, footprint } from './derivedFacts.ts';
import { GROUPS } from './groups.ts';
import { judge } from './judge.ts';
import { createMatcher } from './matcher.ts';

it('the demo catalogue has at least 40 systems, of all types', () => {
  expect(products.length).toBeGreaterThanOrEqual(40);
  expect(new Set(products.map((product) => product.system_type)).size).toBe(4);
});

it('the demo catalogue gives every visitor a product, and every product reasons', () => {
  const matcher = createMatcher(products);
  const wrong: string[] = [];
  for (const answers of walk()) {
    const matches = matcher.match(answers);
    const best = GROUPS.flatMap((group) => matches[group].first(1));
    if (best.length === 0) wrong.push(JSON.stringify(answers));
    const reasons = best.flatMap((product) => judge(product, answers)).map((one) => reasonText(ENGLISH_WORDS, one));
    wrong.push(...reasons.filter((reason) => !/^\S.+\.$/.test(reason)));
  }
  expect(wrong).toEqual([]);
});

it('the demo catalogue offers for a small outdoor space exactly the units that its explanation describes', () => {
  const small = QUESTIONS.Q6.options[1];
  const offered = products.filter((product) =>
    judge(product, { Q6: small.value }).every(({ verdict }) => verdict !== 'misses'),
  );
  const isCompact = (product: Product): boolean =>
    (product.outdoor_height_mm ?? 0) <= COMPACT_HEIGHT_MM && (footprint(product) ?? 0) <= COMPACT_FOOTPRINT_M2;
  const others = offered.filter((product) => !isCompact(product));
  // Without one of each, the sentence would not be needed.
  expect(others.length).toBeGreaterThan(0);
  expect(others.every((product) => product.suits_small_outdoor_space === true)).toBe(true);
  expect(offered.some((product) => product.outdoor_height_mm === null)).toBe(true);
  const description = small.tooltip.description.replaceAll('\u00a0', ' ');
  expect(description).toContain(`up to ${COMPACT_HEIGHT_MM} mm high`);
  expect(description).toContain(`up to ${COMPACT_FOOTPRINT_M2.toFixed(2)} m²`);
  expect(description).toMatch(/larger ones that we recommend.*If we don't know a unit's size/);
  expect(OPTIONS.Q6.consequences[small.value]).not.toMatch(/only/);
});
