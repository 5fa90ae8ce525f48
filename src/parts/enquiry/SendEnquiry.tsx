import type { PageProps } from '../../screens/frame/slots.tsx';
import { useWords } from '../../screens/frame/useWords.ts';
import { Button } from '../../ui/Button.tsx';
import { callTimeText } from './EnquiryFields.tsx';
import { textByHand } from './enquiryMessage.ts';
import { type PageFields, pageFieldLines } from './rules/pageFields.ts';
import { SendByHand } from './SendByHand.tsx';
import type { WritingEnquiry } from './useEnquiry.ts';
import { ENQUIRY } from './words/english.ts';

interface SendEnquiryProps extends Pick<PageProps, 'action' | 'onBack'> {
  readonly writing: WritingEnquiry;
  /** The message exactly as it will be read. */
  readonly message: string;
  readonly pageFields: PageFields | null;
}

/** *Send*, its result, and the next steps. */
export function SendEnquiry({ writing, message, pageFields, action, onBack }: SendEnquiryProps) {
  const { written, progress, sendAnother } = writing;
  const words = useWords();
  const say = words.of(ENQUIRY);
  const { callTime } = written;
  const hasFailed = ['failed', 'refused', 'unseen'].includes(progress);
  return (
    <>
      <p role="status" className={hasFailed ? 'error' : 'hint'}>
        {progress !== 'idle' && say(`enquiry.${progress}`)}
      </p>
      <div className="actions">
        <Button look="primary" type="submit" aria-disabled={progress === 'sending'}>
          {say(progress === 'unseen' ? 'enquiry.sendTwice' : 'enquiry.send')}
        </Button>
        {progress === 'changed' && <Button onClick={sendAnother}>{say('enquiry.sendChanged')}</Button>}
        {hasFailed && (
          <SendByHand
            text={textByHand(
              written,
              callTime && `${say('enquiry.callTime')}: ${callTimeText(words, callTime)}`,
              pageFields ? [`${say('enquiry.fields')}:`, ...pageFieldLines(pageFields)] : [],
              message,
            )}
            action={action}
          />
        )}
        <Button look="quiet" onClick={onBack}>
          {say('enquiry.back')}
        </Button>
      </div>
    </>
  );
}
