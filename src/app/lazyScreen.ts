import type { AsyncRouteComponent } from '@tanstack/react-router';
import { type ComponentType, createElement, use } from 'react';
import { isLate, noteReload, withTimeout } from './loadFile.ts';

/**
 * A screen loaded on demand; if loading fails, the page reloads once (specification, section 8). Engines describe a
 * failed file differently, so the error isn't parsed: the request tells which file failed.
 * @param isHere false while the selector is out of the page, which then has no reason to reload
 * @param partsReady starts the parts whose programs are in the same file
 */
export function lazyScreen<Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
  isHere: () => boolean,
  partsReady?: () => Promise<void>,
): AsyncRouteComponent<Props> {
  let screen: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;
  let failure: { readonly error: unknown } | null = null;
  let isReloading = false;
  const preload = (): Promise<void> => {
    failure = null;
    loading ??= withTimeout(load).then(
      async (file) => {
        if (file?.[name]) await partsReady?.();
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
    if (failure && !isReloading && isHere() && !isLate(failure.error) && noteReload(name)) {
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
