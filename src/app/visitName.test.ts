import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { visitName } from './visitName.ts';

const OWN = 'https://shop.example/wp-json/';

/** The window of a page at this path, in a frame or not. */
function stubWindow(path: string, isFrame: boolean): void {
  const own = { location: new URL(path, OWN), top: {} };
  if (!isFrame) own.top = own;
  vi.stubGlobal('window', own);
}

beforeEach(() => stubWindow('/guide', false));
afterEach(() => {
  vi.unstubAllGlobals();
});

it('the name of a visit is the id of its element, or its number, and both where another element has the id', () => {
  expect(visitName('', 0, OWN)).toBe('0');
  expect(visitName('', 1, OWN)).toBe('1');
  expect(visitName('guide', 0, OWN)).toBe('guide');
  expect(visitName('guide', 1, OWN)).toBe('guide:1');
});

it('two providers on pages of one origin have two names', () => {
  const shops = ['https://shop.example/a', 'https://shop.example/b', 'https://provider.example'];
  const names = shops.map((shop) => visitName('', 0, `${shop}/wp-json/`));
  expect(new Set([...names, visitName('', 0, OWN)]).size).toBe(4);
});

it('the pages of a tab share a name, and each page in a frame has its own', () => {
  const names = [
    ['/', false],
    ['/guide', false],
    ['/', true],
    ['/guide', true],
  ].map(([path, isFrame]) => {
    stubWindow(path as string, isFrame as boolean);
    return visitName('', 0, OWN);
  });
  expect(names.slice(0, 2)).toEqual(['0', '0']);
  expect(new Set(names).size).toBe(3);
});
