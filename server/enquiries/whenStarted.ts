import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseStarting } from './enquiryStore.ts';

const MAX_WAIT_MS = 60_000;
const PAUSE_MS = 1000;

interface Waiting {
  /** Milliseconds of a monotonic clock. */
  readonly elapsed?: () => number;
  readonly pause?: () => Promise<unknown>;
}

/**
 * Opens a store, and waits up to a minute for a database that is starting. A machine that boots starts both at once.
 *
 * @param warn gets one line if it has to wait
 * @throws the last failure
 */
export async function whenStarted<Store>(
  open: () => Promise<Store>,
  warn: (line: string) => void,
  { elapsed = () => performance.now(), pause = () => wait(PAUSE_MS) }: Waiting = {},
): Promise<Store> {
  const until = elapsed() + MAX_WAIT_MS;
  let isSaid = false;
  for (;;) {
    try {
      return await open();
    } catch (error) {
      if (!(error instanceof DatabaseStarting) || elapsed() >= until) throw error;
      if (!isSaid) warn(`${error.message} It may be starting, so the provider tries again for up to a minute.`);
      isSaid = true;
      await pause();
    }
  }
}
