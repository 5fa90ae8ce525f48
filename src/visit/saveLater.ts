export interface Saver {
  /** Makes the newest write after the next paint: writing to storage blocks the browser, and no press should wait for it. */
  saveLater(write: () => void): void;
  /** Makes the waiting write now. */
  save(): void;
}

export function createSaver(afterPaint: (work: () => void) => void): Saver {
  let waiting: (() => void) | null = null;

  const save = (): void => {
    const write = waiting;
    waiting = null;
    write?.();
  };
  return {
    saveLater(write) {
      const isDue = waiting !== null;
      waiting = write;
      if (!isDue) afterPaint(save);
    },
    save,
  };
}
