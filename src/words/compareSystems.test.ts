import { describe, expect, it } from 'vitest';
import { productWith } from '../../tests/samples/anyProduct.ts';
import { compareSystems } from './compareSystems.ts';
import { createWords, ENGLISH_WORDS } from './words.ts';

const split = productWith({ system_type: 'split', cooling_capacity_kw: 2.5, warranty_years: 5, phase: 1 });
const multi = productWith({ system_type: 'multi_split', cooling_capacity_kw: 2.5, phase: 1 });
const answers = { Q0: 'No', Q2: 'Townhouse', Q3: 'Multiple Rooms' };

describe('a comparison', () => {
  const { differs, same } = compareSystems(ENGLISH_WORDS, [split, multi], answers, null);
  const row = (name: string) => [...differs, ...same].find((found) => found.name === name);

  it('separates differences from common facts', () => {
    expect(differs.map(({ name }) => name)).toContain('Type and position');
    expect(same.map(({ name }) => name)).toContain('Cooling');
    expect(same.map(({ name }) => name)).toContain('Power supply');
    expect(differs.filter(({ name }) => same.some((other) => other.name === name))).toEqual([]);
  });

  it('begins with the visitor’s answers, each with its verdict and reason', () => {
    expect(differs[0]?.name).toBe('Which areas do you want to heat and cool?');
    expect(row('Which areas do you want to heat and cool?')?.values).toEqual([
      { text: 'It has one indoor unit, so it only serves one room.', verdict: 'misses' },
      { text: 'One outdoor unit runs an indoor unit in each of several rooms.', verdict: 'fits' },
    ]);
    expect(same[0]?.name).toBe('What kind of home is it?');
  });

  it('counts a fact that only one system gives as a difference', () => {
    expect(row('Warranty')?.values.map(({ text }) => text)).toEqual(['5\u00a0years', 'not given']);
    expect(differs).toContain(row('Warranty'));
  });

  it('loses no fact if two are reworded to one name', () => {
    const words = createWords({ 'fact.cooling': 'Capacity', 'fact.heating': 'Capacity' });
    const found = compareSystems(words, [split, multi], answers, null);
    const capacity = [...found.differs, ...found.same].filter(({ name }) => name === 'Capacity');
    expect(capacity.map(({ values }) => values.map(({ text }) => text))).toEqual([
      ['2.5\u202fkW, not given', '2.5\u202fkW, not given'],
    ]);
  });

  it('has stars only for a known zone', () => {
    const named = (zone: 'hot' | null) => {
      const found = compareSystems(ENGLISH_WORDS, [split, multi], answers, zone);
      return [...found.differs, ...found.same].some(({ name }) => name === 'Cooling, Hot zone');
    };
    expect([named('hot'), named(null)]).toEqual([true, false]);
  });
});
