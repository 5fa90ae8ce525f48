import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareNames, markedDifference } from './compareNames.ts';
import { fitsWildcard, isSameSystem, readModelName } from './modelName.ts';

const relation = (one: string, other: string) => compareNames(readModelName(one), readModelName(other));

describe('two model names', () => {
  it.each([
    ['MSZ-AP25VGD', 'msz ap25vgd', 'equal'],
    ['MSZ-AP25VGD', 'MSZ-AP25VGD2', 'longer'],
    ['FTXM25QVMA', 'FTXM25Q', 'longer'],
    ['FTXM25Q', 'FTXM25U', 'revision'],
    ['FTXM25QVMA', 'FTXM25UVMA', 'revision'],
    ['AP25VGD1', 'AP25VGD2', 'revision'],
    ['PLA-A18EA', 'PLA-A18EA*', 'wildcard'],
    ['PLA-A18EA2', 'PLA-A18…', 'wildcard'],
    ['KSW50A', 'KSW5OA', 'look_alike'],
    ['KSW1A0', 'KSWIAO', 'look_alike'],
    ['AS-25+', 'AS-25', null],
    ['FTXM25QVMA', 'FTXM35QVMA', null],
    ['FTXM', 'FTXM25', null],
    ['K*', 'KSW25A', null],
    ['', '', null],
  ])('%j and %j: %s', (one, other, expected) => {
    expect(relation(one, other)).toBe(expected);
    expect(relation(other, one)).toBe(expected);
  });

  it('mark what differs, whatever stands between', () => {
    expect(markedDifference('MSZ-AP25VGD', 'MSZ AP25VGD2')).toEqual(['MSZ-AP25VGD', 'MSZ AP25VGD[2]']);
    expect(markedDifference('FTXM 25Q VMA', 'FTXM25UVMA')).toEqual(['FTXM 25[Q] VMA', 'FTXM25[U]VMA']);
  });

  it('lose nothing to the marks', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        const bare = (text: string) => text.replaceAll(/[[\]]/g, '');
        expect(markedDifference(one, other).map(bare)).toEqual([bare(one), bare(other)]);
      }),
    );
  });
});

describe('the name of a system', () => {
  it.each([
    ['FTXM25Q / RXM25Q', 'rxm25q|FTXM-25Q', true],
    ['FTXM25Q + RXM25Q', 'FTXM25Q/RXM25Q', true],
    ['KSW25/3', 'KSW-253', true],
    ['FTXM25Q/RXM25Q', 'FTXM25Q', false],
    ['AAAA1/BBBB1/BBBB1', 'AAAA1/BBBB1', false],
    ['PLA-A18EA*', 'PLA-A18EA*', false],
    ['A1', 'A1', false],
  ])('%j is the same as %j: %s', (one, other, isSame) => {
    expect(isSameSystem(readModelName(one), readModelName(other))).toBe(isSame);
  });
});

it('fills a wildcard in the middle, in order and once', () => {
  expect(fitsWildcard('AB*CD*EF', 'AB1CD2EF')).toBe(true);
  expect(fitsWildcard('AB*CD*EF', 'ABCDEF')).toBe(true);
  expect(fitsWildcard('AB*BC', 'ABC')).toBe(false);
  expect(fitsWildcard('AB*CD*EF', 'ABEFCD')).toBe(false);
});
