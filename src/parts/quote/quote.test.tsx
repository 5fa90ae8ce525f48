import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { productWith } from '../../../tests/samples/anyProduct.ts';
import { allNamed, button, descriptionOf, fill, option, press, show, textOf } from '../../../tests/showScreens.tsx';
import type { Core } from '../../app/part.ts';
import type { ReadyCatalogue } from '../../matching/catalogueState.ts';
import { createMatcher } from '../../matching/matcher.ts';
import type { Prices } from '../../screens/frame/capabilities.ts';
import { PartsContext, type ShownPart } from '../../screens/frame/slots.tsx';
import { VisitContext } from '../../visit/useVisit.ts';
import { createVisit } from '../../visit/visit.ts';
import { ENGLISH_WORDS } from '../../words/words.ts';
import { quoteProgram } from './quoteProgram.tsx';
import { start } from './start.ts';

const nothing = (): void => {};
const product = productWith({
  system_type: 'split',
  id: 'a25',
  title: 'Alpine 3.5 kW',
  model_number: 'AP-25',
  cooling_capacity_kw: 3.5,
  price: { aud: 1290, includes: 'supply_only' },
});
const products = [product];
const READY: ReadyCatalogue = { status: 'ready', products, matcher: createMatcher(products), asOf: null };
const SIZES: ShownPart = {
  name: 'sizes',
  sizes: {
    said: () => ({}),
    rules: null,
    likelyOf: () => ({ kw: 3.8, from: 2, to: 6 }),
    load: async () => ({}),
    section: () => null,
    line: () => null,
  },
  fail: nothing,
};

function coreWith(more: Partial<Core> = {}): Core {
  const element = document.createElement('div');
  const visit = createVisit({ read: () => null, write: nothing, clear: nothing });
  const parts = { element, box: document.body, visit, redraw: vi.fn(), loadCatalogue: async () => READY };
  return { ...parts, ...more } as unknown as Core;
}

const open = async (): Promise<void> => {
  press(() => button("I've got a quote"));
  await act(() => import('./QuoteDialog.tsx').then(nothing));
  await act(async () => {});
};

/** Shows the door, opens it, and returns the page's own event. */
async function showDoor(more: Partial<Core> = {}, parts: readonly ShownPart[] = []) {
  const notify = vi.fn();
  const visit = more.visit ?? createVisit({ read: () => null, write: nothing, clear: nothing }, notify);
  const core = coreWith({ ...more, visit });
  const program = quoteProgram(core, () => true);
  show(() => (
    <VisitContext value={visit}>
      <PartsContext value={[SIZES, ...parts]}>{program.slots?.['landing.end']?.({})}</PartsContext>
    </VisitContext>
  ));
  await open();
  return { visit, program, told: () => notify.mock.calls.filter(([name]) => name === 'selector-quote') };
}

const choice = (legend: string, label: string) => {
  const group = [...document.querySelectorAll('fieldset')].find(
    (one) => textOf(one.querySelector('legend')) === legend,
  );
  return option(label, group);
};
const check = async (): Promise<void> => {
  press(() => button('Check my quote'));
  await act(async () => {});
};
const dialog = () => textOf(document.querySelector('dialog'));

beforeEach(() => {
  document.body.replaceChildren();
});

it('nothing loads or shows until the page turns quotes on, and it goes with a change of the attribute', async () => {
  const core = coreWith();
  const part = start(core);
  expect(part.slots).toBeUndefined();
  core.element.setAttribute('quote', 'on');
  part.attributeChanged?.('quote');
  await vi.waitFor(() => expect(part.slots?.['landing.end']?.({})).toBeTruthy());
  expect(core.redraw).toHaveBeenCalled();
  core.element.setAttribute('quote', 'off');
  expect(part.slots?.['landing.end']?.({})).toBeFalsy();
});

