import { type Model, productOf } from '../../matching/models.ts';
import type { ModelPurchase } from '../../matching/ways.ts';
import { Button, type ButtonProps } from '../../ui/Button.tsx';
import { MATCHES } from '../../words/english/matches.ts';
import { purchaseTitle } from '../../words/jobText.ts';
import { modelTitle } from '../../words/modelWords.ts';
import type { ListView } from '../frame/listView.ts';
import { Slot } from '../frame/slots.tsx';
import { useWords } from '../frame/useWords.ts';

interface SystemActionsProps {
  readonly model: Model;
  readonly view: ListView;
  /** True if its size is decided; otherwise its model is chosen. */
  readonly isSized?: boolean;
  /** The job of which it is the first system. */
  readonly purchase?: Pick<ModelPurchase, 'id' | 'bought'>;
  /** The look of *Choose*. */
  readonly look?: ButtonProps['look'];
}

/** *Choose* for one model, with the parts' buttons beside it. The name includes a size only once it is decided. */
export function SystemActions({ model, view, isSized = false, purchase, look = 'plain' }: SystemActionsProps) {
  const words = useWords();
  const say = words.of(MATCHES);
  const title = purchase ? purchaseTitle(words, purchase, view.matcher) : modelTitle(model);
  return (
    <div className="actions">
      <Button
        look={look}
        aria-label={say('match.chooseName', { title })}
        onClick={() => view.onChoose(productOf(model), isSized, purchase)}
      >
        {say('match.choose')}
      </Button>
      <Slot name="row.end" model={model} view={view} />
    </div>
  );
}
