import type { Product } from '../catalogue/product.ts';
import { Button, type ButtonProps } from '../ui/Button.tsx';
import { MAX_COMPARED } from '../visit/visitState.ts';
import { MATCHES } from '../words/english/matches.ts';
import type { ListView } from './useListView.ts';
import { useSay } from './useWords.ts';

interface SystemActionsProps {
  readonly product: Product;
  readonly view: ListView;
  /** True if the visitor pressed this very size; otherwise its model is chosen. */
  readonly isSized?: boolean;
  /** The look of *Choose*. */
  readonly look?: ButtonProps['look'];
}

/** *Choose* and *Compare* of one system. */
export function SystemActions({ product, view, isSized = false, look = 'plain' }: SystemActionsProps) {
  const say = useSay(MATCHES);
  const { title } = product;
  return (
    <div className="actions">
      <Button
        look={look}
        aria-label={say('match.chooseName', { title })}
        onClick={() => view.onChoose(product, isSized)}
      >
        {say('match.choose')}
      </Button>
      <CompareButton product={product} view={view} />
    </div>
  );
}

function CompareButton({ product, view }: Pick<SystemActionsProps, 'product' | 'view'>) {
  const say = useSay(MATCHES);
  const isCompared = view.shortlist.includes(product.id);
  const isFull = !isCompared && view.shortlist.length >= MAX_COMPARED;
  return (
    <Button
      className="toggle"
      data-system={product.id}
      aria-label={say('match.compareName', { title: product.title })}
      aria-pressed={isCompared}
      aria-disabled={isFull}
      onClick={() => isFull || view.onCompare(product)}
    >
      {say('match.compare')}
    </Button>
  );
}
