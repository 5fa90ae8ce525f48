import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createArrival } from './arrival.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** The second step of a visit, with a heading, an option, and the bar's button, which had the focus. */
function secondStep() {
  const box = document.body.appendChild(document.createElement('div'));
  const root = box.attachShadow({ mode: 'open' });
  const [first, heading] = [document.createElement('h2'), document.createElement('h2')];
  const [option, button] = [document.createElement('input'), document.createElement('button')];
  heading.tabIndex = -1;
  root.append(first, heading, option, button);
  let stop = 'Q0';
  const arrival = createArrival(box, () => stop, null);
  arrival.arrive(first);
  button.focus();
  stop = 'Q1';
  arrival.arrive(heading);
  return { root, heading, option };
}

test('the focus moves to the heading of the next step', () => {
  const { root, heading } = secondStep();
  vi.runAllTimers();
  expect(root.activeElement).toBe(heading);
});

test('a key that has moved the focus into the next step before its first paint keeps it', () => {
  const { root, option } = secondStep();
  option.focus();
  vi.runAllTimers();
  expect(root.activeElement).toBe(option);
});

test('a key that has moved the focus right after the written screen gave way keeps it', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  const box = document.createElement('div');
  const [heading, option] = [document.createElement('h2'), document.createElement('input')];
  heading.tabIndex = -1;
  box.append(heading, option);
  createArrival(host, () => '/product', '/').arrive(heading);
  root.append(box);
  heading.focus();
  option.focus();
  vi.runAllTimers();
  expect(root.activeElement).toBe(option);
});
