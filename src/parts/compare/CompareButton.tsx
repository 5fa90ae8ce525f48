import { productOf } from '../../matching/models.ts';
import type { SlotProps } from '../../screens/frame/slots.tsx';
import { useSay } from '../../screens/frame/useWords.ts';
import { Button } from '../../ui/Button.tsx';
import { MATCHES } from '../../words/english/matches.ts';
import { modelTitle } from '../../words/modelWords.ts';
import { useListed } from './useListed.ts';

/** Adds a model to the comparison, or removes it. */
export function CompareButton({ model, view }: SlotProps['row.end']) {
  const say = useSay(MATCHES);
  const product = productOf(model);
  const { products, isFull, toggle } = useListed(view.products);
  const isCompared = products.includes(product);
  return (
    <Button
      className="toggle"
      data-system={product.id}
      aria-label={say('match.compareName', { title: modelTitle(model) })}
      aria-pressed={isCompared}
      aria-disabled={isFull && !isCompared}
      onClick={() => toggle(product)}
    >
      {say('match.compare')}
    </Button>
  );
}
