import { Button } from '../ui/Button.tsx';
import { ENQUIRY } from '../words/english/enquiry.ts';
import type { Enquiry } from './enquiryPart.ts';
import { useSay } from './useWords.ts';

interface AskProps {
  readonly enquiry: Enquiry;
  onAsk(): void;
}

/** The result's one primary button where the provider takes enquiries, or what became of the enquiry. */
export function AskForQuote({ enquiry, onAsk }: AskProps) {
  const say = useSay(ENQUIRY);
  const draft = enquiry.read();
  if (draft.state === 'sent') return <p className="lead">{say('enquiry.sent', { reference: draft.reference })}</p>;
  return (
    <Button look="primary" onClick={onAsk}>
      {say('enquiry.ask')}
    </Button>
  );
}
