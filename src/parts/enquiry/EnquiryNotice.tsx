import { TabLink } from '../../screens/frame/TabLink.tsx';
import { useSay } from '../../screens/frame/useWords.ts';
import type { OfferedForm } from './rules/enquiry.ts';
import { ENQUIRY } from './words/english.ts';

/** The provider's notice about the visitor's details, in two layers. */
export function EnquiryNotice({ notice: { short, long, policyUrl } }: Pick<OfferedForm, 'notice'>) {
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
