import { expect, it } from 'vitest';
import { withShortlist } from '../../visit/shortlist.ts';
import { NEW_VISIT, type VisitState } from '../../visit/visitState.ts';
import { chooseListed } from './chooseListed.ts';

const at = (chosen: string | null, ...shortlist: readonly string[]): VisitState =>
  withShortlist({ ...NEW_VISIT, chosen }, shortlist);

it('a system chosen from the shortlist leaves its place to the one chosen before', () => {
  const swapped = chooseListed(at('A', 'B', 'C'), 'C');
  expect(swapped).toEqual(at('C', 'B', 'A'));
  expect(chooseListed(swapped, 'A')).toEqual(at('A', 'B', 'C'));
  expect(chooseListed(at('A', 'A', 'B'), 'B')).toEqual(at('B', 'A', 'B'));
  expect(chooseListed(at(null, 'B'), 'B')).toEqual(at('B', 'B'));
});
