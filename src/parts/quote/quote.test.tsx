import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { productWith } from '../../../tests/samples/anyProduct.ts';
import { PRICE_LIST } from '../../../tests/samples/priceList.ts';
import {
  allNamed,
  button,
  descriptionOf,
  fill,
  named,
  nameOf,
  option,
  press,
  show,
  textOf,
} from '../../../tests/showScreens.tsx';
import type { Core } from '../../app/part.ts';
import type { ReadyCatalogue } from '../../matching/catalogueState.ts';
import { createMatcher } from '../../matching/matcher.ts';
import { PartsContext, type ShownPart } from '../../screens/frame/slots.tsx';
import { jobOfVisit } from '../../screens/frame/useJob.ts';
import { afterPaint } from '../../ui/afterPaint.ts';
import { VisitContext } from '../../visit/useVisit.ts';
import { createVisit, type Visit } from '../../visit/visit.ts';
import { NEW_VISIT } from '../../visit/visitState.ts';
import { ENGLISH_WORDS } from '../../words/words.ts';
import { writeLink } from './keptQuotes.ts';
import { quoteProgram } from './quoteProgram.tsx';
import { NO_READING } from './rules/quotedLines.ts';
import { start } from './start.ts';

const nothing = (): void => {};
/** Until the range has loaded and its systems are found. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 3; turn += 1) await act(async () => {});
};
const wall = (kw: number, title: string) =>
  productWith({
    system_type: 'split',
    id: `${title}-${kw}`,
    title: `Alpine ${title} ${kw} kW`,
    brand: 'Alpine',
    model_number: `${title.slice(0, 2).toUpperCase()}${kw * 10}`,
    cooling_capacity_kw: kw,
    price: { aud: 1290, includes: 'supply_only' },
  });
const products = [wall(3.5, 'Wall split'), wall(5, 'Wall split'), wall(3.5, 'Plus wall split')];
const READY: ReadyCatalogue = { status: 'ready', products, matcher: createMatcher(products), asOf: null };

/** Parts that say how big the room is, and have a price list. */
const OTHERS = {
  name: 'others',
  sizes: { said: () => ({ rooms: ['living'] }), rules: null },
  prices: { list: { installation: PRICE_LIST, on: '2026-01-01' } },
  fail: nothing,
} as unknown as ShownPart;

const newVisit = (notify?: Parameters<typeof createVisit>[1]) =>
  createVisit({ read: () => null, write: nothing, clear: nothing }, notify);

function coreWith(more: Partial<Core> = {}): Core {
  const element = document.createElement('div');
  const parts = { element, box: document.body, visit: newVisit(), redraw: vi.fn(), loadCatalogue: async () => READY };
  return { ...parts, ...more } as unknown as Core;
}

const open = async (): Promise<void> => {
  press(() => button("I've got a quote"));
  await act(() => import('./QuoteDesk.tsx').then(nothing));
  await act(async () => {});
};

/** Shows the door, and opens the desk. */
async function showDesk({
  parts = [] as readonly ShownPart[],
  ...more
}: Partial<Core> & { parts?: readonly ShownPart[] } = {}) {
  const notify = vi.fn();
  const visit: Visit = more.visit ?? newVisit(notify);
  const program = quoteProgram(coreWith({ ...more, visit }), () => true);
  show(() => (
    <VisitContext value={visit}>
      <PartsContext value={parts}>{program.slots?.['landing.door']?.({})}</PartsContext>
    </VisitContext>
  ));
  await open();
  return { visit, program, told: () => notify.mock.calls.filter(([name]) => name === 'selector-quote') };
}

const pasteField = () => named<HTMLTextAreaElement>('textarea', 'Paste the quote');
async function read(text: string): Promise<void> {
  fill(pasteField(), text);
  press(() => button('Read the quote'));
  await act(() => new Promise<void>((painted) => afterPaint(painted)));
  await settle();
}
async function readMore(text: string): Promise<void> {
  press(() => button('Add another quote'));
  await read(text);
}
const region = (number: number) => named('section', `Quote ${number}`);
const group = (label: string, number = 1) => named('[role="group"], [role="radiogroup"]', label, region(number));
const choice = (label: string, said: string, number = 1) => option(said, group(label, number));
const summary = () => textOf(document.querySelector('.quote-summary'));
const rows = () => [...document.querySelectorAll('table tbody tr')].map((row) => [...row.children].map(textOf));
const dialog = () => textOf(document.querySelector('dialog'));

const PLAIN =
  'Supply and install one Alpine WA35 wall split, 3.5 kW cooling.\nNew circuit included.\nTotal $3,290 including GST';
