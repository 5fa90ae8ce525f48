import { type AsyncRouteComponent, lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';

/** A screen that takes longer to come has failed: the visitor can then try again. It may still come in the meantime. */
const SCREEN_LIMIT_MS = 30_000;

/** A screen that is loaded on demand; when it cannot be fetched, the page reloads once (specification, section 8). */
export function lazyScreen<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
): AsyncRouteComponent<object> {
  const loadWhole = async () => {
    const found = await inTime(load);
    // An empty file is a sound one to a browser.
    if (!(name in found)) throw new Error('The file of the screen is empty.');
    return found;
  };
  return lazyRouteComponent(loadWhole, name);
}

/**
 * Loads a part of the script within half a minute. Without a connection the specification's reload would put the browser's
 * own error page in place of the host's, so the connection is waited for.
 */
export function inTime<Part>(load: () => Promise<Part>): Promise<Part> {
  return new Promise((resolve, reject) => {
    const over = new AbortController();
    const { signal } = over;
    const timer = setTimeout(() => {
      over.abort();
      reject(new Error(`The screen did not come within ${SCREEN_LIMIT_MS / 1000} seconds.`));
    }, SCREEN_LIMIT_MS);
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
        over.abort();
      });
  });
}
