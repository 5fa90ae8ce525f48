import { type Model, productOf } from '../matching/models.ts';
import { Button, type ButtonProps } from '../ui/Button.tsx';
import { MAX_COMPARED } from '../visit/visitState.ts';
import { MATCHES } from '../words/english/matches.ts';
import { modelTitle } from '../words/modelWords.ts';
import type { ListView } from './useListView.ts';
import { useSay } from './useWords.ts';

interface SystemActionsProps {
  readonly model: Model;
  readonly view: ListView;
  /** True if the visitor pressed this very size; otherwise its model is chosen. */
  readonly isSized?: boolean;
  /** The look of *Choose*. */
  readonly look?: ButtonProps['look'];
}

/** *Choose* and *Compare* of one model, named with a size only once it is decided. */
export function SystemActions({ model, view, isSized = false, look = 'plain' }: SystemActionsProps) {
  const say = useSay(MATCHES);
  return (
    <div className="actions">
      <Button
        look={look}
        aria-label={say('match.chooseName', { title: modelTitle(model) })}
        onClick={() => view.onChoose(productOf(model), isSized)}
      >
        {say('match.choose')}
      </Button>
      <CompareButton model={model} view={view} />
    </div>
  );
}

function CompareButton({ model, view }: Pick<SystemActionsProps, 'model' | 'view'>) {
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
