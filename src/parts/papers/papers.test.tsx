import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { exampleProducts } from '../../../tests/samples/exampleProducts.ts';
import { allNamed, button, press, showScreens, textOf } from '../../../tests/showScreens.tsx';

/** Follows a link of the result; the file of the papers loads then. */
async function follow(link: string, wanted: RegExp): Promise<void> {
  press(() => button(link));
  await act(() => import('./Papers.tsx'));
  await expect.poll(() => button(wanted)).toBeTruthy();
}

it('the page hears of the sheet for quotes and of the letter, with the chosen systems', async () => {
  const { visit } = showScreens(exampleProducts({ id: 'a', title: 'Alpha', system_type: 'split' }), {
    place: '/result',
    chosen: 'a',
  });
  const notify = vi.spyOn(visit, 'notify');
  await follow('Quotes', /Print.*quotes/);
  await follow('Letter', /Print.*letter/i);
  for (const row of ['quotes', 'letter'])
    for (const pressed of document.querySelectorAll<HTMLElement>(`.paper-row[data-action=${row}] button`))
      press(() => pressed);
  // The browser's replies to copying and printing.
  await act(async () => {});
  const heard = notify.mock.calls.filter(([name]) => name === 'selector-action').map(([, detail]) => detail);
  expect(heard).toContainEqual({ action: 'quotes', system: 'a', way: null, systems: ['a'] });
  expect(heard).toContainEqual({ action: 'letter', system: 'a', way: null, systems: ['a'] });
});

it('nobody is written to for the owner of a house', async () => {
  const answers = { Q0: 'Yes', Q1: 'Ducted', Q2: 'House - Pitched Roof' };
  const ducted = { id: 'a', title: 'Alpha', system_type: 'ducted' };
  showScreens(exampleProducts(ducted), { place: '/result', chosen: 'a', answers, tenure: 'own' });
  await follow('Quotes', /Print.*quotes/);
  expect(allNamed('button', 'Letter')).toEqual([]);
  expect(textOf(document.body)).not.toContain('A letter to');
});
