import { productOf } from '../../matching/models.ts';
import type { SlotProps } from '../../screens/frame/slots.tsx';
import { useSay } from '../../screens/frame/useWords.ts';
import { Button } from '../../ui/Button.tsx';
import { MAX_COMPARED } from '../../visit/visitState.ts';
import { MATCHES } from '../../words/english/matches.ts';
import { modelTitle } from '../../words/modelWords.ts';

/** Adds a model to the comparison, or removes it. */
export function CompareButton({ model, view }: SlotProps['row.end']) {
  const say = useSay(MATCHES);
  const product = productOf(model);
  const isCompared = view.shortlist.includes(product.id);
  const isFull = !isCompared && view.shortlist.length >= MAX_COMPARED;
  return (
    <Button
      className="toggle"
      data-system={product.id}
      aria-label={say('match.compareName', { title: modelTitle(model) })}
      aria-pressed={isCompared}
      aria-disabled={isFull}
      onClick={() => isFull || view.onCompare(product)}
    >
      {say('match.compare')}
    </Button>
  );
}
