import type { EnquiryForm } from '../enquiry/enquiry.ts';
import { ENQUIRY } from '../words/english/enquiry.ts';
import { TabLink } from './TabLink.tsx';
import { useSay } from './useWords.ts';

/** The provider's notice about the visitor's details, in two layers. */
export function EnquiryNotice({ notice: { short, long, policyUrl } }: Pick<EnquiryForm, 'notice'>) {
  const say = useSay(ENQUIRY);
  return (
    <div className="enquiry-notice">
      <p>{short}</p>
      {long !== '' && (
        <details>
          <summary>{say('enquiry.more')}</summary>
          <p>{long}</p>
        </details>
      )}
      {policyUrl && (
        <p>
          <TabLink href={policyUrl}>{say('enquiry.policy')}</TabLink>
        </p>
      )}
    </div>
  );
}
