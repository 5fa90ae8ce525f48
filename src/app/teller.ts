import type { Notify } from '../visit/selectorEvents.ts';
import type { AppRouter } from './router.tsx';
import { tell } from './tell.ts';

/** Dispatches the selector's events to the page. Entering the questions comes before all else that the same press brings. */
export function createTeller(element: HTMLElement, route: () => string) {
  const waiting: (() => void)[] = [];
  let isEntering = false;
  const dispatch: Notify = (name, detail) => tell(element, name, detail);
  const release = (): void => {
    isEntering = false;
    for (const send of waiting.splice(0)) send();
  };
  const notify: Notify = (name, detail) => {
    // A visit is taken up just before its screen is entered.
    if (name === 'selector-resumed' && route() !== '/product') isEntering = true;
    if (isEntering) waiting.push(() => dispatch(name, detail));
    else dispatch(name, detail);
  };
  return {
    notify,
    /** The visitor has entered the questions. */
    entry() {
      dispatch('onNextPage', 'onboarding');
      dispatch('selector-started', 'onboarding');
      release();
    },
    follow(router: Pick<AppRouter, 'subscribe'>) {
      router.subscribe('onBeforeNavigate', ({ pathChanged, toLocation }) => {
        if (pathChanged && toLocation.pathname === '/product') isEntering = true;
      });
      router.subscribe('onResolved', ({ toLocation }) => {
        if (toLocation.pathname !== '/product') release();
      });
    },
  };
}
