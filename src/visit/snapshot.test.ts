import { expect, it } from 'vitest';
import { readSnapshot, writeSnapshot } from './snapshot.ts';
import { NEW_VISIT, type VisitState } from './visitState.ts';

const state: VisitState = {
  ...NEW_VISIT,
  answers: { Q0: 'No', Q7: ['Mobile App'] },
  at: 'Q7',
  postcode: '3000',
  chosen: 'A',
  tenure: 'rent',
  place: '/result',
};

it('a snapshot returns the saved visit', () => {
  expect(readSnapshot(writeSnapshot(state))).toEqual(state);
});

it('a snapshot returns to a narrowed list, and to a list reached by skipping', () => {
  const looking: VisitState = {
    ...state,
    only: { brand: 'Kestrel', type: 'ducted' },
    way: 'ducted',
    bought: { way: 'splits', systems: ['A', 'B'] },
    skipped: 'Q7',
  };
  expect(readSnapshot(writeSnapshot(looking))).toEqual(looking);
});

it.each([
  { only: 5, skipped: 'Q9', way: 'window' },
  { only: { brand: 3, type: 4 }, bought: { way: 'splits', systems: ['B', 'A'] } },
])('a snapshot ignores malformed %j', (more) => {
  const saved = { ...JSON.parse(writeSnapshot(state)), ...more };
  expect(readSnapshot(JSON.stringify(saved))).toEqual(state);
});

it('a snapshot reads a visit of version 1 that looked at systems like another one', () => {
  const saved = { ...JSON.parse(writeSnapshot(state)), lens: { from: 'A', ids: ['sound'] } };
  expect(readSnapshot(JSON.stringify(saved))).toEqual(state);
});

it('a snapshot forgets a change in progress and its notice', () => {
  const before = { answers: {}, at: null, changing: null, skipped: null, way: null };
  const busy: VisitState = {
    ...state,
    changing: { from: 'result', question: 'Q7' },
    notice: { changed: [], cleared: [], before },
  };
  expect(readSnapshot(writeSnapshot(busy))).toEqual(state);
});

it.each([
  ...[null, '', 'x', 'null', '5', '[]', '{}', '{"version":2,"answers":{"Q0":"No"}}'],
  ...['{"version":1,"answers":"Q0"}', '{"version":1,"answers":{"Q9":"x"}}'],
])('a snapshot is rejected: %j', (text) => {
  expect(readSnapshot(text)).toBeNull();
});

it('a visit of an earlier version opens as before, with the data of parts under their names', () => {
  const rooms = [{ area: 30 }];
  const earlier = {
    version: 1,
    answers: { Q0: 'No' },
    rooms,
    shortlist: ['a', 'b'],
    neighbour: { metres: 3 },
    parts: { cost: 1 },
  };
  const read = readSnapshot(JSON.stringify(earlier));
  expect(read?.parts).toEqual({ sizing: { rooms }, shortlist: ['a', 'b'], neighbour: { metres: 3 }, cost: 1 });
  expect(readSnapshot(read && writeSnapshot(read))).toEqual(read);
  const empty = { version: 1, answers: { Q0: 'No' }, rooms: null, shortlist: [] };
  expect(readSnapshot(JSON.stringify(empty))?.parts.shortlist).toEqual([]);
});

it('a snapshot leaves values of the wrong shape empty', () => {
  const text =
    '{"version":1,"answers":{"Q0":"No","Q2":5,"__proto__":{"x":1}},"at":"Q9","postcode":3000,"chosen":{},"place":"/x","__proto__":{"zone":"hot"}}';
  expect(readSnapshot(text)).toEqual({ ...NEW_VISIT, answers: { Q0: 'No' }, place: '/product' });
  expect(({} as { x?: number }).x).toBeUndefined();
});

it.each([
  `{"version":1,"answers":${'['.repeat(30_000)}${']'.repeat(30_000)}}`,
  `{"version":1,"answers":${'{"Q0":'.repeat(9_000)}1${'}'.repeat(9_000)}}`,
  '['.repeat(60_000),
])('a snapshot is rejected at any depth (%#)', (text) => {
  expect(readSnapshot(text)).toBeNull();
});

it.each(['<b>3000</b>', '3000\u202e', '30\u0000', '3'.repeat(11), 'x'.repeat(1_000_000)])(
  'a snapshot has no impossible postcode (%#)',
  (postcode) => {
    const text = JSON.stringify({ version: 1, answers: { Q0: 'No' }, postcode });
    expect(readSnapshot(text)?.postcode).toBe('');
  },
);
