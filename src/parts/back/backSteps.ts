import type { Core } from '../../app/part.ts';
import { afterPaint } from '../../ui/afterPaint.ts';
import { lookAt, positionOf, stepOf } from '../../visit/steps.ts';
import type { Step, VisitState } from '../../visit/visitState.ts';
import { type Entry, entryNow, isAlone, newRun, pushEntry } from './entries.ts';

/** The screen of a visit that hasn't started. */
const INITIAL_PATH = '/';

/**
 * The last run of each selector in this document, by name. A page's router may render the page again at each Back; the new
 * element then continues the run.
 */
const lastRuns = new Map<string, string>();

export interface BackSteps {
  /** Call when a screen or step appears. */
  arrived(): void;
}

interface BackStepsDeps extends Pick<Core, 'visit' | 'route' | 'goTo' | 'name' | 'gone' | 'hasAddedStep'> {
  /** False while the page doesn't ask for steps, or while the element isn't in the page. */
  isOn(): boolean;
}

/**
 * Makes the browser's Back go to the previous step, and Forward return. Each step adds an entry to the page's history, with the
 * page's address and its own state. An entry is only read if this document wrote it, or did so before a reload;
 * docs/decisions/back-goes-a-step-back-only-where-the-page-asks-for-it.md has the rules.
 */
export function createBackSteps(deps: BackStepsDeps): BackSteps {
  const { visit, name, gone, isOn } = deps;
  /** The visitor's place, here or at another entry of the page that doesn't mention this selector. */
  let here: Entry = { run: newRun(), depth: entryNow(name)?.depth ?? 0, stop: INITIAL_PATH };
  /** True until the browser has made a step that this selector requested. */
  let isMoving = false;
  /** Adds the entry that waits until its step is painted. The browser asks another process for it, and no press should wait for that. */
  let addEntry: (() => unknown) | null = null;

  const stopNow = (): string => stopOf(deps.route(), visit.get(), deps.hasAddedStep());
  const flush = (): void => {
    addEntry?.();
    addEntry = null;
  };
  const pushLater = (from: Entry, next: Entry): void => {
    const { href } = location;
    // The page's router may have gone to another page meanwhile.
    addEntry = () => isOn() && location.href === href && pushEntry(name, from, next);
    afterPaint(flush);
  };

  const arrived = (): void => {
    const stop = stopNow();
    if (isMoving || stop === here.stop || !isOn()) return;
    flush();
    follow(stop);
    lastRuns.set(name, here.run);
  };

  /** Moves the page's history to a step that the visitor made in the selector. */
  const follow = (stop: string): void => {
    const entry = entryNow(name);
    if (entry?.run === here.run && entry.before === stop) {
      isMoving = true;
      history.back();
    } else if (stop === INITIAL_PATH) {
      here = { run: newRun(), depth: here.depth, stop };
    } else if (here.stop === INITIAL_PATH && entry?.stop === stop) {
      // A visit that continues after a reload, at its earlier entry.
      here = entry;
    } else {
      const next = { run: here.run, depth: here.depth + 1, stop, before: here.stop };
      pushLater(here, next);
      here = next;
    }
  };

  /** Shows an entry's step. Skips a question that is no longer asked, in the same direction. */
  const show = (entry: Entry): void => {
    const step = entry.depth < here.depth ? -1 : 1;
    const isShown = showStop(deps, entry.stop);
    // The list only exists while every question has an answer.
    here = { ...entry, stop: isShown ? stopNow() : here.stop };
    if (!isShown) history.go(step);
  };

  /** Continues the run that the page's router interrupted. False if the entry belongs to another run. */
  const goOn = (entry: Entry | null): boolean => {
    if (!entry || entry.run !== lastRuns.get(name) || entry.stop === INITIAL_PATH) return false;
    if (!visit.earlier() || stopNow() !== INITIAL_PATH) return false;
    visit.resume();
    show(entry);
    return true;
  };

  const onEntry = (): void => {
    // The element that a router has put in its place also gets the event.
    if (!isOn()) return;
    // The page went elsewhere before the entry existed.
    addEntry = null;
    const entry = entryNow(name);
    if (isMoving) {
      isMoving = false;
      if (entry?.run === here.run) here = entry;
      arrived();
    } else if (entry?.run === here.run) {
      show(entry);
    } else if (entry && !goOn(entry)) {
      // From the landing screen, one press leaves the page and skips the steps of a finished visit.
      if (here.stop === INITIAL_PATH && entry.depth < here.depth && isAlone()) history.go(-entry.depth || -1);
      here = { ...here, depth: entry.depth };
    }
  };
  const options = { capture: true, signal: gone };
  window.addEventListener('popstate', onEntry, options);
  // A page that returns from the browser's cache may return to another of its entries. While an entry waits, the one in view is
  // only older.
  window.addEventListener('pageshow', () => !addEntry && entryNow(name)?.stop !== here.stop && onEntry(), options);
  // A fast visitor may have started before this file loaded.
  if (!goOn(entryNow(name))) arrived();
  return { arrived };
}

/** Shows a stop. False for a question that is no longer asked. */
function showStop({ visit, route: routeNow, goTo, hasAddedStep }: BackStepsDeps, stop: string): boolean {
  const [route = INITIAL_PATH, detail, way = null] = stop.split(' ');
  visit.flush();
  const { path } = positionOf(visit.get(), hasAddedStep());
  const isThere = [...path, hasAddedStep() && 'added', 'matches'].some((one) => one === detail);
  if (route === '/product' && !isThere) return false;
  if (route === '/product')
    visit.update((state) => lookAt(state, detail as Step | 'matches', detail === 'matches' ? way : state.way));
  if (route === '/result') visit.update((state) => ({ ...state, page: detail ?? null }));
  if (routeNow() !== route) void goTo(route as '/');
  return true;
}

/** The visitor's place, as an entry names it. */
function stopOf(route: string, state: VisitState, hasAddedStep: boolean): string {
  if (route === '/product') return `/product ${stepOf(state, hasAddedStep)}`;
  return route === '/result' && state.page !== null ? `/result ${state.page}` : route;
}
