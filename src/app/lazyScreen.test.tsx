import { type ReactElement, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyScreen } from './lazyScreen.ts';

/** Error messages of engines for a file that can't be fetched; no engine uses the last one yet. */
const TEXTS = [
  'Failed to fetch dynamically imported module: https://provider.example/embed/ListRoute-1.js',
  'error loading dynamically imported module: https://provider.example/embed/ListRoute-1.js',
  'Importing a module script failed.',
  'Load failed',
];

const reload = vi.fn();
let ends: (() => void)[] = [];

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  for (const end of ends) end();
  ends = [];
  vi.unstubAllGlobals();
});

/** Renders a screen until it reloads the page or its error reaches the page; returns the error. */
async function show(screen: ReactElement): Promise<unknown> {
  const reloads = reload.mock.calls.length;
  let caught: unknown = null;
  const root = createRoot(document.createElement('div'), {
    onUncaughtError: (error) => {
      caught = error;
    },
  });
  ends.push(() => root.unmount());
  root.render(<Suspense>{screen}</Suspense>);
  await expect.poll(() => caught !== null || reload.mock.calls.length > reloads).toBe(true);
  return caught;
}

const failing = (name: string, text: string, isHere = true) =>
  lazyScreen(
    () => Promise.reject(new TypeError(text)),
    name,
    () => isHere,
  );

it.each(TEXTS)('a screen that fails reloads the page once, and then shows the error: %s', async (text) => {
  const First = failing('First', text);
  expect(await show(<First />)).toBeNull();
  expect(reload).toHaveBeenCalledTimes(1);
  // The page after its reload.
  const Again = failing('First', text);
  expect(await show(<Again />)).toHaveProperty('message', text);
  expect(reload).toHaveBeenCalledTimes(1);
  const Second = failing('Second', text);
  expect(await show(<Second />)).toBeNull();
  expect(reload).toHaveBeenCalledTimes(2);
});

it('an empty file reloads the page once, as any other failure', async () => {
  const empty = () =>
    lazyScreen(
      () => Promise.resolve({} as Record<'Empty', () => null>),
      'Empty',
      () => true,
    );
  const [First, Again] = [empty(), empty()];
  expect(await show(<First />)).toBeNull();
  expect(await show(<Again />)).toHaveProperty('message', 'The file of the screen is empty.');
  expect(reload).toHaveBeenCalledTimes(1);
});

it('a preload that fails never reloads the page', async () => {
  const Later = failing('Later', 'Load failed');
  await Later.preload?.();
  expect(reload).not.toHaveBeenCalled();
});

it('a tab that keeps no notes is never reloaded, which could go on for ever', async () => {
  // As in a web view without storage.
  vi.stubGlobal('sessionStorage', null);
  const Screen = failing('Screen', 'Load failed');
  expect(await show(<Screen />)).toHaveProperty('message', 'Load failed');
  expect(reload).not.toHaveBeenCalled();
});

it('a selector that is out of the page never reloads it', async () => {
  const Gone = failing('Gone', 'Load failed', false);
  expect(await show(<Gone />)).toHaveProperty('message', 'Load failed');
  expect(reload).not.toHaveBeenCalled();
});
