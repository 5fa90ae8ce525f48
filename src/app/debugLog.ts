import type { Visit } from '../visit/visit.ts';
import type { AppRouter } from './router.tsx';

const EVENTS = [
  'onNextPage',
  'selector-started',
  'selector-resumed',
  'selector-answered',
  'selector-matched',
  'selector-chosen',
  'selector-type',
  'selector-cost',
  'selector-printed',
  'selector-question',
  'selector-action',
  'selector-shared',
  'selector-restarted',
  'selector-enquiry',
];
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
  for (const name of EVENTS) {
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
