import { expect, it, vi } from 'vitest';
import { show, textOf } from '../../../tests/showScreens.tsx';
import { PartsContext, type ShownPart, Slot, type Slots, useSlot } from './slots.tsx';

function Screen() {
  const ask = useSlot('result.ask')({ onAsk() {} });
  return (
    <main>
      <Slot name="landing.end" />
      {ask ? ask : <p>nobody asks</p>}
    </main>
  );
}

/** The screen with parts that fill slots in this way; a part that fails is left out, as in a running selector. */
function shown(...filled: readonly Slots[]) {
  const fail = vi.fn();
  const parts = filled.map((slots, index): ShownPart => ({ name: String(index), slots, fail }));
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
  expect(shown({ 'landing.end': () => <i>one </i> }, {}, { 'landing.end': () => <i>two </i> }).text).toBe(
    'one two nobody asks',
  );
  expect(shown({ 'landing.end': () => null, 'result.ask': () => <i>ask</i> }).text).toBe('ask');
});

it('a part that throws in its slot shows nothing, is reported, and the screen stays', () => {
  const broken = shown({ 'landing.end': () => Broken() }, { 'landing.end': () => <i>two </i> });
  expect(broken.text).toBe('two nobody asks');
  expect(broken.fail).toHaveBeenCalled();
});

it('a part whose element throws shows nothing, is reported, and the screen stays', () => {
  // React reports what a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = shown({ 'landing.end': () => <Broken /> }, { 'landing.end': () => <i>two </i> });
  expect(broken.text).toBe('two nobody asks');
  expect(broken.fail).toHaveBeenCalledTimes(1);
});
