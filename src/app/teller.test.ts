import { expect, it } from 'vitest';
import { createTeller } from './teller.ts';

/** An element, its router, and the names that its page hears. */
function setUp(start: string) {
  let route = start;
  const heard: string[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const router = {
    subscribe(type: string, listener: (event: never) => void) {
      listeners.set(type, listener as (event: object) => void);
      return () => {};
    },
  };
  const element = new EventTarget();
  element.dispatchEvent = ({ type }) => Boolean(heard.push(type));
  const teller = createTeller(element as HTMLElement, () => route);
  teller.follow(router);
  const go = (type: 'onBeforeNavigate' | 'onResolved', pathname: string): void => {
    listeners.get(type)?.({ pathChanged: route !== pathname, toLocation: { pathname } });
    if (type === 'onResolved') route = pathname;
  };
  return { heard, teller, go };
}
const resumed = { from: 'link', answers: {}, system: null } as const;
const question = { question: 'Q0', position: 1 } as const;
const ENTRY = ['onNextPage', 'selector-started'];

it('entering the questions is told before what the same press has brought', () => {
  const { heard, teller, go } = setUp('/');
  teller.notify('selector-resumed', resumed);
  teller.notify('selector-code', 'x');
  go('onBeforeNavigate', '/product');
  teller.notify('selector-question', question);
  go('onResolved', '/product');
  expect(heard).toEqual([]);
  teller.entry();
  teller.notify('selector-question', question);
  expect(heard).toEqual([...ENTRY, 'selector-resumed', 'selector-code', 'selector-question', 'selector-question']);
});

it('a visit that goes on with its result is told there, and so is one that is taken up among the questions', () => {
  const atResult = setUp('/');
  atResult.teller.notify('selector-resumed', resumed);
  atResult.go('onBeforeNavigate', '/result');
  atResult.go('onResolved', '/result');
  expect(atResult.heard).toEqual(['selector-resumed']);
  const inQuestions = setUp('/product');
  inQuestions.teller.notify('selector-resumed', resumed);
  expect(inQuestions.heard).toEqual(['selector-resumed']);
});

it('nothing waits where the visitor presses Start and nothing is taken up', () => {
  const { heard, teller, go } = setUp('/');
  go('onBeforeNavigate', '/product');
  teller.notify('selector-question', question);
  teller.entry();
  expect(heard).toEqual([...ENTRY, 'selector-question']);
});
