import { describe, expect, it } from 'vitest';
import { readSnapshot, writeSnapshot } from './snapshot.ts';
import { NEW_VISIT, type VisitState } from './visitState.ts';

const state: VisitState = {
  ...NEW_VISIT,
  answers: { Q0: 'No', Q7: ['Mobile App'] },
  at: 'Q7',
  postcode: '3000',
  chosen: 'A',
  place: '/result',
};

describe('a snapshot', () => {
  it('gives back what was saved', () => {
    expect(readSnapshot(writeSnapshot(state))).toEqual(state);
  });

  it('forgets a change under way and its notice', () => {
    const before = { answers: {}, at: null, changing: null };
    const busy: VisitState = {
      ...state,
      changing: { from: 'result', question: 'Q7' },
      notice: { changed: null, cleared: [], before },
    };
    expect(readSnapshot(writeSnapshot(busy))).toEqual(state);
  });

  it.each([
    null,
    '',
    'x',
    'null',
    '5',
    '[]',
    '{}',
    '{"version":2,"answers":{"Q0":"No"}}',
    '{"version":1,"answers":"Q0"}',
    '{"version":1,"answers":{"Q9":"x"}}',
  ])('is none: %j', (text) => {
    expect(readSnapshot(text)).toBeNull();
  });

  it('starts empty where a part has the wrong shape', () => {
    const text =
      '{"version":1,"answers":{"Q0":"No","Q2":5,"__proto__":{"x":1}},"at":"Q9","postcode":3000,"chosen":{},"place":"/x","__proto__":{"zone":"hot"}}';
    expect(readSnapshot(text)).toEqual({ ...NEW_VISIT, answers: { Q0: 'No' }, place: '/product' });
    expect(({} as { x?: number }).x).toBeUndefined();
  });

  it.each(['<b>3000</b>', '3000\u202e', '30\u0000', '3'.repeat(11), 'x'.repeat(1_000_000)])(
    'has no postcode that a visitor could not have given (%#)',
    (postcode) => {
      const text = JSON.stringify({ version: 1, answers: { Q0: 'No' }, postcode });
      expect(readSnapshot(text)?.postcode).toBe('');
    },
  );
});
