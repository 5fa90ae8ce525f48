import type { ShownPart } from '../screens/frame/slots.tsx';
import { withTimeout } from './lazyScreen.ts';
import type { Core, Running } from './part.ts';
import { PARTS } from './parts.ts';

export interface RunningParts {
  /** Starts the parts, once; ends when each of them runs or can't be used. */
  start(): Promise<void>;
  /** Calls each running part. */
  tell(what: (part: Running) => void): void;
  /** A part's method for the page, once the parts run; null where no part has it. */
  method(name: string): Promise<((...given: unknown[]) => unknown) | null>;
  /** Shows the parts as they are now. */
  redraw(): void;
}

/**
 * Runs the parts of one selector. One that can't be loaded or throws is left out, with one line on the console, and the
 * selector goes on.
 * @param show gets the running parts, in the order of the list, each time one of them shows something else
 * @param list the parts there are
 */
export function createParts(core: Core, show: (parts: readonly ShownPart[]) => void, list = PARTS): RunningParts {
  const running = new Map<string, Running>();
  const failed = new Set<string>();
  const fail = (name: string, error: unknown): void => {
    running.delete(name);
    if (failed.has(name) || core.gone.aborted) return;
    failed.add(name);
    console.error(`Product Selector: its part "${name}" can't be used, and is left out.`, error);
    redraw();
  };
  const redraw = (): void => {
    const shown: ShownPart[] = [];
    for (const { name } of list) {
      const { slots, size } = running.get(name) ?? {};
      if (slots || size)
        shown.push({ name, ...(slots && { slots }), ...(size && { size }), fail: (error) => fail(name, error) });
    }
    show(shown);
  };
  const tell = (what: (part: Running) => void): void => {
    for (const [name, part] of running) {
      try {
        what(part);
      } catch (error) {
        fail(name, error);
      }
    }
  };
  const startAll = async (): Promise<void> => {
    if (core.gone.aborted) return;
    const starts = list.map(async ({ name, load }) => {
      try {
        const { start } = await withTimeout(load);
        if (core.gone.aborted) return;
        running.set(name, start(core));
        redraw();
      } catch (error) {
        fail(name, error);
      }
    });
    await Promise.all(starts);
  };
  let started: Promise<void> | null = null;
  const start = (): Promise<void> => {
    started ??= startAll();
    return started;
  };
  return {
    start,
    tell,
    async method(name) {
      await start();
      for (const { methods } of running.values()) {
        const found = methods?.[name];
        if (found) return found as (...given: unknown[]) => unknown;
      }
      return null;
    },
    redraw,
  };
}
