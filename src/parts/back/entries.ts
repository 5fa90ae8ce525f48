/** Our share of an entry's state, by the selectors' names. Everything else in the state is the page's own. */
const KEY = 'product-selector';

/** The runs that started in this document. */
const runs = new Set<string>();

/**
 * Our share of each entry that this document has written, by the browser's key of the entry. A page's router may overwrite a
 * state, or copy it to another page's entry, but a key stays where it is. Browsers without the Navigation API only have the
 * state.
 */
const written = new Map<string, object>();

/** A selector's place at one entry of the page's history. */
export interface Entry {
  /** The run of steps that wrote it. Entries from earlier runs, and from removed elements, do nothing. */
  readonly run: string;
  /** The number of this selector's entries below it. */
  readonly depth: number;
  /** A route, with the question or the page in its place: `/product Q2`. */
  readonly stop: string;
  /** The stop of the entry below, if this selector wrote both. */
  readonly before?: string;
}

/** A name that no other run has. `crypto.randomUUID` is missing on pages without https. */
export function newRun(): string {
  const run = Math.random().toString(36).slice(2);
  runs.add(run);
  return run;
}

/** A selector's place at the entry in view. */
export function entryNow(name: string): Entry | null {
  const entry = entryOf(name, oursNow());
  const isCopy = keyNow() !== '' && !written.has(keyNow()) && runs.has(entry?.run ?? '');
  return isCopy ? null : entry;
}

/** True if no other selector has a place at the entry in view. */
export const isAlone = (): boolean => Object.keys(oursNow()).length === 1;

/** Adds an entry for a selector's next step. Without one, Back works as before. */
export function pushEntry(name: string, from: Entry, next: Entry): void {
  const { state } = history;
  // A state that isn't an object has no room for ours.
  if (state !== null && Object.getPrototypeOf(state) !== Object.prototype) return;
  const others = Object.fromEntries(
    Object.entries(oursNow()).map(([other, entry]) => [other, { ...Object(entry), before: undefined }]),
  );
  // The prototype's methods, because a page's router may have replaced the object's to observe its own steps.
  const { pushState, replaceState } = History.prototype;
  const write = (method: typeof pushState, entry: Entry, rest: object): void => {
    const ours = { ...rest, [name]: entry };
    method.call(history, { ...state, [KEY]: ours }, '');
    if (keyNow()) written.set(keyNow(), ours);
  };
  try {
    const found = entryNow(name) && entryOf(name, state?.[KEY]);
    if (found?.run !== from.run || found.stop !== from.stop) write(replaceState, from, oursNow());
    write(pushState, next, others);
  } catch {
    // Safari refuses more than 100 in half a minute.
  }
}

function entryOf(name: string, ours: unknown): Entry | null {
  const { run, depth, stop, before } = Object(Object(ours)[name]);
  if (typeof run !== 'string' || !Number.isInteger(depth) || typeof stop !== 'string') return null;
  return { run, depth, stop, ...(typeof before === 'string' ? { before } : {}) };
}

/** The browser's key of the entry in view; empty without the Navigation API. */
const keyNow = (): string => window.navigation?.currentEntry?.key ?? '';

/** Our share of the entry in view. */
const oursNow = (): object => Object(written.get(keyNow()) ?? Object(history.state)[KEY]);
