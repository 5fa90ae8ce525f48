import { expect, it } from 'vitest';
import { createVisit } from '../visit/visit.ts';
import { logChanges } from './debugLog.ts';

it('debug prints one line for each event and change, without the postcode, until the selector is gone', () => {
  const visit = createVisit({ read: () => null, write: () => {}, clear: () => {} });
  const element = Object.assign(new EventTarget(), { id: 'mine' }) as HTMLElement;
  const stop = new AbortController();
  const lines: string[] = [];
  const routes: ((event: never) => void)[] = [];
  const subscribe = (_: string, listener: (event: never) => void) => {
    routes.push(listener);
    return () => routes.splice(0);
  };
  logChanges({ element, visit, router: { subscribe } as never, gone: stop.signal }, (line) => lines.push(line));
  visit.setPostcode('3000');
  visit.update((state) => ({ ...state, answers: { Q0: 'No' }, at: 'Q2' }));
  element.dispatchEvent(new CustomEvent('selector-started', { detail: 'onboarding' }));
  for (const resolved of routes) resolved({ toLocation: { pathname: '/product' } } as never);
  stop.abort();
  visit.setPostcode('2000');
  element.dispatchEvent(new CustomEvent('selector-started'));
  expect(routes).toEqual([]);
  expect(lines.map((line) => line.replace('Product Selector mine: ', ''))).toEqual([
    'debug log begins',
    'postcode (not shown)',
    'answers {"Q0":"No"}',
    'at "Q2"',
    'event selector-started "onboarding"',
    'route /product',
  ]);
});
