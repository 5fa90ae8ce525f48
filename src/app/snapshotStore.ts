import type { SnapshotStore } from '../visit/snapshot.ts';

/**
 * Keeps the snapshot of one selector in `sessionStorage`. Where the browser refuses storage (blocked, full, a sandboxed
 * frame) nothing is kept and nothing breaks.
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
    read: () => quietly((storage) => storage.getItem(key)),
    write: (text) => quietly((storage) => storage.setItem(key, text)),
    clear: () => quietly((storage) => storage.removeItem(key)),
  };
}