it('a problem is said at its field, which takes the focus, and nothing is told', async () => {
  const { told } = await showDoor();
  fill(option('Cooling capacity, kW'), '12000 BTU');
  fill(option('Total, with GST'), '€4500');
  expect(dialog()).not.toContain('Type');
  await check();
  expect(descriptionOf(option('Cooling capacity, kW'))).toBe(
    'Type one number from 0.5 to 60, such as 3.5. 5000 W is 5.0 kW.',
  );
  expect(descriptionOf(option('Total, with GST'))).toBe(
    'Type a total above $0, such as 3480. If it says “plus GST”, add 10%.',
  );
  expect(document.activeElement).toBe(option('Cooling capacity, kW'));
  fill(option('Cooling capacity, kW'), '3,5 kW');
  await check();
  expect(document.activeElement).toBe(option('Total, with GST'));
  expect(told()).toEqual([]);
});

it('the answer has what can be said and what to ask, and the page is told without amounts, once', async () => {
  const { visit, told } = await showDoor();
  fill(option('Cooling capacity, kW'), '3,5 kW');
  fill(option('Total, with GST'), '$4 500.00');
  fill(option('Maker and model'), 'ap 25');
  press(
    () => choice('The unit', 'Yes'),
    () => choice('Installation', 'Yes'),
    () => choice('Electrical work', 'No'),
    () => option('20 to 40 m²'),
  );
  await check();
  expect(document.activeElement?.textContent).toBe('Not complete yet');
  expect(dialog()).toContain('The quote leaves out electrical work.');
  expect(dialog()).toContain('3.5 kW is inside that.');
  expect(dialog()).toContain("What's left for the work: up to $3,210 ($4,500 less $1,290).");
  expect(dialog()).toContain('Who does the electrical work, and what does it cost?');
  act(() => void visit.setPostcode('3000'));
  const detail = { open: ['size', 'electrical', 'removal', 'certificates'], inRange: true, system: 'a25' };
  expect(told()).toEqual([['selector-quote', detail]]);
  expect(visit.get().parts.quote).toMatchObject({ total: '$4 500.00', checked: true });
  press(() => button('Close'));
  await open();
  expect(dialog()).toContain('Ask before you sign');
  expect(told()).toHaveLength(1);
  press(() => button('Change the quote'));
  expect(option('Total, with GST').value).toBe('$4 500.00');
  expect(choice('Electrical work', 'No').checked).toBe(true);
});

it('a quote typed before a reload is there again, while the visit is only offered', async () => {
  const kept: string[] = [];
  const store = { read: () => kept.at(-1) ?? null, write: (text: string) => void kept.push(text), clear: nothing };
  createVisit(store).update((state) => ({ ...state, parts: { quote: { total: '4500' }, quotes: 'abc' } }));
  const visit = createVisit(store);
  await showDoor({ visit });
  expect(option('Total, with GST').value).toBe('4500');
  expect(visit.get().parts.quotes).toBe('abc');
});

it('a range that can’t be loaded is said, and the questions are there', async () => {
  const { told } = await showDoor({ loadCatalogue: async () => null });
  fill(option('Total, with GST'), '4500');
  fill(option('Maker and model'), 'AP 25');
  await check();
  expect(dialog()).toContain("We couldn't load our systems.");
  expect(dialog()).toContain('Does the price include the unit?');
  expect(told()).toMatchObject([['selector-quote', { inRange: null, system: null }]]);
});

it('nothing is said of a quote while the range loads that its model may be in', async () => {
  let loaded = (_: ReadyCatalogue): void => {};
  const loading = new Promise<ReadyCatalogue>((resolve) => {
    loaded = resolve;
  });
  const { told } = await showDoor({ loadCatalogue: () => loading });
  fill(option('Total, with GST'), '4500');
  fill(option('Maker and model'), 'alpine');
  await check();
  expect(document.activeElement?.textContent).toBe('Loading our systems…');
  expect(dialog()).not.toContain("doesn't mention");
  expect(dialog()).not.toContain('Ask before you sign');
  await act(async () => loaded(READY));
  expect(document.activeElement?.textContent).toBe('Not complete yet');
  expect(dialog()).not.toContain('the cooling capacity');
  expect(told()).toHaveLength(1);
});

