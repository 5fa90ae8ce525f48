import { hasEntries, readSnapshot, type SnapshotStore, writeSnapshot } from './snapshot.ts';
import { NEW_VISIT, type VisitState } from './visitState.ts';

/** The state of a visit and the earlier one that it may continue, as the tab keeps them. It tells the page nothing. */
export interface KeptVisit {
  get(): VisitState;
  /** Calls back after each change; returns the function that stops it. */
  subscribe(listener: () => void): () => void;
  set(next: VisitState): void;
  earlier(): VisitState | null;
  /** Replaces the earlier visit. */
  offer(earlier: VisitState | null): void;
  /** Makes the waiting write now. */
  save(): void;
  /** True if the store holds what would be continued. */
  survivesReload(): boolean;
}

export function createKeptVisit(store: SnapshotStore, afterPaint: (work: () => void) => void): KeptVisit {
  let state = NEW_VISIT;
  let earlier = readSnapshot(store.read());
  const listeners = new Set<() => void>();
  /** Waits for the next paint: writing to storage blocks the browser, and no press should wait for it. */
  let write: (() => void) | null = null;

  const save = (): void => {
    write?.();
    write = null;
  };
  const saveLater = (newest: () => void): void => {
    const isDue = write !== null;
    write = newest;
    if (!isDue) afterPaint(save);
  };
  /** The visit to continue after a reload: the earlier one until this one has an answer. */
  const continuable = (): VisitState | null => {
    if (hasAnswers(state)) return state;
    if (earlier) return withEntered(earlier, state);
    return hasEntries(state) ? state : null;
  };
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(next) {
      if (next === state) return;
      const before = continuable();
      state = next;
      const kept = continuable();
      if (kept === state) earlier = null;
      // An empty visit leaves the store unchanged: another selector with this name may have written there.
      if (kept && kept !== before) saveLater(() => store.write(writeSnapshot(kept)));
      if (!kept && before) saveLater(store.clear);
      for (const listener of listeners) listener();
    },
    earlier: () => earlier,
    offer(visit) {
      earlier = visit;
    },
    save,
    survivesReload() {
      const kept = continuable();
      return kept === null || kept === earlier || store.read() === writeSnapshot(kept);
    },
  };
}

export const hasAnswers = ({ answers }: VisitState): boolean => Object.keys(answers).length > 0;

/** The earlier visit, with what was entered since. */
export function withEntered(visit: VisitState, entered: VisitState): VisitState {
  if (!hasEntries(entered)) return visit;
  const { postcode, parts } = entered;
  const moved = postcode !== '' && postcode !== visit.postcode;
  return { ...visit, ...(moved && { postcode, zone: null }), parts: { ...visit.parts, ...parts } };
}
