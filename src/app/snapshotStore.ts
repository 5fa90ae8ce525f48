import type { SnapshotStore } from '../visit/snapshot.ts';

/** A visit takes less than 4,000 characters. Anything longer isn't ours, and reading it would block the page. */
export const MAX_SNAPSHOT_LENGTH = 64 * 1024;

/**
 * Keeps one selector's snapshot in `sessionStorage`. Nothing breaks if the browser refuses storage (blocked, full, a
 * sandboxed frame). A text too long for a visit is deleted unread.
 */
export function createSnapshotStore(name: string): SnapshotStore {
  const key = `product-selector:${name}`;
  const quietly = <Result>(use: (storage: Storage) => Result): Result | null => {
    try {
      return use(sessionStorage);
    } catch {
      return null;
    }
  };
  return {
    read: () =>
      quietly((storage) => {
        const text = storage.getItem(key);
        if (text === null || text.length <= MAX_SNAPSHOT_LENGTH) return text;
        storage.removeItem(key);
        return null;
      }),
    write: (text) => quietly((storage) => storage.setItem(key, text)),
    clear: () => quietly((storage) => storage.removeItem(key)),
  };
}
