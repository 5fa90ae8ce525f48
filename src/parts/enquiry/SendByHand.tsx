import { withoutFormulas } from '../../catalogue/formula.ts';
import type { Action } from '../../screens/frame/readAction.ts';
import { useCopy } from '../../screens/frame/useCopy.ts';
import { useSay } from '../../screens/frame/useWords.ts';
import { Button } from '../../ui/Button.tsx';
import { ENQUIRY } from './words/english.ts';

interface SendByHandProps {
  /** The whole message. */
  readonly text: string;
  /** Offered if it is a call or a mail. */
  readonly action: Action | null;
}

/** Other ways to reach the provider after sending has failed. */
export function SendByHand({ text, action }: SendByHandProps) {
  const say = useSay(ENQUIRY);
  const [outcome, copy] = useCopy();
  // It may be pasted into a spreadsheet.
  const safe = withoutFormulas(text);
  return (
    <>
      <Button onClick={() => copy(safe)}>{say('enquiry.copy')}</Button>
      <span role="status" className="hint">
        {outcome && say(`enquiry.${outcome}`)}
      </span>
      {outcome === 'byHand' && (
        <div className="field brief-text">
          <textarea readOnly rows={10} value={safe} aria-label={say('enquiry.copy')} />
        </div>
      )}
      {action && !action.opensTab && (
        <a className="button" href={action.href} data-action="page">
          <bdi>{action.label}</bdi>
        </a>
      )}
    </>
  );
}
