import { type AsyncRouteComponent, lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';

/** Timeout of a screen; the visitor can then retry. It may still load in the meantime. */
const MAX_SCREEN_MS = 30_000;

/** A screen loaded on demand; if loading fails, the page reloads once (specification, section 8). */
export function lazyScreen<Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): AsyncRouteComponent<Props> {
  const loadChecked = async () => {
    const found = await withTimeout(load);
    // Browsers accept an empty script as a valid module, and a file of several modules then has not even this one.
    if (!found?.[name]) throw new Error('The file of the screen is empty.');
    return found;
  };
  return lazyRouteComponent(loadChecked, name);
}

/**
 * Loads a part of the script within half a minute. Offline, the reload that the specification asks for would replace
 * the host page with the browser's error page, so it waits for the connection.
 */
export function withTimeout<Part>(load: () => Promise<Part>): Promise<Part> {
  return new Promise((resolve, reject) => {
    const cleanup = new AbortController();
    const { signal } = cleanup;
    const timer = setTimeout(() => {
      cleanup.abort();
      reject(new Error(`The screen did not load within ${MAX_SCREEN_MS / 1000} seconds.`));
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
