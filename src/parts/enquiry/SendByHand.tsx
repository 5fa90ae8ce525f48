import { withoutFormulas } from '../../catalogue/formula.ts';
import type { Action } from '../../screens/frame/readAction.ts';
import { TextToCopy } from '../../screens/frame/TextToCopy.tsx';
import { useCopy } from '../../screens/frame/useCopy.ts';
import { useWords } from '../../screens/frame/useWords.ts';
import { Button } from '../../ui/Button.tsx';
import { RESULT } from '../../words/english/result.ts';
import { ENQUIRY } from './words/english.ts';

interface SendByHandProps {
  /** The whole message. */
  readonly text: string;
  /** Offered if it is a call or a mail. */
  readonly action: Action | null;
}

/** Other ways to reach the provider after sending has failed. */
export function SendByHand({ text, action }: SendByHandProps) {
  const words = useWords();
  const [outcome, copy] = useCopy();
  // It may be pasted into a spreadsheet.
  const safe = withoutFormulas(text);
  return (
    <>
      <Button onClick={() => copy(safe)}>{words.of(ENQUIRY)('enquiry.copy')}</Button>
      <span role="status" className="hint">
        {outcome && words.of(RESULT)(outcome === 'copied' ? 'result.copied' : 'result.copyByHand')}
      </span>
      {outcome === 'byHand' && <TextToCopy text={safe} />}
      {action && !action.opensTab && (
        <a className="button" href={action.href} data-action="page">
          <bdi>{action.label}</bdi>
        </a>
      )}
    </>
  );
}
