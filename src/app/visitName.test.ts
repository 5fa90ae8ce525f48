import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { visitName } from './visitName.ts';

const OWN = 'https://shop.example/wp-json/';

/** The window of a page at this path, in a frame after others or not in a frame. */
function stubWindow(path: string, isFrame: boolean, before: readonly object[] = []): void {
  const own = { location: new URL(path, OWN), top: {}, parent: {} };
  if (isFrame) own.parent = [...before, own];
  else own.top = own;
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

it('each of several frames with one page has a visit of its own, whatever else the page frames', () => {
  const widget = {
    get location(): never {
      throw new DOMException('A frame of another site', 'SecurityError');
    },
  };
  const guide = { location: new URL('/guide', OWN) };
  const terms = { location: new URL('/terms', OWN) };
  const nameAfter = (...before: object[]): string => {
    stubWindow('/guide', true, before);
    return visitName('', 0, OWN);
  };
  expect(nameAfter(widget, terms)).toBe(nameAfter());
  expect(new Set([nameAfter(), nameAfter(guide), nameAfter(guide, widget, guide)]).size).toBe(3);
});

it('a page in a frame that has replaced `parent` keeps the name of its visit', () => {
  for (const replaced of [null, 'https://shop.example', { id: 7 }]) {
    stubWindow('/guide', true);
    Object.assign(window, { parent: replaced });
    expect(visitName('', 0, OWN)).toBe('0#/guide');
  }
});
