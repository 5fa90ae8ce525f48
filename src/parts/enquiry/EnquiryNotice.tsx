import { TabLink } from '../../screens/frame/TabLink.tsx';
import { useSay } from '../../screens/frame/useWords.ts';
import type { EnquiryOffer } from './rules/readOffer.ts';
import { ENQUIRY } from './words/english.ts';

/** The provider's notice about the visitor's details, in two layers, or the form service they go to. */
export function EnquiryNotice({ notice: { short, long, policyUrl }, service }: EnquiryOffer) {
  const say = useSay(ENQUIRY);
  return (
    <div className="enquiry-notice">
      <p>{service === undefined ? short : say('enquiry.service', { service })}</p>
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
