import { statSync } from 'node:fs';

/** The time between two looks at files. */
export const LOOK_MS = 250;
/** A file that has stayed the same for so many looks is complete: a save takes several steps, and may pause between them. */
const SETTLED_LOOKS = 4;

/** Calls `saved` once after each save of one of the files, until the returned function is called. */
export function watchFiles(files: readonly string[], saved: () => Promise<unknown>): () => void {
  const timer = setInterval(lookOut(files, saved), LOOK_MS);
  return () => clearInterval(timer);
}

/**
 * Returns a function that looks at files, to be called every `LOOK_MS`. It calls `saved` once after each save, and gives its result. A
 * file that is being replaced or copied may be missing for a moment, so a save counts once nothing has changed for a second. `saved`
 * is never called while it still runs.
 */
export function lookOut<Result>(
  files: readonly string[],
  saved: () => Promise<Result>,
): () => Promise<Result | undefined> {
  let handled = fileStates(files);
  let last = handled;
  let same = 0;
  let isRunning = false;
  return async () => {
    const state = fileStates(files);
    same = state === last ? same + 1 : 1;
    last = state;
    if (isRunning || state === handled || same < SETTLED_LOOKS) return;
    handled = state;
    isRunning = true;
    try {
      return await saved();
    } finally {
      isRunning = false;
    }
  };
}

/** Differs after each save, even if an editor replaces a file or a copy keeps its time. */
export function fileStates(files: readonly string[]): string {
  return files
    .map((file) => {
      try {
        const { ino, size, mtimeNs, ctimeNs } = statSync(file, { bigint: true });
        return `${ino}:${size}:${mtimeNs}:${ctimeNs}`;
      } catch (error) {
        // Missing, or in a folder that this program may not enter.
        return (error as NodeJS.ErrnoException).code;
      }
    })
    .join();
}
