import type { JobModel } from '../../matching/jobModel.ts';
import { Button, type ButtonProps } from '../../ui/Button.tsx';
import { boughtTitle } from '../../words/boughtWords.ts';
import { MATCHES } from '../../words/english/matches.ts';
import type { ListView } from '../frame/listView.ts';
import { Slot } from '../frame/slots.tsx';
import { useWords } from '../frame/useWords.ts';

interface SystemActionsProps {
  readonly bought: JobModel;
  readonly view: ListView;
  /** True if its sizes are decided; otherwise its model is chosen. */
  readonly isSized: boolean;
  /** The look of *Choose*. */
  readonly look?: ButtonProps['look'];
}

/** *Choose* for the systems of one job, with the parts' buttons beside it. The name has a size once that is decided. */
export function SystemActions({ bought, view, isSized, look = 'plain' }: SystemActionsProps) {
  const words = useWords();
  const say = words.of(MATCHES);
  return (
    <div className="actions">
      <Button
        look={look}
        aria-label={say('match.chooseName', { title: boughtTitle(words, bought.models) })}
        onClick={() => view.onChoose(bought, isSized)}
      >
        {say('match.choose')}
      </Button>
      <Slot name="row.end" bought={bought} view={view} />
    </div>
  );
}
