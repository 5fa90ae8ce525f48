import { expect, it } from 'vitest';
import { readSizeRules } from './readSizeRules.ts';

const RULE = { source: 'Ours', date: '2026-11', perVolume: 40 };
it.each<[string, unknown]>([
  ['no object', null],
  ['no rules', { rules: [] }],
  ['too many rules', { rules: Array.from({ length: 21 }, () => RULE) }],
  ['no source', { rules: [{ ...RULE, source: ' ' }] }],
  ['a source that nobody sees', { rules: [{ ...RULE, source: '\u200b\u202e' }] }],
  ['no date', { rules: [{ ...RULE, date: '2026' }] }],
  ['an unknown zone', { rules: [{ ...RULE, zones: ['warm'] }] }],
  ['areas upside down', { rules: [{ ...RULE, areas: [30, 20] }] }],
  ['an area for areas', { rules: [{ ...RULE, areas: 30 }] }],
  ['windows that are a word', { rules: [{ ...RULE, noSunnyWindows: 'yes' }] }],
  ['a minimum that is a figure', { rules: [{ ...RULE, minimum: 2 }] }],
  ['no figures', { rules: [{ source: 'Ours', date: '2026-11' }] }],
  ['two kinds of figures', { rules: [{ ...RULE, table: [[20, 2, 3]] }] }],
  ['kW for W', { rules: [{ ...RULE, perVolume: 4000 }] }],
  ['a range upside down', { rules: [{ ...RULE, perVolume: undefined, perArea: { bedroom: [9, 8], living: [9, 9] } }] }],
  [
    'a table that shrinks',
    {
      rules: [
        {
          source: 'Ours',
          date: '2026-11',
          table: [
            [20, 3, 4],
            [30, 2, 5],
          ],
        },
      ],
    },
  ],
])('rules of thumb of a provider with %s are refused with a reason', (_, found) => {
  expect(readSizeRules(found)).toEqual({ ok: false, reason: expect.stringMatching(/^(It needs|Rule 1)/) });
});

it('rules of thumb have their source cleaned and cut', () => {
  const source = `Our\u202e\u0000 own\n${'table '.repeat(40)}`;
  const own = readSizeRules({ rules: [{ ...RULE, source }] });
  const [read = { source: '' }] = own.ok ? own.rules : [];
  expect(read.source).toMatch(/^Our own table .*…$/);
  expect(read.source.length).toBeLessThanOrEqual(80);
});

it('rules of thumb of a provider were read by the provider, whatever else they say', () => {
  const own = readSizeRules({ rules: [{ ...RULE, how: 'copy' }] });
  expect(own.ok && own.rules.map(({ how }) => how)).toEqual(['page']);
});
