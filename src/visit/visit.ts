import { type PostcodeReading, readPostcode } from '../climate/readPostcode.ts';
import { readSnapshot, type SnapshotStore, writeSnapshot } from './snapshot.ts';
import { NEW_VISIT, type VisitState } from './visitState.ts';

/** One visitor's state, shared by all screens of one selector. */
export interface Visit {
  /** The state now; the same object until it changes. */
  get(): VisitState;
  /** Calls back after each change; gives what ends that. */
  subscribe(listener: () => void): () => void;
  update(change: (state: VisitState) => VisitState): void;
  /** The postcode's setter for all screens. One that is not valid is not taken over. */
  setPostcode(typed: string): PostcodeReading;
  /** An earlier visit of this tab that can be continued; null when there is none, or once this visit has answers. */
  earlier(): VisitState | null;
  /** Would nothing that was given be lost if the page were loaded anew? Not so where the browser keeps nothing. */
  survivesReload(): boolean;
  /** Makes the earlier visit this one. */
  resume(): void;
  /** Settles what came from a snapshot, by the question set that has now loaded. */
  settle(settled: (state: VisitState) => VisitState): void;
  /** Forgets everything, also what was saved. */
  startAgain(): void;
}

/** Begins a visit. Everything starts empty; the store is only looked at to offer an earlier visit. */
export function createVisit(store: SnapshotStore): Visit {
  const listeners = new Set<() => void>();
  let state = NEW_VISIT;
  let earlier = readSnapshot(store.read());

  /** What can be continued after a reload: until this visit has an answer of its own, the earlier one. */
  const continuable = (): VisitState | null => {
    if (Object.keys(state.answers).length > 0) return state;
    if (earlier) return withPostcode(earlier, state.postcode);
    return state.postcode === '' ? null : state;
  };

  const become = (next: VisitState): void => {
    if (next === state) return;
    const before = continuable();
    state = next;
    const kept = continuable();
    if (kept === state) earlier = null;
    // A visit in which nothing was given leaves the store as it is: another selector of that name may have written there.
    if (kept && kept !== before) store.write(writeSnapshot(kept));
    if (!kept && before) store.clear();
    for (const listener of listeners) listener();
  };

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update: (change) => become(change(state)),
    setPostcode(typed) {
      const reading = readPostcode(typed);
      // A zone was chosen for the postcode before it.
      if (reading.ok && reading.postcode !== state.postcode)
        become({ ...state, postcode: reading.postcode, zone: null });
      return reading;
    },
    earlier: () => earlier,
    survivesReload() {
      const kept = continuable();
      return kept === null || kept === earlier || store.read() === writeSnapshot(kept);
    },
    resume() {
      if (!earlier) return;
      const continued = withPostcode(earlier, state.postcode);
      earlier = null;
      become(continued);
    },
    settle(settled) {
      earlier = earlier && settled(earlier);
      become(settled(state));
    },
    startAgain() {
      earlier = null;
      store.clear();
      become(NEW_VISIT);
    },
  };
}

/** A visit with the postcode that was given since, where one was. */
function withPostcode(visit: VisitState, postcode: string): VisitState {
  return postcode === '' || postcode === visit.postcode ? visit : { ...visit, postcode, zone: null };
}