const LARGER =
  'Supply and install one Fernlea FX50Z wall split, 5.0 kW cooling.\nElectrical work by others.\nTotal $2,890 including GST';

beforeEach(() => {
  document.body.replaceChildren();
});

it('nothing loads or shows until the page turns quotes on, and it goes with a change of the attribute', async () => {
  const core = coreWith();
  const part = start(core);
  expect([part.slots, part.link]).toEqual([undefined, undefined]);
  core.element.setAttribute('quote', 'on');
  part.attributeChanged?.('quote');
  await expect.poll(() => part.slots?.['landing.door']?.({})).toBeTruthy();
  expect(core.redraw).toHaveBeenCalled();
  expect(part.link?.name).toBe('quotes');
  core.element.setAttribute('quote', 'off');
  expect([part.slots?.['landing.door']?.({}), part.link]).toEqual([false, undefined]);
});

it('a pasted quote is read beside its words, and the page is told once, without amounts', async () => {
  const { visit, told } = await showDesk({ parts: [OTHERS] });
  act(() => visit.update((state) => ({ ...state, answers: { Q3: 'Single Room' }, zone: 'average' })));
  await read(PLAIN);
  expect(document.activeElement?.className).toBe('quote-summary');
  expect(summary()).toMatch(/^Quote 1 is \$3,290 with GST, but doesn't say whether [^.]+ are in it\.$/);
  expect(textOf(group('Total'))).toBe('Total$3,290ChangeTotal $3,290 including GST');
  expect(choice('Electrical work', 'In').checked).toBe(true);
  expect(textOf(group('Electrical work').querySelector('q'))).toBe('New circuit included.');
  expect(choice('Pump for the water', 'Not said').checked).toBe(true);
  expect(told()).toEqual([
    ['selector-quote', { quotes: 1, how: 'paste', open: expect.any(Array), inRange: true, system: 'Wall split-3.5' }],
  ]);
  expect(JSON.stringify(told())).not.toMatch(/3,?290|WA35|Alpine/);
  act(() => void visit.setPostcode('3000'));
  press(() => button('Close'));
  await open();
  expect(summary()).toContain('Quote 1 is $3,290');
  expect(told()).toHaveLength(1);
});

it('what was pasted and not read yet is there again', async () => {
  const { visit } = await showDesk();
  fill(pasteField(), 'half a quote');
  press(() => button('Close'));
  await open();
  expect(pasteField().value).toBe('half a quote');
  expect(visit.get().parts.quote).toMatchObject({ draft: 'half a quote' });
});

it('a figure is corrected in a text field, which says what it can’t read, and goes back to what was read', async () => {
  await showDesk();
  await read(PLAIN);
  press(() => button('Change Total'));
  const field = () => named<HTMLInputElement>('input', 'Total', group('Total'));
  const enter = () =>
    act(() => void field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })));
  fill(field(), 'about three');
  enter();
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(field())).toBe('Type one amount above $0, such as 3480.');
  fill(field(), '$3,190');
  enter();
  expect(textOf(group('Total'))).toContain('Total$3,190');
  expect(textOf(group('Total'))).toContain('Changed by you');
  expect(document.activeElement).toBe(button('Change Total'));
  expect(summary()).toContain('$3,190');
  press(() => button('Back to what was read', group('Total')));
  expect(textOf(group('Total'))).toBe('Total$3,290ChangeTotal $3,290 including GST');
});

it('leaving the field takes what was typed', async () => {
  await showDesk();
  await read(PLAIN);
  press(() => button('Change Deposit'));
  const field = named<HTMLInputElement>('input', 'Deposit', group('Deposit'));
  fill(field, '10%');
  act(() => field.blur());
  expect(textOf(group('Deposit'))).toContain('10%');
});

it('a kind of work is corrected by a press', async () => {
  const { visit } = await showDesk();
  await read(PLAIN);
  press(() => choice('Pump for the water', 'Left out'));
  expect(textOf(group('Pump for the water'))).toContain('Changed by you');
  expect(visit.get().parts.quote).toMatchObject({ quotes: [{ given: { 'work.pump': 'out' } }] });
});

it('a quote without GST is marked, and the total with GST is only an estimate beside it', async () => {
  await showDesk();
  await read('Supply and install a 7.1 kW wall split, $3,000 plus GST');
  expect(textOf(group('GST'))).toMatch(/^Please check/);
  expect(choice('GST', 'GST on top').checked).toBe(true);
  expect(textOf(group('Total'))).toContain('$3,000 plus GSTabout $3,300 with GST');
  press(() => choice('GST', 'With GST'));
  expect(textOf(group('GST'))).not.toContain('Please check');
  expect(textOf(group('Total'))).not.toContain('about');
});

