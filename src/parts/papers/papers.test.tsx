import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { exampleProducts } from '../../../tests/samples/exampleProducts.ts';
import { button, press, showScreens, textOf } from '../../../tests/showScreens.tsx';

/** Opens the papers, whose file loads then. */
async function openPapers(): Promise<void> {
  await act(async () => {
    const fold = document.querySelector('details:has([data-action=copy])') as HTMLDetailsElement;
    fold.open = true;
    fold.dispatchEvent(new Event('toggle'));
  });
  await vi.waitFor(() => button(/Print.*quotes/));
}

it('the page hears of the sheet for quotes and of the letter, with the chosen system', async () => {
  const { visit } = showScreens(exampleProducts({ id: 'a', title: 'Alpha', system_type: 'split' }), {
    place: '/result',
    chosen: 'a',
  });
  const notify = vi.spyOn(visit, 'notify');
  await openPapers();
  for (const row of ['quotes', 'letter'])
    for (const pressed of document.querySelectorAll<HTMLElement>(`.paper-row[data-action=${row}] button`))
      press(() => pressed);
  // The browser's replies to copying and printing.
  await act(async () => {});
  const heard = notify.mock.calls.filter(([name]) => name === 'selector-action').map(([, detail]) => detail);
  expect(heard).toContainEqual({ action: 'quotes', system: 'a' });
  expect(heard).toContainEqual({ action: 'letter', system: 'a' });
});

it('nobody is written to for the owner of a house', async () => {
  const answers = { Q0: 'Yes', Q1: 'Ducted', Q2: 'House - Pitched Roof' };
  const ducted = { id: 'a', title: 'Alpha', system_type: 'ducted' };
  showScreens(exampleProducts(ducted), { place: '/result', chosen: 'a', answers, tenure: 'own' });
  await openPapers();
  expect(textOf(document.body)).not.toContain('A letter to');
});
