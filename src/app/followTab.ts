import { readSnapshot } from '../visit/snapshot.ts';
import { settled } from '../visit/steps.ts';
import { INITIAL_PATH } from './limits.ts';
import type { Core } from './part.ts';
import { createSnapshotStore } from './snapshotStore.ts';

export interface FollowedTab {
  /** The selector may be gone for a while. */
  leave(): void;
  /** The selector is in view again and continues the newest visit of the tab. */
  comeBack(): void;
}

/**
 * Keeps a selector from continuing an old visit. While its page was cached or prerendered, or its element was out of the
 * page, another page of the tab may have continued the visit. The tab's storage then has the newer state.
 */
export function followTab({ visit, route, goTo, name, gone }: Core): FollowedTab {
  const store = createSnapshotStore(name);
  let left = store.read();
  const leave = (): void => {
    visit.flush();
    left = store.read();
  };
  const comeBack = (): void => {
    const text = store.read();
    if (text === left) return;
    left = text;
    const newer = readSnapshot(text);
    visit.takeOver(newer && settled(newer));
    if (route() === INITIAL_PATH) return;
    visit.resume();
    void goTo(visit.get().place ?? INITIAL_PATH);
  };
  // In the capture phase, before `back="steps"` reads the history.
  const options = { capture: true, signal: gone };
  window.addEventListener('pagehide', leave, options);
  window.addEventListener('pageshow', ({ persisted }) => persisted && comeBack(), options);
  document.addEventListener('prerenderingchange', comeBack, options);
  return { leave, comeBack };
}