it('one of several options has to be chosen before its total is used', async () => {
  await showDesk();
  await read(
    'Supply and install wall split 5.0 kW\nOption A total inc GST $3,220\nOption B total inc GST $4,100\nNew circuit included',
  );
  expect(summary()).toBe('Quote 1 has several prices, so choose one of its options first.');
  const options = named('[role="radiogroup"]', 'Which option?');
  expect([...options.querySelectorAll('input')].map((one) => [nameOf(one), one.checked])).toEqual([
    ['Option A: $3,220', false],
    ['Option B: $4,100', false],
  ]);
  press(() => option('Option B: $4,100'));
  expect(summary()).toContain('Quote 1 is $4,100 with GST');
});

it('a visitor whose model may be one of several says which, first of all', async () => {
  const { visit } = await showDesk({ parts: [OTHERS] });
  press(() => button('Type it instead'));
  // As a form filler does, which tells nobody.
  option('Total, with GST').value = '4500';
  option('Maker and model').value = 'wall split 3.5kw';
  press(() => button('Check my quote'));
  await settle();
  expect(textOf(region(1))).toMatch(/^Quote 1Two of ours match\. Which one is it\?/);
  expect(dialog()).not.toContain('isn’t in our range');
  press(() => option('Alpine Plus wall split 3.5 kW PL35'));
  expect(textOf(region(1))).toMatch(
    /^Quote 1For Alpine Plus wall split 3\.5 kW, our price list gives \$[\d,]+ to \$[\d,]+ for this work\./,
  );
  expect(visit.get().parts.quote).toMatchObject({ quotes: [{ how: 'form', system: 'Plus wall split-3.5' }], form: {} });
});

