import type { ComponentProps } from 'react';
import { loadPart } from '../ui/loadPart.ts';
import { MATCHES } from '../words/english/matches.ts';
import type { ComparisonTable } from './ComparisonTable.tsx';
import { usePart } from './usePart.ts';
import { useSay } from './useWords.ts';

/** Loads the comparison, which many visitors never open. */
export const loadComparison = () => loadPart(() => import('./ComparisonTable.tsx'), 'ComparisonTable');

/** The comparison, once it has loaded. */
export function Comparison(props: ComponentProps<typeof ComparisonTable>) {
  const say = useSay(MATCHES);
  const Table = usePart(loadComparison, true);
  if (Table === 'failed') return <p role="alert">{say('size.helpFailed')}</p>;
  return Table && <Table {...props} />;
}
