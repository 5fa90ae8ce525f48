import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSteps } from './parseSteps.ts';

const STEP = 64 * 1024;

/** What a text gives, a little at a time: the rows, what is around them, and how many steps it took. */
function parsed(text: string): { rows: unknown; around: unknown; steps: number } {
  const parsing = parseSteps(text);
  const early: unknown[] = [];
  for (let steps = 1; ; steps += 1) {
    const { done, value } = parsing.next();
    if (!done) {
      early.push(...value);
      continue;
    }
    if (Array.isArray(value)) return { rows: [...early, ...value], around: null, steps };
    const { products, ...around } = value as { products: readonly unknown[] };
    return { rows: [...early, ...products], around, steps };
  }
}

function atOnce(text: string): { rows: unknown; around: unknown } {
  const value = JSON.parse(text);
  if (Array.isArray(value)) return { rows: value, around: null };
  const { products, ...around } = value;
  return { rows: products, around };
}

/** Texts and lists in which a place to cut could be looked for in vain. */
const anyCell = fc.oneof(
  fc.string(),
  fc.constantFrom('},{', '"},{"', '}, {"a":[{', '\\', '°', '\ud800', '"products"'),
  fc.double(),
  fc.array(fc.oneof(fc.string(), fc.record({ a: fc.string() }))),
);
const anyRow = fc.oneof(
  { weight: 9, arbitrary: fc.dictionary(fc.string(), anyCell) },
  { weight: 1, arbitrary: fc.jsonValue() },
);
/** Some long texts among the rows, so that there is something to cut in few rows. */
const anyRows = fc
  .tuple(fc.array(anyRow, { minLength: 1, maxLength: 12 }), fc.nat(20), fc.nat(STEP / 2))
  .map(([rows, times, long]) =>
    Array.from({ length: rows.length * times }, (_, place) => {
      const row = rows[place % rows.length];
      const isRecord = typeof row === 'object' && row !== null && !Array.isArray(row);
      return isRecord && place % 5 === 0 ? { ...row, long: 'x'.repeat(long) } : row;
    }),
  );
const anyReply = fc
  .tuple(anyRows, fc.option(fc.string()), fc.constantFrom(undefined, 1, '\t'), fc.boolean(), fc.boolean())
  .map(([rows, updated, indent, bare, last]) => {
    if (bare) return JSON.stringify(rows, null, indent);
    return JSON.stringify(last ? { updated, products: rows } : { products: rows, updated }, null, indent);
  });

describe('parsing a reply a little at a time', () => {
  it('gives what parsing at once gives', () => {
    fc.assert(
      fc.property(anyReply, (text) => {
        const { rows, around } = parsed(text);
        // As texts: these are long, and key order is compared too.
        expect(JSON.stringify({ rows, around })).toBe(JSON.stringify(atOnce(text)));
      }),
    );
  });

  it('refuses what is not JSON, wherever it is broken', () => {
    fc.assert(
      fc.property(anyReply, fc.nat(), (text, at) => {
        const broken = text.slice(0, at % text.length);
        expect(() => parsed(broken)).toThrow(SyntaxError);
      }),
    );
  });

  const rows = Array.from({ length: 2000 }, (_, index) => ({ id: `S${index}`, title: 'x'.repeat(100 + (index % 50)) }));

  it('takes many steps for a long text, whether it is written in one line or in many', () => {
    for (const indent of [undefined, 2]) {
      const text = JSON.stringify({ products: rows, updated: '2026-03-01' }, null, indent);
      const { steps } = parsed(text);
      expect(steps).toBeGreaterThan(text.length / STEP - 1);
      expect(steps).toBeLessThan(text.length / STEP + 3);
    }
  });

  it('takes one step where something stands before the rows, or a key comes twice, and still gives the same', () => {
    const twice = `{"products":${JSON.stringify(rows)},"products":[{"id":"last"}]}`;
    for (const text of [JSON.stringify({ updated: '2026-03-01', products: rows }), twice]) {
      const { rows: found, around, steps } = parsed(text);
      expect({ rows: found, around }).toEqual(atOnce(text));
      expect(steps).toBe(1);
    }
  });

  it('gives up looking for a place to cut when there are only wrong ones', () => {
    const text = JSON.stringify([{ long: 'x'.repeat(STEP), wrong: '},{'.repeat(100_000) }, { id: 'B' }]);
    expect(parsed(text)).toMatchObject({ ...atOnce(text), steps: 2 });
  });
});
