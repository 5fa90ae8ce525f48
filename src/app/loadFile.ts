/** Timeout of a file; the visitor can then retry. It may still load in the meantime. */
const MAX_FILE_MS = 30_000;

/**
 * Begins the tab's note that the page was reloaded for a file of one build. The build's file is part of the note, so
 * that each has one reload after each update. `src/entry.ts` looks for it, and shares no code.
 */
const RELOADED = 'product-selector-reloaded:';

/** Errors of files without an answer within `MAX_FILE_MS`. A class of our own would have a minified name on the console. */
const lateErrors = new WeakSet<Error>();

export const isLate = (error: unknown): boolean => lateErrors.has(error as Error);

/** False if the page was reloaded for this before, or the tab keeps no notes. */
export function noteReload(name: string): boolean {
  const note = `${RELOADED}${name} ${import.meta.url}`;
  try {
    if (sessionStorage.getItem(note)) return false;
    sessionStorage.setItem(note, '1');
    return sessionStorage.getItem(note) === '1';
  } catch {
    return false;
  }
}

/**
 * Loads a file of the program within half a minute. Offline, the reload that the specification asks for would replace
 * the host page with the browser's error page, so it waits for the connection.
 */
export function withTimeout<File>(load: () => Promise<File>): Promise<File> {
  return new Promise((resolve, reject) => {
    const cleanup = new AbortController();
    const { signal } = cleanup;
    const timer = setTimeout(() => {
      cleanup.abort();
      const late = new Error(`The screen did not load within ${MAX_FILE_MS / 1000} seconds.`);
      lateErrors.add(late);
      reject(late);
    }, MAX_FILE_MS);
    load()
      .catch((error) => {
        if (navigator.onLine) throw error;
        return new Promise<void>((online) => {
          window.addEventListener('online', () => online(), { once: true, signal });
        }).then(load);
      })
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer);
        cleanup.abort();
      });
  });
}
