import { useSay } from '../../screens/frame/useWords.ts';
import { Button } from '../../ui/Button.tsx';
import { useStyles } from '../../ui/Heading.tsx';
import enquiryStyles from './enquiryStyles.css?inline';
import { ENQUIRY } from './words/english.ts';

/** The result's single primary button, if the provider takes enquiries. */
export function AskForQuote({ onAsk }: { onAsk(): void }) {
  const say = useSay(ENQUIRY);
  return (
    <Button look="primary" data-action="enquiry" onClick={onAsk}>
      {say('enquiry.ask')}
    </Button>
  );
}

interface SentEnquiryProps {
  /** Null from a form service. */
  readonly reference: string | null;
  readonly photos: readonly string[];
}

/** The reference of a sent enquiry if it has one, and the next step. */
export function SentEnquiry({ reference, photos }: SentEnquiryProps) {
  useStyles(enquiryStyles);
  const say = useSay(ENQUIRY);
  return (
    <>
      <p>{reference === null ? say('enquiry.sentPlain') : say('enquiry.sent', { reference })}</p>
      <ul className="photos">
        {photos.map((photo) => (
          <li key={photo}>{photo}</li>
        ))}
      </ul>
    </>
  );
}
