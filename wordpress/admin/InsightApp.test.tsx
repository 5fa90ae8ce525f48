import { act } from 'react';
import { expect, it } from 'vitest';
import { counterKeys } from '../../src/parts/insight/rules/counterKeys.ts';
import type { Counter } from '../../src/parts/insight/rules/insight.ts';
import { walk } from '../../src/questionnaire/walk.ts';
import { place, press, render, text } from '../../tests/cataloguePage.tsx';
import { SHORTEST_ANSWERS } from '../../tests/samples/shortestAnswers.ts';
import { failed } from './failure.ts';
import { InsightApp } from './InsightApp.tsx';
import type { InsightData } from './insightData.ts';
import type { AdminRequest } from './request.ts';
import { weeksText, weekText } from './weekText.ts';

const NOTHING: InsightData = {
  now: '2026-11-25T08:00:00Z',
  on: { notes: true, steps: true, enquiries: true },
  counters: [],
  enquiries: [],
};
const CATALOGUE = '{"products":[{"id":"A","title":"Split A","system_type":"split"}]}';

async function show(data: Partial<InsightData> | string, catalogue = CATALOGUE): Promise<void> {
  const value = typeof data === 'string' ? data : JSON.stringify({ ...NOTHING, ...data });
  const request: AdminRequest = async (route) => ({ ok: true, value: route === 'insight' ? value : catalogue });
  await render(<InsightApp request={request} login="login" />);
}

/** Notes with the shortest answers, some of them about a flat roof. */
function notes(week: string, count: number, others: number): readonly Counter[] {
  const [flat] = [...walk()].filter(({ Q2 }) => Q2 === 'House - Flat Roof');
  const keys = (answers: typeof flat = {}) => counterKeys({ kind: 'note', answers, zone: null, fits: 0 });
  const counts = new Map<string, number>();
  for (const key of keys(SHORTEST_ANSWERS)) counts.set(key, count - others);
  for (const key of keys(flat)) counts.set(key, (counts.get(key) ?? 0) + others);
  return [...counts].map(([key, total]) => ({ week, key, count: total }));
}

const table = (caption: string) =>
  [...place.querySelectorAll('table')].find((one) => one.caption?.textContent === caption)?.textContent ?? '';

it('the page Insight says which parts are off, and shows what such a part has counted', async () => {
  await show({ on: { notes: false, steps: false, enquiries: false }, enquiries: null });
  expect(text().match(/This is off\./g)).toHaveLength(2);
  expect(text()).not.toContain('chose to tell you');
  await show({
    on: { notes: false, steps: false, enquiries: true },
    enquiries: null,
    counters: notes('2026-W47', 3, 0),
  });
  expect(text()).toContain('fewer than 5 visitors chose to tell you.');
  expect(text()).toContain('This site takes no enquiries.');
});

it('the page Insight begins with sentences and shows three tables, with small counts as “fewer than 5”', async () => {
  const counters = [...notes('2026-W40', 22, 3), ...notes('2026-W47', 2, 0), ...notes('2026-W48', 30, 0)];
  await show({ counters }, CATALOGUE.replace('}]', ',"suits_home_types":"apartment"}]'));
  const [told, looked, ...more] = [...place.querySelectorAll('li')].map((one) => one.textContent);
  expect(told).toBe(
    '28 Sept 2026 to 22 Nov 2026: 24 visitors chose to tell you. Others didn’t, so these are not shares of all visitors.',
  );
  expect(looked).toBe('21 visitors looked for: Townhouse, Single Room, Large Outdoor space. Your range has none.');
  expect(more).toEqual([]);
  expect(table('What they looked for')).toMatch(/House - Flat Roof.*fewer than 5fewer than 50/);
  expect(table('What else they answered')).toContain('Do you already know which type of system you want? No21');
  const select = place.querySelector('select')!;
  await act(async () => {
    select.value = '4';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(text()).toContain('week of 16 Nov 2026: fewer than 5 visitors chose to tell you.');
});

it('the page Insight says what fits today, and how far visits came', async () => {
  const keys = counterKeys({ kind: 'steps', reached: 'list', last: 'Q7', language: 'de' });
  const steps = keys.map((key) => ({ week: '2026-W47', key, count: 12 }));
  const catalogue = '{"products":[{"id":"A","title":"A","system_type":"split","suits_home_types":"townhouse"}]}';
  await show({ counters: [...notes('2026-W47', 6, 0), ...steps] }, catalogue);
  expect(text()).toContain('Nothing fitted for 6 of them. 1 of your systems fits today.');
  expect(text()).toContain(
    'Of 12 visits, 12 saw the list, fewer than 5 saw a result and fewer than 5 sent an enquiry.',
  );
  expect(table('How far visits came')).toContain('Ended after: Saw the list12');
  expect(table('How far visits came')).toContain(
    'Last question that everybody gets: Which smart controls matter to you?12',
  );
  expect(table('How far visits came')).toContain('Language: de12');
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
  expect(table('What they asked for')).toContain('Climate zone: cold1');
});

it('the page Insight says what went wrong, and loads again', async () => {
  let replies = 0;
  const request: AdminRequest = async (route) => {
    replies += 1;
    if (replies <= 2) return failed({ kind: 'unreachable' });
    return { ok: true, value: route === 'insight' ? JSON.stringify(NOTHING) : '{}' };
  };
  await render(<InsightApp request={request} login="login" />);
  expect(text()).toContain('The site couldn’t be reached.');
  await press(/Reload/);
  expect(text()).toContain('Nothing is counted yet');
  await show('[]');
  expect(text()).toContain('product-selector/v2');
});

it('the page Insight names weeks by their Monday, also around the new year', () => {
  expect(weekText('2026-W01')).toBe('week of 29 Dec 2025');
  expect(weekText('2026-W53')).toBe('week of 28 Dec 2026');
  expect(weeksText('2026-W45', '2026-W47')).toBe('2 Nov 2026 to 22 Nov 2026');
});
