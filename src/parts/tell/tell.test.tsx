import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { exampleProducts } from '../../../tests/samples/exampleProducts.ts';
import { button, named, press, showScreens } from '../../../tests/showScreens.tsx';
import type { Core } from '../../app/part.ts';
import type { Notify, SelectorEvents } from '../../visit/selectorEvents.ts';
import { lookAt } from '../../visit/steps.ts';
import { createVisit } from '../../visit/visit.ts';
import { start } from './start.ts';

function questions(before: string = '') {
  const told: unknown[] = [];
  const notify: Notify = (name, detail) => {
    if (name === 'selector-question') told.push(detail);
  };
  const visit = createVisit({ read: () => null, write: () => {}, clear: () => {} }, notify);
  const box = document.createElement('div');
  box.innerHTML = before;
  let route = '/product';
  const core = { visit, box, route: () => route, gone: new AbortController().signal };
  const part = start(core as unknown as Core);
  const arrive = (at: string): void => {
    route = at;
    part.arrived?.();
  };
  return { visit, told, arrive };
}

it('the page hears of each question that comes into view, with its place on the answer path', () => {
  const { visit, told, arrive } = questions();
  arrive('/');
  arrive('/product');
  visit.update((state) => ({ ...state, answers: { Q0: 'No', Q2: 'Townhouse' }, at: 'Q2' }));
  arrive('/product');
  // The same question again, as after an undo.
  arrive('/product');
  visit.update((state) => lookAt(state, 'Q3'));
  arrive('/product');
  visit.update((state) => lookAt(state, 'Q0'));
  arrive('/product');
  arrive('/');
  arrive('/product');
  expect(told).toEqual([
    { question: 'Q0', position: 1 },
    { question: 'Q2', position: 2 },
    { question: 'Q3', position: 3 },
    { question: 'Q0', position: 1 },
    { question: 'Q0', position: 1 },
  ]);
});

it('the page hears of a question that was there before the part', () => {
  expect(questions('<form class="question"></form>').told).toEqual([{ question: 'Q0', position: 1 }]);
});

it('the page hears which button of the result was pressed, with the chosen system', async () => {
  const { visit } = showScreens(
    exampleProducts({ id: 'a', title: 'Alpha', system_type: 'split', link: 'https://shop.example/a' }),
    { place: '/result', chosen: 'a' },
  );
  const notify = vi.spyOn(visit, 'notify');
  const heard = () =>
    notify.mock.calls.flatMap(([name, detail]) =>
      name === 'selector-action' ? [detail as SelectorEvents['selector-action']] : [],
    );
  vi.spyOn(window, 'open').mockReturnValue(null);
  press(() => named('a', /^See full details/));
  await act(async () => {
    const fold = document.querySelector('details:has([data-action=copy])') as HTMLDetailsElement;
    fold.open = true;
    fold.dispatchEvent(new Event('toggle'));
  });
  await vi.waitFor(() => button(/Print.*quotes/));
  const rows = ['copy', 'quotes', 'letter'];
  for (const row of rows)
    for (const pressed of document.querySelectorAll<HTMLElement>(`.paper-row[data-action=${row}] button`))
      press(() => pressed);
  // The browser's replies to copying and printing.
  await act(async () => {});
  expect(heard().every(({ system }) => system === 'a')).toBe(true);
  expect([...new Set(heard().map(({ action }) => action))].sort()).toEqual([
    'copy',
    'details',
    'letter',
    'print',
    'quotes',
  ]);
});
