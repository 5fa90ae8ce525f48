import { type PostcodeReading, readPostcode } from '../climate/readPostcode.ts';
import { createAnnouncer } from './announceChanges.ts';
import { createSaver } from './saveLater.ts';
import type { Notify, Source } from './selectorEvents.ts';
import { hasEntries, readSnapshot, type SnapshotStore, writeSnapshot } from './snapshot.ts';
import { NEW_VISIT, type VisitState } from './visitState.ts';

type Change = (state: VisitState) => VisitState;

/** One visitor's state, shared by all screens of one selector. */
export interface Visit {
  /** The current state. The same object until the state changes. */
  get(): VisitState;
  /** Calls back after each change; returns the function that stops it. */
  subscribe(listener: () => void): () => void;
  update(change: Change): void;
  /** Changes the state once the browser has painted the visitor's press, together with other pending changes. */
  updateLater(change: Change): void;
  /** Applies pending changes, and saves the visit. Call it before the next step reads the state. */
  flush(): void;
  /** Sets the postcode for all screens. An invalid one is ignored. */
  setPostcode(typed: string): PostcodeReading;
  /** An earlier visit in this tab that can be continued; null if there is none, or once this visit has answers. */
  earlier(): VisitState | null;
  /** True if a reload would lose nothing the visitor entered. False if the browser stores nothing. */
  survivesReload(): boolean;
  resume(): void;
  /**
   * Takes up what a link or a preset brings. The page is told so in one event, and nothing of it as the visitor's own.
   * @param system the id of a system that is named, but not chosen
   */
  takeUp(from: Source, change: Change, system?: string | null): void;
  /** `visitor` once the visitor has answered or changed something; otherwise what brought the answers. */
  by(): 'visitor' | Source;
  /** Takes over a visit that has continued elsewhere. Before this visit has an answer, it is only offered. */
  takeOver(newer: VisitState | null): void;
  /** Settles answers from a snapshot, once the question set has loaded. */
  settle(settled: (state: VisitState) => VisitState): void;
  /** Forgets everything, including the snapshot. */
  startAgain(): void;
  /** Notifies the page of the visitor's action. The visit itself reports answers, the chosen system, and what it takes up. */
  readonly notify: Notify;
}

/**
 * Begins an empty visit; the store is only read to offer an earlier one.
 * @param notify dispatches an event to the page
 * @param afterPaint calls back after the next paint; by default immediately
 */
export function createVisit(
  store: SnapshotStore,
  notify: Notify = () => {},
  afterPaint: (work: () => void) => void = (work) => work(),
): Visit {
  let state = NEW_VISIT;
  let earlier = readSnapshot(store.read());
  /** The change that waits for the next paint. */
  let waiting: Change | null = null;
  const listeners = new Set<() => void>();
  const announcer = createAnnouncer(notify);
  let source: 'visitor' | Source = 'visitor';
  const { saveLater, save } = createSaver(afterPaint);

  /** The visit to continue after a reload: the earlier one until this one has an answer. */
  const continuable = (): VisitState | null => {
    if (hasAnswers(state)) return state;
    if (earlier) return withEntered(earlier, state);
    return hasEntries(state) ? state : null;
  };
  /** Changes the state without a word to the page: the change isn't the visitor's own. */
  const setQuietly = (next: VisitState): void => {
    if (next === state) return;
    const before = continuable();
    state = next;
    const kept = continuable();
    if (kept === state) earlier = null;
    // An empty visit leaves the store unchanged: another selector with this name may have written there.
    if (kept && kept !== before) saveLater(() => store.write(writeSnapshot(kept)));
    if (!kept && before) saveLater(store.clear);
    for (const listener of listeners) listener();
  };
  const setState = (next: VisitState): void => {
    const last = state;
    if (next === last) return;
    if (SHOWN.some((key) => next[key] !== last[key])) source = 'visitor';
    setQuietly(next);
    announcer.changes(last, next);
  };
  const takeUp: Visit['takeUp'] = (from, change, system = null) => {
    changeNow();
    const next = change(state);
    const { answers, chosen } = next;
    const about = system ?? chosen;
    setQuietly(next);
    if (!hasAnswers(next) && about === null) return;
    source = from;
    announcer.other('selector-resumed', { from, answers, system: about });
  };
  const changeNow = (): void => {
    const change = waiting;
    waiting = null;
    if (change) setState(change(state));
  };
  const flush = (): void => {
    changeNow();
    save();
  };

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update(change) {
      changeNow();
      setState(change(state));
    },
    updateLater(change) {
      const before = waiting;
      waiting = before ? (now) => change(before(now)) : change;
      if (!before) afterPaint(changeNow);
    },
    flush,
    setPostcode(typed) {
      changeNow();
      const reading = readPostcode(typed);
      // A chosen zone belonged to the old postcode.
      if (reading.ok && reading.postcode !== state.postcode)
        setState({ ...state, postcode: reading.postcode, zone: null });
      return reading;
    },
    earlier: () => earlier,
    survivesReload() {
      flush();
      const kept = continuable();
      return kept === null || kept === earlier || store.read() === writeSnapshot(kept);
    },
    resume() {
      flush();
      if (!earlier) return;
      const continued = withEntered(earlier, state);
      earlier = null;
      takeUp('visit', () => continued);
    },
    takeUp,
    by: () => source,
    takeOver(newer) {
      earlier = newer;
      setQuietly(hasAnswers(state) ? (newer ?? NEW_VISIT) : { ...state });
    },
    settle(settled) {
      earlier = earlier && settled(earlier);
      setQuietly(settled(state));
    },
    startAgain() {
      flush();
      earlier = null;
      store.clear();
      const { place } = state;
      source = 'visitor';
      setQuietly(NEW_VISIT);
      if (place) announcer.other('selector-restarted', { from: place });
    },
    notify,
  };
}

/** What the visitor changes by a press that the list shows. */
const SHOWN = ['answers', 'parts', 'postcode', 'zone', 'sort', 'only', 'skipped', 'way'] as const;

const hasAnswers = ({ answers }: VisitState): boolean => Object.keys(answers).length > 0;

/** The earlier visit, with what was entered since. */
function withEntered(visit: VisitState, entered: VisitState): VisitState {
  if (!hasEntries(entered)) return visit;
  const { postcode, parts } = entered;
  const moved = postcode !== '' && postcode !== visit.postcode;
  return { ...visit, ...(moved && { postcode, zone: null }), parts: { ...visit.parts, ...parts } };
}
