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
  /** Would nothing of the answers be lost if the page were loaded anew? Not so where the browser keeps nothing. */
  survivesReload(): boolean;
  /** Makes the earlier visit this one. */
  resume(): void;
  /** Forgets everything, also what was saved. */
  startAgain(): void;
}

/** Begins a visit. Everything starts empty; the store is only looked at to offer an earlier visit. */
export function createVisit(store: SnapshotStore): Visit {
  const listeners = new Set<() => void>();
  let state = NEW_VISIT;
  let earlier = readSnapshot(store.read());

  const become = (next: VisitState): void => {
    if (next === state) return;
    state = next;
    // Until this visit has an answer of its own it does not take the place of the earlier one.
    if (Object.keys(state.answers).length > 0) {
      earlier = null;
      store.write(writeSnapshot(state));
    }
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
    survivesReload: () => Object.keys(state.answers).length === 0 || store.read() === writeSnapshot(state),
    resume() {
      if (!earlier) return;
      const { postcode } = state;
      // One that was given just now is newer than the saved one.
      const isNew = postcode !== '' && postcode !== earlier.postcode;
      become(isNew ? { ...earlier, postcode, zone: null } : earlier);
    },
    startAgain() {
      earlier = null;
      store.clear();
      become(NEW_VISIT);
    },
  };
}
