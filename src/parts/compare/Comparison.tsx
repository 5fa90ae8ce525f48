import type { ComponentProps } from 'react';
import type { Product } from '../../catalogue/product.ts';
import type { Matcher } from '../../matching/matcher.ts';
import { loadProgram } from '../../screens/frame/loadProgram.ts';
import { useLoaded } from '../../screens/frame/useLoaded.ts';
import { useSay } from '../../screens/frame/useWords.ts';
import { MATCHES } from '../../words/english/matches.ts';
import type { ComparisonTable } from './ComparisonTable.tsx';
import { useModels } from './useModels.ts';

/** Loads the comparison, which many visitors never open. */
export const loadComparison = () => loadProgram(() => import('./ComparisonTable.tsx'), 'ComparisonTable');

interface ComparisonProps extends Omit<ComponentProps<typeof ComparisonTable>, 'models'> {
  readonly products: readonly Product[];
  readonly matcher: Matcher;
}

/** The comparison, once it has loaded. */
export function Comparison({ products, matcher, ...rest }: ComparisonProps) {
  const say = useSay(MATCHES);
  const models = useModels(products, matcher, rest.answers, rest.zone);
  const Table = useLoaded(loadComparison, true);
  if (Table === 'failed') return <p role="alert">{say('load.failed')}</p>;
  return Table && <Table {...rest} models={models} />;
}
