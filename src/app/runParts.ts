import type { ShownPart } from '../screens/frame/slots.tsx';
import { withTimeout } from './loadFile.ts';
import type { Core, Part, Running } from './part.ts';
import { PARTS } from './parts.ts';

export interface RunningParts {
  /** Starts the parts that may be seen before the list, once; resolves when each of them runs or has failed. */
  start(): Promise<void>;
  /** The same with those that are first seen on the list. */
  startForList(): Promise<void>;
  /** Calls each running part. */
  tell(what: (part: Running) => void): void;
  /** A part's method for the page, once the parts run; null where no part has it. */
  method(name: string): Promise<((...given: unknown[]) => unknown) | null>;
  /** Renders the parts again. */
  redraw(): void;
}

/**
 * Runs the parts of one selector. A part that can't be loaded or throws is left out, with one line on the console, and the
 * selector continues.
 * @param show receives the running parts, in the order of the list, whenever the content of one changes
 * @param list all parts
 */
export function createParts(core: Core, show: (parts: readonly ShownPart[]) => void, list = PARTS): RunningParts {
  const running = new Map<string, Running>();
  const failed = new Set<string>();
  /** Parts that fail together, such as those of one file, share a line. */
  const leaveOut = (names: readonly string[], error: unknown): void => {
    const late = names.filter((name) => !failed.has(name));
    for (const name of names) {
      running.delete(name);
      failed.add(name);
    }
    if (late.length === 0 || core.gone.aborted) return;
    console.error(`Product Selector: left out, because it can't be used: ${late.join(', ')}.`, error);
    redraw();
  };
  const fail = (name: string, error: unknown): void => leaveOut([name], error);
  const redraw = (): void => {
    const shown: ShownPart[] = [];
    for (const { name } of list) {
      const part = running.get(name);
      if (part) shown.push({ ...part, name, fail: (error) => fail(name, error) });
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
  const startThese = async (these: readonly Part[]): Promise<void> => {
    if (core.gone.aborted) return;
    const missing: string[] = [];
    let reason: unknown;
    const starts = these.map(async ({ name, load }) => {
      try {
        const { start } = await withTimeout(load);
        if (core.gone.aborted) return;
        const part = start(core);
        running.set(name, part);
        redraw();
        await part.ready;
      } catch (error) {
        missing.push(name);
        reason = error;
      }
    });
    await Promise.all(starts);
    leaveOut(missing, reason);
  };
  const once = (these: readonly Part[]) => {
    let started: Promise<void> | null = null;
    return (): Promise<void> => {
      started ??= startThese(these);
      return started;
    };
  };
  const start = once(list.filter(({ isFromList }) => !isFromList));
  return {
    start,
    startForList: once(list.filter(({ isFromList }) => isFromList)),
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
