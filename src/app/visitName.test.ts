import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { visitName } from './visitName.ts';

const OWN = 'https://shop.example/wp-json/';

/** A window in which another one can be a frame; `isReachable` is false for one of another origin. */
function windowIn(parent: object | null, isReachable = true) {
  const own: Record<string | number, unknown> = { length: 0, location: new URL('https://shop.example/guide') };
  own.parent = parent ?? own;
  Object.defineProperty(own, 'document', {
    get() {
      if (!isReachable) throw new Error('SecurityError');
      return {};
    },
  });
  if (parent) {
    const around = parent as { length: number; [at: number]: unknown };
    around[around.length] = own;
    around.length += 1;
  }
  return own;
}

const nameIn = (own: object): string => {
  vi.stubGlobal('window', own);
  return visitName('', 0, OWN);
};

beforeEach(() => {
  vi.stubGlobal('window', windowIn(null));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('the name of a visit is the id of its element, or its number, and both where another element has the id', () => {
  expect(visitName('', 0, OWN)).toBe('0');
  expect(visitName('', 1, OWN)).toBe('1');
  expect(visitName('guide', 0, OWN)).toBe('guide');
  expect(visitName('guide', 1, OWN)).not.toBe('guide');
});

it('two providers on pages of one origin have two names', () => {
  const shops = [
    'https://shop.example/a/wp-json/',
    'https://shop.example/b/wp-json/',
    'https://provider.example/wp-json/',
  ];
  expect(new Set([OWN, ...shops].map((rest) => visitName('', 0, rest))).size).toBe(4);
});

it('a page and each frame of its origin have names of their own, and frames of other origins don’t count', () => {
  const page = windowIn(null);
  const first = windowIn(page);
  windowIn(page, false);
  const second = windowIn(page);
  const inner = windowIn(first);
  const names = [page, first, second, inner].map(nameIn);
  expect(new Set(names).size).toBe(4);
  expect(names[0]).toBe('0');
  // The name of the second frame doesn't depend on the advert before it.
  const alone = windowIn(null);
  windowIn(alone);
  expect(nameIn(windowIn(alone))).toBe(names[2]);
});
