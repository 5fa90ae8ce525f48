import type { SelectorEvents } from '../visit/selectorEvents.ts';
import type { Visit } from '../visit/visit.ts';
import type { AppRouter } from './router.tsx';

const EVENTS: Readonly<Record<keyof SelectorEvents, true>> = {
  onNextPage: true,
  'selector-ready': true,
  'selector-failed': true,
  'selector-started': true,
  'selector-resumed': true,
  'selector-question': true,
  'selector-answered': true,
  'selector-size': true,
  'selector-matched': true,
  'selector-type': true,
  'selector-chosen': true,
  'selector-code': true,
  'selector-cost': true,
  'selector-quote': true,
  'selector-printed': true,
  'selector-action': true,
  'selector-shared': true,
  'selector-restarted': true,
  'selector-enquiry': true,
};
/** The postcode never leaves the device, but a log might. */
const PRIVATE = 'postcode';

export interface Followed {
  readonly element: HTMLElement;
  readonly visit: Pick<Visit, 'get' | 'subscribe'>;
  readonly router: Pick<AppRouter, 'subscribe'>;
  /** Ends the log. */
  readonly gone: AbortSignal;
}

/** Prints one line for each event, route and change of the visit. The attribute `debug` asks for it. */
export function logChanges({ element, visit, router, gone }: Followed, print: (line: string) => void): void {
  const say = (what: string): void => print(`Product Selector ${element.id}: ${what}`);
  for (const name of Object.keys(EVENTS)) {
    const listener = (event: Event) => say(`event ${name} ${JSON.stringify((event as CustomEvent).detail)}`);
    element.addEventListener(name, listener, { signal: gone });
  }
  let before = visit.get();
  const ends = [
    visit.subscribe(() => {
      const now = visit.get();
      for (const key of Object.keys(now) as (keyof typeof now)[]) {
        if (Object.is(now[key], before[key])) continue;
        say(`${key} ${key === PRIVATE ? '(not shown)' : JSON.stringify(now[key])}`);
      }
      before = now;
    }),
    router.subscribe('onResolved', ({ toLocation }) => say(`route ${toLocation.pathname}`)),
  ];
  gone.addEventListener('abort', () => {
    for (const end of ends) end();
  });
  say('debug log begins');
}
