import type { AsyncRouteComponent } from '@tanstack/react-router';
import { type ComponentType, createElement, use } from 'react';

/** Timeout of a screen; the visitor can then retry. It may still load in the meantime. */
const MAX_SCREEN_MS = 30_000;

/**
 * Begins the tab's note that the page was reloaded for a screen of one build. The build's file is part of the note, so
 * that each screen has one reload after each update. `src/entry.ts` looks for it, and shares no code.
 */
const RELOADED = 'product-selector-reloaded:';

/**
 * A screen loaded on demand; if loading fails, the page reloads once (specification, section 8). Engines describe a
 * failed file differently, so the error isn't parsed: the request tells which file failed.
 * @param isHere false while the selector is out of the page, which then has no reason to reload
 */
export function lazyScreen<Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
  isHere: () => boolean,
): AsyncRouteComponent<Props> {
  let screen: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;
  let failure: { readonly error: unknown } | null = null;
  let isReloading = false;
  const preload = (): Promise<void> => {
    failure = null;
    loading ??= withTimeout(load).then(
      (file) => {
        screen = file?.[name] ?? null;
        // Browsers accept an empty script as a valid module, so the file may lack this screen.
        // From here on, the router waits for nothing.
        if (screen) delete LazyScreen.preload;
        else fail(new Error('The file of the screen is empty.'));
      },
      (error) => fail(error),
    );
    return loading;
  };
  const fail = (error: unknown): void => {
    loading = null;
    failure = { error };
  };
  // biome-ignore lint/correctness/noComponentHookFactories: each screen has one, made with the router.
  const LazyScreen: AsyncRouteComponent<Props> = (props: Props) => {
    // Not for a failed preload, which is no reason to reload. Offline, a reload would lose the page.
    if (failure && !isReloading && isHere() && !lateErrors.has(failure.error as Error) && noteReload(name)) {
      isReloading = true;
      window.location.reload();
    }
    if (isReloading) throw new Promise(() => {});
    if (failure) throw failure.error;
    if (!screen) use(preload());
    return screen && createElement(screen, props);
  };
  LazyScreen.preload = preload;
  return LazyScreen;
}

/** Errors of screens without an answer within `MAX_SCREEN_MS`. A class of our own would have a minified name on the console. */
const lateErrors = new WeakSet<Error>();

/** False if the page was reloaded for this screen before, or the tab keeps no notes. */
function noteReload(name: string): boolean {
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
      const late = new Error(`The screen did not load within ${MAX_SCREEN_MS / 1000} seconds.`);
      lateErrors.add(late);
      reject(late);
    }, MAX_SCREEN_MS);
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
