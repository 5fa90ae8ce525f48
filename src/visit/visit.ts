import { type PostcodeReading, readPostcode } from '../climate/readPostcode.ts';
import { createAnnouncer } from './announceChanges.ts';
import { createKeptVisit, hasAnswers, withEntered } from './keptVisit.ts';
import type { Notify, Source } from './selectorEvents.ts';
import type { SnapshotStore } from './snapshot.ts';
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
  const kept = createKeptVisit(store, afterPaint);
  /** The change that waits for the next paint. */
  let waiting: Change | null = null;
  let source: 'visitor' | Source = 'visitor';
  const announcer = createAnnouncer(notify);

  const setState = (next: VisitState): void => {
    const last = kept.get();
    if (next === last) return;
    if (SHOWN.some((key) => next[key] !== last[key])) source = 'visitor';
    kept.set(next);
    announcer.changes(last, next);
  };
  const changeNow = (): void => {
    const change = waiting;
    waiting = null;
    if (change) setState(change(kept.get()));
  };
  const flush = (): void => {
    changeNow();
    kept.save();
  };
  const takeUp: Visit['takeUp'] = (from, change, system = null) => {
    changeNow();
    const next = change(kept.get());
    const { answers, chosen } = next;
    const about = system ?? chosen;
    kept.set(next);
    if (!hasAnswers(next) && about === null) return;
    source = from;
    announcer.other('selector-resumed', { from, answers, system: about });
  };

  return {
    get: kept.get,
    subscribe: kept.subscribe,
    update(change) {
      changeNow();
      setState(change(kept.get()));
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
      const state = kept.get();
      // A chosen zone belonged to the old postcode.
      if (reading.ok && reading.postcode !== state.postcode)
        setState({ ...state, postcode: reading.postcode, zone: null });
      return reading;
    },
    earlier: kept.earlier,
    survivesReload() {
      flush();
      return kept.survivesReload();
    },
    resume() {
      flush();
      const earlier = kept.earlier();
      if (!earlier) return;
      kept.offer(null);
      takeUp('visit', (entered) => withEntered(earlier, entered));
    },
    takeUp,
    by: () => source,
    takeOver(newer) {
      kept.offer(newer);
      const state = kept.get();
      kept.set(hasAnswers(state) ? (newer ?? NEW_VISIT) : { ...state });
    },
    settle(settled) {
      const earlier = kept.earlier();
      kept.offer(earlier && settled(earlier));
      kept.set(settled(kept.get()));
    },
    startAgain() {
      flush();
      const { place } = kept.get();
      source = 'visitor';
      kept.offer(null);
      store.clear();
      kept.set(NEW_VISIT);
      if (place) announcer.other('selector-restarted', { from: place });
    },
    notify,
  };
}

/** What the visitor changes by a press that the list shows. */
const SHOWN = ['answers', 'parts', 'postcode', 'zone', 'sort', 'only', 'skipped', 'way'] as const;
