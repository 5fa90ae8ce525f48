import { expect, it, vi } from 'vitest';
import { show, textOf } from '../../../tests/showScreens.tsx';
import { NEW_VISIT } from '../../visit/visitState.ts';
import type { Prices } from './capabilities.ts';
import { Given } from './Given.tsx';
import { type PartOnScreen, PartsContext, type ShownPart, Slot, type Slots, useSlot } from './slots.tsx';
import { jobOfVisit } from './useJob.ts';

const JOB = jobOfVisit(NEW_VISIT, null, null, null);

function Screen() {
  const end = useSlot('list.end')({});
  return (
    <main>
      <Slot name="landing.door" />
      {end ? end : <p>no end</p>}
      <Given by="prices">{(prices) => prices.box([], JOB)}</Given>
    </main>
  );
}

/** The screen with parts that fill slots in this way; a part that fails is left out, as in a running selector. */
const shown = (...filled: readonly Slots[]) => shownParts(...filled.map((slots) => ({ slots })));

function shownParts(...given: readonly PartOnScreen[]) {
  const fail = vi.fn();
  const parts = given.map((part, index): ShownPart => ({ ...part, name: String(index), fail }));
  show(() => (
    <PartsContext value={parts}>
      <Screen />
    </PartsContext>
  ));
  return { fail, text: textOf([...document.querySelectorAll('main')].at(-1) ?? null) };
}

function Broken(): never {
  throw new Error('broken');
}

it('a slot shows what each part puts there, in order, and is empty without any', () => {
  expect(shown({ 'landing.door': () => <i>one </i> }, {}, { 'landing.door': () => <i>two </i> }).text).toBe(
    'one two no end',
  );
  expect(shown({ 'landing.door': () => null, 'list.end': () => <i>end</i> }).text).toBe('end');
});

it('a part that throws in its slot shows nothing, is reported, and the screen stays', () => {
  const broken = shown({ 'landing.door': () => Broken() }, { 'landing.door': () => <i>two </i> });
  expect(broken.text).toBe('two no end');
  expect(broken.fail).toHaveBeenCalled();
});

it('a part whose element throws shows nothing, is reported, and the screen stays', () => {
  // React reports what a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = shown({ 'landing.door': () => <Broken /> }, { 'landing.door': () => <i>two </i> });
  expect(broken.text).toBe('two no end');
  expect(broken.fail).toHaveBeenCalledTimes(1);
});

/** A part that estimates prices, with this box. */
const priced = (box: Prices['box']): PartOnScreen => ({ prices: { list: null, section: () => null, box } });

it('a capability is asked of the first part that has it', () => {
  expect(
    shownParts(
      {},
      priced(() => <i>$5</i>),
      priced(() => <i>$6</i>),
    ).text,
  ).toBe('no end$5');
});

it('a part that throws when its capability draws shows nothing, is reported, and the screen stays', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const box of [() => Broken(), () => <Broken />]) {
    const broken = shownParts(priced(box));
    expect(broken.text).toBe('no end');
    expect(broken.fail).toHaveBeenCalled();
  }
});
