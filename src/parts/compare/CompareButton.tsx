import { productOf } from '../../matching/models.ts';
import type { SlotProps } from '../../screens/frame/slots.tsx';
import { useWords } from '../../screens/frame/useWords.ts';
import { Button } from '../../ui/Button.tsx';
import { boughtTitle } from '../../words/boughtWords.ts';
import { MATCHES } from '../../words/english/matches.ts';
import { useListed } from './useListed.ts';

/** Adds a model to the comparison, or removes it. */
export function CompareButton({ bought, view }: SlotProps['row.end']) {
  const words = useWords();
  const say = words.of(MATCHES);
  const product = productOf(bought.model);
  const { products, isFull, toggle } = useListed(view.products);
  const isCompared = products.includes(product);
  return (
    <Button
      className="toggle"
      data-system={product.id}
      aria-label={say('match.compareName', { title: boughtTitle(words, bought.models) })}
      aria-pressed={isCompared}
      aria-disabled={isFull && !isCompared}
      onClick={() => toggle(product)}
    >
      {say('match.compare')}
    </Button>
  );
}
