import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productWith, TELLING_VALUES } from '../../tests/samples/anyProduct.ts';
import type { Product } from '../catalogue/product.ts';
import type { Answers } from '../questionnaire/question.ts';
import { FLOW } from '../questionnaire/questionSet.ts';
import { settle } from '../questionnaire/settle.ts';
import { walk } from '../questionnaire/walk.ts';
import { coverage } from './coverage.ts';
import { impact } from './impact.ts';
import { judge } from './judge.ts';
import { createMatcher } from './matcher.ts';
import { ENOUGH_MATCHES, suggest } from './suggest.ts';
import { VERDICTS } from './verdict.ts';

const ENDS = [...walk(FLOW)];
const anyAnswers = fc.constantFrom(...ENDS);
const anyFacts = fc.record(
  Object.fromEntries(Object.entries(TELLING_VALUES).map(([column, values]) => [column, fc.constantFrom(...values)])),
) as fc.Arbitrary<Partial<Product> & Pick<Product, 'system_type'>>;
const anyCatalogue = fc
  .array(anyFacts, { maxLength: 12 })
  .map((all) => all.map((facts, index) => productWith({ ...facts, id: `P${index}` })));

const SMALL: Answers = {
  Q0: 'No',
  Q2: 'Townhouse',
  Q3: 'Single Room',
  Q6: 'Small Outdoor space',
  Q7: ['Voice Control', 'Mobile App'],
};
const ALL = { touchscreen: 'none', voice: 'included', mobile_app: 'included' } as const;

describe('suggestions', () => {
  it('do exactly what they promise for any catalogue and answers', () => {
    fc.assert(
      fc.property(anyCatalogue, anyAnswers, (products, answers) => {
        const matcher = createMatcher(products);
        const now = matcher.count(answers);
        const suggestions = suggest(matcher, answers);
        for (const { adds, choice, question } of suggestions) {
          expect(adds).toBeGreaterThan(0);
          expect(matcher.match(choice.answers).all.total).toBe(now + adds);
          expect(settle(choice.answers).cleared).toEqual([]);
          expect(choice.answers[question]).not.toEqual(answers[question]);
        }
        expect(suggestions.map(({ adds }) => adds)).toEqual(suggestions.map(({ adds }) => adds).sort((a, b) => b - a));
        expect(suggestions.length).toBeLessThanOrEqual(3);
        if (now >= ENOUGH_MATCHES) expect(suggestions).toEqual([]);
      }),
    );
  });

  it('leave out one of several controls or pick the exclusive option, but add no wish', () => {
    const matcher = createMatcher([
      productWith({
        id: 'A',
        system_type: 'split',
        suits_small_outdoor_space: true,
        controls: { ...ALL, voice: 'none' },
      }),
    ]);
    const found = suggest(matcher, SMALL).map(({ question, value, change }) => ({ question, value, change }));
    expect(found).toEqual([
      { question: 'Q7', value: 'Voice Control', change: 'leave_out' },
      { question: 'Q7', value: 'None', change: 'choose' },
    ]);
  });

  it('replace the only control with Not Sure, not with an empty answer', () => {
    const matcher = createMatcher([
      productWith({
        id: 'A',
        system_type: 'split',
        suits_small_outdoor_space: true,
        controls: { ...ALL, voice: 'none' },
      }),
    ]);
    const found = suggest(matcher, { ...SMALL, Q7: ['Voice Control'] });
    expect(found.map(({ value, change }) => ({ value, change }))).toEqual([{ value: 'None', change: 'choose' }]);
  });

  it('report the other answers they clear', () => {
    const matcher = createMatcher([productWith({ id: 'A', system_type: 'split' })]);
    const found = suggest(matcher, {
      Q0: 'No',
      Q2: 'Townhouse',
      Q3: 'Whole Home',
      Q4: 'Unsure',
      Q6: 'Large Outdoor space',
      Q7: ['Touchscreen'],
    });
    expect(found.find(({ value }) => value === 'Single Room')?.choice.cleared).toEqual([
      { question: 'Q4', values: ['Unsure'] },
      { question: 'Q7', values: ['Touchscreen'] },
    ]);
  });
});

describe('the impact of each answer', () => {
  it('adds up from the whole catalogue to the systems left, for any answers', () => {
    fc.assert(
      fc.property(anyCatalogue, anyAnswers, (products, answers) => {
        const matcher = createMatcher(products);
        const steps = impact(matcher, answers);
        expect(steps[0]?.before).toBe(products.length);
        expect(steps.at(-1)?.after).toBe(matcher.count(answers));
        steps.forEach((step, index) => {
          expect(step.before).toBe(steps[index - 1]?.after ?? products.length);
          expect(step.after).toBeLessThanOrEqual(step.before);
        });
        expect(steps.map(({ question }) => question)).toEqual(FLOW.order.filter((question) => answers[question]));
      }),
    );
  });

  it('stops at the first question without an answer', () => {
    expect(impact(createMatcher([]), { Q0: 'Yes', Q2: 'Townhouse' }).map(({ question }) => question)).toEqual(['Q0']);
  });
});

describe('facts', () => {
  it('never make a product worse by filling a blank, unless it then misses', () => {
    const columns = Object.keys(TELLING_VALUES) as (keyof Product)[];
    fc.assert(
      fc.property(anyFacts, fc.constantFrom(...columns), anyAnswers, (facts, column, answers) => {
        const filled = productWith({ ...facts, id: 'P' });
        const blank = productWith({ ...facts, id: 'P', ...(column === 'system_type' ? {} : { [column]: null }) });
        const before = judge(blank, answers);
        judge(filled, answers).forEach(({ verdict }, index) => {
          if (before[index]?.verdict !== 'unknown' || verdict === 'misses') return;
          expect(VERDICTS.indexOf(verdict)).toBeLessThanOrEqual(VERDICTS.indexOf('unknown'));
        });
      }),
    );
  });
});

describe('coverage', () => {
  it('counts every answer path once, and names dead ends and systems that none recommends', () => {
    const products = [
      productWith({ id: 'A', system_type: 'split' }),
      productWith({ id: 'B', system_type: 'split', suits_areas: ['multiple_rooms'] }),
    ];
    const matcher = createMatcher(products);
    const found = coverage(matcher, ['A', 'B']);
    const totals = ENDS.map((answers) => Math.min(matcher.count(answers), 3));
    expect(found.paths).toBe(ENDS.length);
    expect(found.full).toEqual([0, 1, 2, 3].map((full) => totals.filter((total) => total === full).length));
    expect(found.deadEnds.map(({ answers }) => answers)).toEqual(
      ENDS.filter((answers) => matcher.count(answers) === 0),
    );
    expect(
      found.deadEnds.every(
        ({ answers, suggestion }) => (suggestion?.adds ?? 0) === (suggest(matcher, answers)[0]?.adds ?? 0),
      ),
    ).toBe(true);
    expect(found.neverRecommended).toEqual(['B']);
  });
});
