import { act } from 'react';
import { expect, it } from 'vitest';
import { allNamed, fill, option, press, show, textOf } from '../../../tests/showScreens.tsx';
import { VisitContext } from '../../visit/useVisit.ts';
import { createVisit } from '../../visit/visit.ts';
import { readQuotes, writeQuotes } from './keptQuotes.ts';
import { OpenPapers } from './OpenPapers.tsx';
import { QuoteSheet } from './QuoteSheet.tsx';

const nothing = (): void => {};
const newVisit = () => createVisit({ read: () => null, write: nothing, clear: nothing });
const loaded = async (): Promise<void> => {
  await act(() => import('./Papers.tsx').then(nothing));
  await act(async () => {});
};
const beside = () => textOf(document.querySelector('table.sheet-beside'));

it('what two quotes say stands side by side, once both say it', () => {
  const visit = newVisit();
  show(() => (
    <VisitContext value={visit}>
      <QuoteSheet />
    </VisitContext>
  ));
  fill(option('Total, installed, with GST, quote 1'), '$4,500');
  fill(option('Deposit, and how long the quote holds, quote 1'), '10%');
  expect(beside()).toBe('');
  fill(option('Total, installed, with GST, quote 3'), '$5,100 ');
  expect(option('Total, installed, with GST, quote 3').value).toBe('$5,100 ');
  expect(beside()).toBe('Quote 1Quote 3Total, installed, with GST$4,500$5,100 ');
});

it('one quote at a time is marked for narrow places', () => {
  const visit = newVisit();
  show(() => (
    <VisitContext value={visit}>
      <QuoteSheet />
    </VisitContext>
  ));
  const marked = () => [...new Set(allNamed<HTMLInputElement>('.sheet-shown', /./).map((one) => one.placeholder))];
  expect(marked()).toEqual(['Quote 1']);
  press(() => option('Quote 2'));
  expect(marked()).toEqual(['Quote 2']);
});

it('a checked quote fills an open sheet, and its change follows', async () => {
  const visit = newVisit();
  const checked = { model: '', capacity: '', total: '$4,500', switchboard: '', removal: '' };
  let now = checked;
  const render = show(() => (
    <VisitContext value={visit}>
      <QuoteSheet />
      <OpenPapers isOpen checked={now} />
    </VisitContext>
  ));
  const cell = (number: number) => option(`Total, installed, with GST, quote ${number}`);
  await loaded();
  expect(cell(1).value).toBe('$4,500');
  expect(textOf(document.body)).toContain('The quote you checked is on it as Quote 1.');
  fill(cell(2), '$5,100');
  now = { ...checked, total: '$4,600' };
  render({});
  expect([cell(1).value, cell(2).value]).toEqual(['$4,600', '$5,100']);
  expect(readQuotes(visit.get().parts.quotes)?.total).toEqual(['$4,600', '$5,100', '']);
});

it('quotes that can’t be read stay as they are', async () => {
  const visit = newVisit();
  const damaged = writeQuotes({ total: ['$4,500', '', ''] }).slice(0, -3);
  act(() => visit.update((state) => ({ ...state, parts: { quotes: damaged } })));
  const checked = { model: '', capacity: '', total: '$1', switchboard: '', removal: '' };
  show(() => (
    <VisitContext value={visit}>
      <OpenPapers isOpen checked={checked} />
    </VisitContext>
  ));
  await loaded();
  expect(textOf(document.body)).toContain("We couldn't read the quotes");
  expect(textOf(document.body)).not.toContain('on it as Quote 1');
  expect(visit.get().parts.quotes).toBe(damaged);
});
