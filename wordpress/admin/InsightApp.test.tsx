import { expect, it } from 'vitest';
import { counterKeys } from '../../src/insight/counterKeys.ts';
import type { Counter } from '../../src/insight/insight.ts';
import { walk } from '../../src/questionnaire/walk.ts';
import { place, press, render, text } from '../../tests/cataloguePage.tsx';
import { SHORTEST_ANSWERS } from '../../tests/samples/shortestAnswers.ts';
import { failed } from './failure.ts';
import { InsightApp } from './InsightApp.tsx';
import type { InsightData } from './insightData.ts';
import type { Request } from './request.ts';
import { weeksText, weekText } from './weekText.ts';

const NOTHING: InsightData = {
  now: '2026-11-25T08:00:00Z',
  on: { notes: true, steps: true, enquiries: true },
  counters: [],
  enquiries: [],
};
const CATALOGUE = '{"products":[{"id":"A","title":"Split A","system_type":"split"}]}';

async function show(data: Partial<InsightData> | string): Promise<void> {
  const value = typeof data === 'string' ? data : JSON.stringify({ ...NOTHING, ...data });
  const request: Request = async (route) => ({ ok: true, value: route === 'insight' ? value : CATALOGUE });
  await render(<InsightApp request={request} login="login" />);
}

/** Notes with the shortest answers, but for some of a flat roof. */
function notes(week: string, count: number, others: number): readonly Counter[] {
  const [flat] = [...walk()].filter(({ Q2 }) => Q2 === 'House - Flat Roof');
  const keys = (answers: typeof flat = {}) => counterKeys({ kind: 'note', range: null, answers, zone: null });
  const counts = new Map<string, number>();
  for (const key of keys(SHORTEST_ANSWERS)) counts.set(key, count - others);
  for (const key of keys(flat)) counts.set(key, (counts.get(key) ?? 0) + others);
  return [...counts].map(([key, total]) => ({ week, range: null, key, count: total }));
}

const table = (caption: string) =>
  [...place.querySelectorAll('table')].find((one) => one.caption?.textContent === caption)?.textContent ?? '';

it('the page Insight says which parts are off, and shows what such a part has counted', async () => {
  await show({ on: { notes: false, steps: false, enquiries: false }, enquiries: null });
  expect(text().match(/This is off\./g)).toHaveLength(3);
  expect(text()).not.toContain('chose to tell you');
  await show({
    on: { notes: false, steps: false, enquiries: true },
    enquiries: null,
    counters: notes('2026-W47', 3, 0),
  });
  expect(text()).toContain('3 visitors chose to tell you.');
  expect(text()).toContain('This site takes no enquiries.');
});

it('the page Insight shows only the total of few notes, and never the current week', async () => {
  await show({ counters: [...notes('2026-W47', 19, 0), ...notes('2026-W48', 30, 0)] });
  expect(text()).toContain('19 visitors chose to tell you. Others didn’t, so these are not shares of all visitors.');
  expect(text()).toContain('shown from 20 notes on');
  expect(place.querySelectorAll('table')).toHaveLength(0);
});

it('the page Insight shows a combination beside the range, and no small count', async () => {
  await show({ counters: [...notes('2026-W46', 25, 3), ...notes('2026-W47', 25, 3)] });
  expect(table('What kind of home is it?')).not.toMatch(/\b3\b/);
  expect(table('What kind of home is it?')).toContain('not shown');
  expect(table('This year and the last, in fives')).toMatch(/20 or more/);
  expect(place.querySelector('select')?.value).toBe('week of 9 Nov 2026: 25 notes');
});

it('the page Insight counts enquiries against the catalogue, also those without answers', async () => {
  const enquiry = { created: '2026-11-23T09:00:00Z', suspicions: [], postcode: '3000' };
  const enquiries = [
    { ...enquiry, brief: { answers: SHORTEST_ANSWERS, system: 'A' } },
    { ...enquiry, brief: { answers: {}, system: 'gone' } },
  ];
  await show({ enquiries });
  expect(text()).toContain('2 enquiries, 1 with answers.');
  expect(table('Chosen systems')).toContain('Split A (A)1');
  expect(table('When they came')).toContain('week of 23 Nov 20261');
  expect(table('Climate zone')).toContain('cold1');
});

it('the page Insight says what went wrong, and loads again', async () => {
  let replies = 0;
  const request: Request = async (route) => {
    replies += 1;
    if (replies <= 2) return failed({ kind: 'unreachable' });
    return { ok: true, value: route === 'insight' ? JSON.stringify(NOTHING) : '{}' };
  };
  await render(<InsightApp request={request} login="login" />);
  expect(text()).toContain('The site couldn’t be reached.');
  await press(/Reload/);
  expect(text()).toContain('0 visitors chose to tell you.');
  await show('[]');
  expect(text()).toContain('product-selector/v2');
});

it('the page Insight names weeks by their Monday, also around the new year', () => {
  expect(weekText('2026-W01')).toBe('week of 29 Dec 2025');
  expect(weekText('2026-W53')).toBe('week of 28 Dec 2026');
  expect(weeksText('2026-W45', '2026-W47')).toBe('2 Nov 2026 to 22 Nov 2026');
});
