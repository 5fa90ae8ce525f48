import { describe, expect, it } from 'vitest';
import { catalogueSheet } from '../../tests/samples/catalogueSheet.ts';
import { csvOf, registerCsv } from '../../tests/samples/registerCsv.ts';
import { type Outcome, REGISTER_PAIRS } from '../../tests/samples/registerPairs.ts';
import { fillCatalogue } from './fillCatalogue.ts';
import { readRegister } from './readRegister.ts';

const HEADINGS = [...new Set(REGISTER_PAIRS.flatMap(({ sheet }) => Object.keys(sheet)))];
const { products, problems, sheet } = catalogueSheet(
  csvOf(
    HEADINGS,
    REGISTER_PAIRS.map((pair) => pair.sheet),
  ),
);
const register = readRegister(
  new TextEncoder().encode(registerCsv(...REGISTER_PAIRS.flatMap((pair) => pair.register))),
);
if (!register.ok || sheet === null) throw new Error('The pairs are unreadable');
const { report } = fillCatalogue({ products, sheet }, register.rows, { accepted: [], today: '2026-11-22' });

const filledFrom = new Map(report.filled.map(({ id, candidate }) => [id, candidate.row.registration]));
const proposedFor = new Map(
  report.proposed.map(({ id, proposals }) => [id, proposals.map(({ row }) => row.registration)]),
);
const refused = new Set(report.refused.map(({ id }) => id));

function outcomeOf(id: string): Outcome {
  if (filledFrom.has(id)) return 'filled';
  if (proposedFor.has(id)) return 'proposed';
  return refused.has(id) ? 'refused' : 'nothing';
}

const CASES = [...new Map(REGISTER_PAIRS.map(({ what, outcome }) => [what, outcome]))];

describe('200 made-up systems and what the register has for them', () => {
  it('are 200 systems that can all be read', () => {
    expect(REGISTER_PAIRS).toHaveLength(200);
    expect(products).toHaveLength(200);
    expect(problems).toEqual([]);
  });

  it('get no wrong figure', () => {
    const right = new Map(
      REGISTER_PAIRS.filter(({ outcome }) => outcome === 'filled').map((p) => [p.sheet.id, p.right]),
    );
    const wrong = [...filledFrom].filter(([id, registration]) => right.get(id) !== registration);
    expect(wrong).toEqual([]);
    expect(report.filled.every(({ differences }) => differences.length === 0)).toBe(true);
  });

  it('have at least 90 % of the right rows filled or proposed', () => {
    const there = REGISTER_PAIRS.filter(({ right }) => right !== null);
    const found = there.filter(({ sheet: { id }, right }) => {
      return filledFrom.get(String(id)) === right || proposedFor.get(String(id))?.includes(right!);
    });
    expect(there.length).toBeGreaterThan(150);
    expect(found.length / there.length).toBeGreaterThanOrEqual(0.9);
  });

  it.each(CASES)('with %s are %s', (what, outcome) => {
    const ids = REGISTER_PAIRS.filter((pair) => pair.what === what).map((pair) => String(pair.sheet.id));
    expect(ids).toHaveLength(5);
    for (const id of ids) expect(outcomeOf(id), id).toBe(outcome);
  });
});
