import { expect, it } from 'vitest';
import { NEW_VISIT, type VisitState } from '../../visit/visitState.ts';
import { chooseListed } from './chooseListed.ts';

const at = (more: Partial<VisitState>): VisitState => ({ ...NEW_VISIT, ...more });

it('a system chosen from the shortlist leaves its place to the one chosen before', () => {
  const swapped = chooseListed(at({ chosen: 'A', shortlist: ['B', 'C'] }), 'C');
  expect(swapped).toMatchObject({ chosen: 'C', shortlist: ['B', 'A'] });
  expect(chooseListed(swapped, 'A')).toMatchObject({ chosen: 'A', shortlist: ['B', 'C'] });
  expect(chooseListed(at({ chosen: 'A', shortlist: ['A', 'B'] }), 'B').shortlist).toEqual(['A', 'B']);
  expect(chooseListed(at({ shortlist: ['B'] }), 'B')).toMatchObject({ chosen: 'B', shortlist: ['B'] });
});