it('another maker’s model isn’t ours, and has no price', async () => {
  await showDesk({ parts: [OTHERS] });
  await read(LARGER);
  expect(textOf(region(1))).toMatch(/^Quote 1“[^”]*FX50Z” isn't in our range\./);
  expect(textOf(region(1))).not.toContain('our price list');
  expect(dialog()).not.toMatch(/fair|dear|cheap|good price/i);
});

it('a size that doesn’t suit the visitor’s room is said in the selector’s words', async () => {
  const { visit } = await showDesk({ parts: [OTHERS] });
  act(() => visit.update((state) => ({ ...state, answers: { Q3: 'Single Room' }, zone: 'average' })));
  await read('Supply and install a 2.0 kW wall split. Total $2,000 inc GST');
  expect(textOf(region(1))).toContain('2.0 kW is small for a room this big');
});

it('two quotes stand side by side, differences first, and one sentence says what keeps them apart', async () => {
  await showDesk();
  await read(PLAIN.replace('3.5 kW', '5.0 kW'));
  await readMore(LARGER);
  expect(summary()).toBe('Quote 2 is $400 less, but leaves out electrical work.');
  expect(rows()).toHaveLength(6);
  expect(rows().slice(0, 2)).toEqual([
    ['Total', '$3,290', '$2,890'],
    ['Electrical work', 'In', 'Left out'],
  ]);
  press(() => button('All lines'));
  expect(rows()).toHaveLength(27);
  expect(nameOf(document.querySelector('table')!)).toBe('Your quotes, side by side');
  expect(named('[role="radiogroup"]', 'Which quote?')).toBeTruthy();
  expect(option('Quote 2').checked).toBe(true);
  expect(allNamed('button', 'Copy the questions, quote 2')).toHaveLength(1);
});

it('a quote can be removed, and there are three at most', async () => {
  const { visit } = await showDesk();
  await read(PLAIN);
  await readMore(LARGER);
  await readMore(PLAIN);
  expect(allNamed('button', 'Add another quote')).toHaveLength(0);
  press(() => button('Remove quote 2'));
  expect(allNamed('section', /^Quote \d$/)).toHaveLength(2);
  press(
    () => button('Remove quote 2'),
    () => button('Remove quote 1'),
  );
  expect(pasteField().value).toBe('');
  expect(visit.get().parts).toMatchObject({ quote: { quotes: [] }, quotes: '' });
});

it.each([
  ['', "There's no text to read."],
  [' \n\t ', "There's no text to read."],
  ['<p>&nbsp;</p>', "There's no text to read."],
])('of %j nothing is read, and the form stands beside it', async (text, said) => {
  const { told } = await showDesk();
  await read(text);
  expect(descriptionOf(pasteField())).toContain(said);
  expect(document.activeElement).toBe(pasteField());
  expect(option('Cooling capacity, kW')).toBeTruthy();
  expect(told()).toEqual([]);
});

it('an invoice is said to be one, stays readable, and the form stands beside it', async () => {
  await showDesk();
  await read(
    'TAX INVOICE\nInvoice no 4471\nSupply and install wall split 5.0 kW\nTotal inc GST $3,220\nAmount paid $3,220. Thank you for your payment.',
  );
  expect(textOf(region(1))).toContain('This looks like an invoice, not a quote.');
  expect(textOf(group('Total'))).toContain('$3,220');
  expect(option('Total, with GST')).toBeTruthy();
});

it('of a text that is too long, the desk says that only its beginning was read', async () => {
  await showDesk();
  await read(`${PLAIN}\n${'x '.repeat(10_000)}`);
  expect(textOf(region(1))).toContain('It was long, so we read only the first part.');
});

it('markup of a quote is shown as text, and never becomes an element', async () => {
  await showDesk();
  await read(
    'Supply and install <img src=x onerror=alert(1)> wall split 5.0 kW\nTotal $3,290 <script>alert(1)</script>inc GST',
  );
  expect(document.querySelector('dialog img, dialog script')).toBeNull();
  expect(textOf(group('Total'))).toContain('$3,290');
});

it('a file is read at once, in the charset it has', async () => {
  const { told } = await showDesk();
  const input = option('Or choose a file');
  const bytes = Uint8Array.from([...`Caf\u00e9: ${PLAIN}`].map((one) => one.charCodeAt(0)));
  Object.defineProperty(input, 'files', { value: [new File([bytes], 'quote.txt')] });
  act(() => void input.dispatchEvent(new Event('change', { bubbles: true })));
  await expect.poll(() => textOf(group('Total'))).toContain('$3,290');
  await settle();
  expect(told()).toMatchObject([['selector-quote', { how: 'file' }]]);
});

it('a problem of the form is said at its field, which takes the focus', async () => {
  const { told } = await showDesk();
  press(() => button('Type it instead'));
  fill(option('Cooling capacity, kW'), '12000 BTU');
  fill(option('Total, with GST'), '€4500');
  press(() => button('Check my quote'));
  expect(descriptionOf(option('Cooling capacity, kW'))).toBe('Type a number of kW, such as 3.5. 5000 W is 5.0 kW.');
  expect(descriptionOf(option('Total, with GST'))).toBe('Type one amount above $0, such as 3480.');
  expect(document.activeElement).toBe(option('Cooling capacity, kW'));
  expect(told()).toEqual([]);
});

it('a range that can’t be loaded is said, and everything else is there', async () => {
  const { told } = await showDesk({ loadCatalogue: async () => null });
  await read(PLAIN);
  expect(dialog()).toContain("We couldn't load our systems.");
  expect(told()).toMatchObject([['selector-quote', { system: null }]]);
});

it('an enquiry and the sheet are offered what was read, and nothing of the text', async () => {
  const { program } = await showDesk();
  const offered = () => program.forMessage?.(ENGLISH_WORDS, [], jobOfVisit(NEW_VISIT, null, null, null));
  expect(offered()).toBeNull();
  await read(PLAIN);
  expect(offered()).toMatchObject({ id: 'quote', label: "The quote I've got" });
  expect(offered()?.text).toMatch(/^Total: \$3,290\nGST: With GST\nCooling, kW: 3\.5.kW\n/);
  expect(offered()?.text).not.toContain('New circuit');
  expect(program.quotes?.cells(ENGLISH_WORDS)).toMatchObject({ total: ['$3,290, With GST'], unit: ['In'] });
  await readMore(LARGER);
  expect(offered()).toMatchObject({ label: "The quotes I've got", text: expect.stringMatching(/^Quote 1\nTotal: /) });
});

it('quotes of a link stand on the desk without their texts', async () => {
  const visit = newVisit();
  const quotes = writeLink([{ ...NO_READING, total: 3290, gst: 'in', work: { ...NO_READING.work, unit: 'in' } }]);
  visit.update((state) => ({ ...state, parts: { quotes } }));
  await showDesk({ visit });
  expect(summary()).toContain('Quote 1 is $3,290 with GST');
  expect(choice('The unit', 'In').checked).toBe(true);
  expect(document.querySelector('q')).toBeNull();
  expect(dialog()).not.toContain('Changed by you');
});
