import { afterEach, expect, it, vi } from 'vitest';
import { whenFree } from './whenFree.ts';

afterEach(() => vi.useRealTimers());

function press(type: string, init: object = {}): Event {
  return Object.assign(new Event(type, { bubbles: true }), init);
}

it.each([
  ['pointerdown', 'pointerup'],
  ['pointerdown', 'pointercancel'],
  ['keydown', 'keyup'],
  ['compositionstart', 'compositionend'],
  ['pointerdown', 'blur'],
])('work waits from %s until the click that follows %s', (begin, end) => {
  vi.useFakeTimers();
  const element = document.createElement('div');
  document.body.append(element);
  const gone = new AbortController();
  const free = whenFree(element, gone.signal);
  const done: string[] = [];
  free(() => done.push('at once'));
  element.dispatchEvent(press(begin));
  free(() => done.push('later'));
  window.dispatchEvent(press('keyup', { isComposing: true }));
  document.body.dispatchEvent(new Event('blur'));
  vi.runAllTimers();
  expect(done).toEqual(['at once']);
  window.dispatchEvent(press(end));
  expect(done).toEqual(['at once']);
  vi.runAllTimers();
  expect(done).toEqual(['at once', 'later']);
  gone.abort();
});
