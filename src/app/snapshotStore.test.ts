import { afterEach, expect, it, vi } from 'vitest';
import { createSnapshotStore, MAX_SNAPSHOT_LENGTH } from './snapshotStore.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function stubStorage(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  return kept;
}

it('the snapshot store keeps each selector’s text under a separate name', () => {
  const kept = stubStorage();
  const first = createSnapshotStore('1');
  const second = createSnapshotStore('2');
  first.write('one');
  second.write('two');
  expect([first.read(), second.read()]).toEqual(['one', 'two']);
  expect([...kept.keys()]).toEqual(['product-selector:1', 'product-selector:2']);
  first.clear();
  expect([first.read(), second.read()]).toEqual([null, 'two']);
});

it('the snapshot store deletes a text too long for a visit unread', () => {
  const kept = stubStorage();
  const store = createSnapshotStore('1');
  store.write('x'.repeat(MAX_SNAPSHOT_LENGTH));
  expect(store.read()).toHaveLength(MAX_SNAPSHOT_LENGTH);
  store.write('x'.repeat(MAX_SNAPSHOT_LENGTH + 1));
  expect(store.read()).toBeNull();
  expect(kept.size).toBe(0);
});

it('the snapshot store breaks nothing if the browser refuses to store anything', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const store = createSnapshotStore('1');
  expect(() => store.write('one')).not.toThrow();
  expect(() => store.clear()).not.toThrow();
  expect(store.read()).toBeNull();
});

it('the snapshot store breaks nothing if the browser refuses access to its storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  const store = createSnapshotStore('1');
  expect(() => store.write('one')).not.toThrow();
  expect(store.read()).toBeNull();
});
