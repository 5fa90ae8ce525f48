import type { ComponentProps } from 'react';
import { loadProgram } from '../../screens/frame/loadProgram.ts';
import { Loaded } from '../../screens/frame/OnDemand.tsx';
import type { ComparisonTable } from './ComparisonTable.tsx';

/** Loads the comparison, which many visitors never open. */
export const loadComparison = () => loadProgram(() => import('./ComparisonTable.tsx'), 'ComparisonTable');

/** The comparison, once it has loaded. */
export function Comparison(props: ComponentProps<typeof ComparisonTable>) {
  return <Loaded load={loadComparison}>{(Table) => <Table {...props} />}</Loaded>;
}
