import type { Model } from '../../matching/models.ts';
import { OnDemand } from '../../screens/frame/OnDemand.tsx';
import { useSay } from '../../screens/frame/useWords.ts';
import { Heading } from '../../ui/Heading.tsx';
import type { Cost } from './createCost.tsx';
import { COST_TITLE } from './words/costTitle.ts';

interface CostHelpProps {
  readonly models: readonly Model[];
  /** Loads what reckons; null if that fails. */
  load(): Promise<Cost | null>;
}

/** *What will it cost, installed?*, folded until the visitor opens it. */
export function CostHelp({ models, load }: CostHelpProps) {
  const title = useSay(COST_TITLE)('cost.title');
  return (
    <section className="group" aria-label={title}>
      <OnDemand title={models.length > 1 ? title : <Heading below={1}>{title}</Heading>} load={load}>
        {(cost) => cost.box(models)}
      </OnDemand>
    </section>
  );
}
