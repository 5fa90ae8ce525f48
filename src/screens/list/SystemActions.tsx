import { type Model, productOf } from '../../matching/models.ts';
import { Button, type ButtonProps } from '../../ui/Button.tsx';
import { MATCHES } from '../../words/english/matches.ts';
import { modelTitle } from '../../words/modelWords.ts';
import type { ListView } from '../frame/listView.ts';
import { Slot } from '../frame/slots.tsx';
import { useSay } from '../frame/useWords.ts';

interface SystemActionsProps {
  readonly model: Model;
  readonly view: ListView;
  /** True if the visitor pressed this very size; otherwise its model is chosen. */
  readonly isSized?: boolean;
  /** The look of *Choose*. */
  readonly look?: ButtonProps['look'];
}

/** *Choose* for one model, with the parts' buttons beside it. The name includes a size only once it is decided. */
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
      <Slot name="row.end" model={model} view={view} />
    </div>
  );
}