/** Parts that say what a system costs installed, and take a checked quote. */
const others = (spanOf: Prices['spanOf']): ShownPart => ({
  name: 'others',
  prices: {
    list: null,
    spanOf,
    leadOf: () => null,
    section: () => null,
    lead: () => null,
    toBox: () => null,
    box: (models) => <p>{`Asked for ${models.map(({ size }) => size?.id).join()}`}</p>,
  },
  sheet: (said) => <p>{`Taken: ${Object.values(said).join('; ')}`}</p>,
  fail: nothing,
});

it('parts say what the system costs installed, and take the quote along', async () => {
  await showDoor({}, [others(() => ({ low: 2000, high: 5000 }))]);
  fill(option('Total, with GST'), '$4,500');
  fill(option('Maker and model'), 'alpine');
  for (const item of ['The unit', 'Installation', 'Electrical work', 'Removal of the old system'])
    press(() => choice(item, 'Yes'));
  await check();
  expect(dialog()).toContain(
    'Our price for Alpine 3.5 kW, installed: $2,000 to $5,000, depending on your home. Your quote is inside that.',
  );
  expect(dialog()).toContain('Asked for a25');
  expect(dialog()).toContain('Taken: alpine; 3.5 kW; $4,500; Yes; Yes; Yes; Yes');
});

it('a visitor whose model may be one of several says which', async () => {
  const larger = productWith({
    ...product,
    id: 'a50',
    title: 'Alpine 5.0 kW',
    model_number: 'AP-50',
    cooling_capacity_kw: 5,
  });
  const range = [product, larger];
  const matcher = createMatcher(range);
  const { visit } = await showDoor({ loadCatalogue: async () => ({ ...READY, products: range, matcher }) });
  fill(option('Total, with GST'), '4500');
  fill(option('Maker and model'), 'alpine');
  await check();
  expect(dialog()).toContain('“alpine” may be one of ours. Which one is it, if any?');
  expect(dialog()).toContain("The quote doesn't mention the cooling capacity");
  button('Alpine 5.0 kW AP-50').focus();
  press(() => button('Alpine 5.0 kW AP-50'));
  expect(dialog()).not.toContain('the cooling capacity');
  expect(dialog()).toContain("Alpine 5.0 kW: 5.0 kW of cooling, from our range. Tell us the room's size");
  expect(dialog()).toContain('Our price for Alpine 5.0 kW alone starts at $1,290.');
  expect(document.activeElement?.textContent).toBe('Not complete yet');
  expect(visit.get().parts.quote).toMatchObject({ model: 'Alpine 5.0 kW AP-50', checked: true });
});

it('a visitor whose model may be one of many is told what tells them apart', async () => {
  const range = [1, 2, 3, 4, 5].map((kw) =>
    productWith({ ...product, id: `a${kw}`, title: `Alpine ${kw}.0 kW`, model_number: null, cooling_capacity_kw: kw }),
  );
  const matcher = createMatcher(range);
  await showDoor({ loadCatalogue: async () => ({ ...READY, products: range, matcher }) });
  fill(option('Total, with GST'), '4500');
  fill(option('Maker and model'), 'alpine');
  await check();
  expect(dialog()).toContain('5 of our systems match “alpine”. Add the kW or the model number');
  expect(allNamed('button', 'Alpine 1.0 kW')).toHaveLength(0);
});

it('the room is asked for where its size can matter: not for a whole home', async () => {
  const { visit } = await showDoor();
  expect(allNamed('input', '20 to 40 m²')).toHaveLength(1);
  press(() => button('Close'));
  act(() => visit.update((state) => ({ ...state, answers: { Q0: 'No', Q2: 'Townhouse', Q3: 'Whole Home' } })));
  await open();
  expect(allNamed('input', '20 to 40 m²')).toHaveLength(0);
});

it('an enquiry is offered a checked quote', async () => {
  const { program } = await showDoor();
  const offered = () => program.forMessage?.(ENGLISH_WORDS, []);
  expect(offered()).toBeNull();
  fill(option('Total, with GST'), '4500');
  expect(offered()).toBeNull();
  await check();
  expect(offered()).toMatchObject({
    id: 'quote',
    label: "The quote I've got",
    text: expect.stringContaining('Total, with GST: 4500\n'),
  });
});
