import { act } from 'react';
import { expect, it } from 'vitest';
import { allNamed, button, fill, named, nameOf, option, press, show, textOf } from '../../../tests/showScreens.tsx';
import { VisitContext } from '../../visit/useVisit.ts';
import { createVisit, type Visit } from '../../visit/visit.ts';
import { keepQuotes, readQuotes, writeQuotes } from './keptQuotes.ts';
import { OpenPapers } from './OpenPapers.tsx';
import { QuoteSheet } from './QuoteSheet.tsx';

const nothing = (): void => {};
const newVisit = () => createVisit({ read: () => null, write: nothing, clear: nothing });
const loaded = async (): Promise<void> => {
  await act(() => import('./Papers.tsx').then(nothing));
  await act(async () => {});
};
const beside = () => textOf(document.querySelector('table.sheet-beside'));

const FIRST = /^Metres of pipe .*, quote \d$/;
const showSheet = (visit: Visit) =>
  show(() => (
    <VisitContext value={visit}>
      <QuoteSheet />
    </VisitContext>
  ));

it('all that a quote says stands side by side from two quotes on, with gaps named', () => {
  showSheet(newVisit());
  fill(option('Total, installed, with GST, quote 1'), '4500');
  fill(option('Deposit, and how long the quote holds, quote 1'), '10%');
  expect(beside()).toBe('');
  fill(option('Total, installed, with GST, quote 3'), '$5,100 ');
  expect(option('Total, installed, with GST, quote 3').value).toBe('$5,100 ');
  expect(beside()).toBe(
    'Quote 1Quote 3Total, installed, with GST$4,500$5,100Deposit, and how long the quote holds10%Not filled in',
  );
});

it('one quote at a time is marked for narrow places, beginning with the first blank one', () => {
  const visit = newVisit();
  keepQuotes(visit, { total: ['$4,500', '', ''] });
  showSheet(visit);
  const marked = () => allNamed('.sheet-shown > input', FIRST).map(nameOf);
  expect(marked()).toEqual([expect.stringContaining('quote 2')]);
  press(() => option('Quote 3'));
  expect(marked()).toEqual([expect.stringContaining('quote 3')]);
});

it('a press answers a row of yes or no, and the same press takes it back', () => {
  const visit = newVisit();
  showSheet(visit);
  const yes = () => button('Yes, quote 2: Drain for the water, and where it goes');
  press(yes);
  expect(option('Drain for the water, and where it goes, quote 2').value).toBe('Yes');
  expect(yes().getAttribute('aria-pressed')).toBe('true');
  press(yes);
  expect(readQuotes(visit.get().parts.quotes)).toEqual({});
});

it('work that not all quotes include is said above the table', () => {
  const visit = newVisit();
  showSheet(visit);
  const removal = (number: number) => option(`Removing the old system and its refrigerant, quote ${number}`);
  fill(removal(1), 'yes');
  fill(removal(2), 'No');
  expect(readQuotes(visit.get().parts.quotes)?.removal).toEqual(['yes', 'No', '']);
  const note = () => textOf(document.querySelector('.quote-sheet'));
  expect(note()).toContain('Quote 2 leaves out removal of the old system.');
  fill(removal(2), 'Yes');
  expect(note()).not.toContain('Quote 2 leaves out');
});

it('what is compared last can be folded away; the work can’t', () => {
  showSheet(newVisit());
  const fold = named('details', /^More to compare/);
  const inFold = (name: RegExp) => allNamed('input', name, fold).length;
  expect([inFold(/^Deposit/), inFold(/^Warranty/), inFold(/^How the size/)]).toEqual([3, 3, 3]);
  expect([inFold(/^Total/), inFold(/^Metres of pipe/), inFold(/^Mending walls/)]).toEqual([0, 0, 0]);
  expect(allNamed('input', /^Mending walls/).length).toBe(3);
});

it('a checked quote fills an open sheet, and its change follows', async () => {
  const visit = newVisit();
  const checked = {
    model: '',
    capacity: '',
    total: '$4,500',
    unit: '',
    installation: '',
    switchboard: '',
    removal: '',
  };
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
  expect(allNamed('summary', 'Add your other quotes').length).toBe(1);
  fill(cell(2), '5100');
  expect(textOf(document.querySelector('.paper'))).toContain('Total, installed, with GST$4,500$5,100');
  now = { ...checked, total: '$4,600' };
  render({});
  expect([cell(1).value, cell(2).value]).toEqual(['$4,600', '5100']);
  expect(readQuotes(visit.get().parts.quotes)?.total).toEqual(['$4,600', '5100', '']);
});

it('quotes that can’t be read stay as they are', async () => {
  const visit = newVisit();
  const damaged = writeQuotes({ total: ['$4,500', '', ''] }).slice(0, -3);
  act(() => visit.update((state) => ({ ...state, parts: { quotes: damaged } })));
  const checked = { model: '', capacity: '', total: '$1', unit: '', installation: '', switchboard: '', removal: '' };
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
