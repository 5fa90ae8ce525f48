import { readSnapshot } from '../visit/snapshot.ts';
import { settled } from '../visit/steps.ts';
import { INITIAL_PATH } from './limits.ts';
import type { Core } from './part.ts';
import { createSnapshotStore } from './snapshotStore.ts';

export interface FollowedTab {
  /** The selector may be gone for a while. */
  leave(): void;
  /** The selector is in view again: it goes on with the newest visit of the tab. */
  comeBack(): void;
}

/**
 * Keeps a selector from going on with an old visit: while its page was in the browser's cache or drawn ahead, or its element
 * out of the page, another page of the tab may have gone on. What the tab has kept since then is newer.
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
  // While capturing: before the steps of the page's history are looked at.
  const options = { capture: true, signal: gone };
  window.addEventListener('pagehide', leave, options);
  window.addEventListener('pageshow', ({ persisted }) => persisted && comeBack(), options);
  document.addEventListener('prerenderingchange', comeBack, options);
  return { leave, comeBack };
}
