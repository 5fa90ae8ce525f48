import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCsv } from '../catalogue/readCsv.ts';
import { walk } from '../questionnaire/walk.ts';
import { reasonText } from '../words/reasonText.ts';
import { ENGLISH_WORDS } from '../words/words.ts';
import { judge } from './judge.ts';
import { createMatcher, GROUPS } from './matcher.ts';

const text = readFileSync(new URL('../../catalogue/products.csv', import.meta.url), 'utf8');
const { products, problems } = readCsv(text);

describe('the demo catalogue', () => {
  it('has no problems', () => {
    expect(problems).toEqual([]);
  });

  it('has at least 40 systems, of all types', () => {
    expect(products.length).toBeGreaterThanOrEqual(40);
    expect(new Set(products.map((product) => product.system_type)).size).toBe(4);
  });

  it('gives every visitor a product, and every product reasons', () => {
    const matcher = createMatcher(products);
    for (const answers of walk()) {
      const matches = matcher.match(answers);
      const best = GROUPS.flatMap((group) => matches[group].first(1));
      expect(best.length, JSON.stringify(answers)).toBeGreaterThan(0);
      for (const product of best) {
        for (const judgement of judge(product, answers))
          expect(reasonText(ENGLISH_WORDS, judgement)).toMatch(/^\S.+\.$/);
      }
    }
  });
});
