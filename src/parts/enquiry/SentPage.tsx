import type { PageProps } from '../../screens/frame/slots.tsx';
import { useSay } from '../../screens/frame/useWords.ts';
import { Button } from '../../ui/Button.tsx';
import { StepHeading } from '../../ui/Heading.tsx';
import type { EnquiryOfVisit } from './createEnquiry.ts';
import { ProviderReply } from './EnquiryNotices.tsx';
import type { EnquiryDraft, WrittenDraft } from './enquiryDraft.ts';
import { ENQUIRY } from './words/english.ts';

interface SentPageProps extends Pick<PageProps, 'titleId' | 'onBack'> {
  readonly enquiry: EnquiryOfVisit;
  readonly draft: Extract<EnquiryDraft, { readonly state: 'sent' }>;
  /** The enquiry that arrived, as long as this page remembers it. */
  readonly arrived: WrittenDraft | null;
}

/** The page after an enquiry has arrived: its reference if it has one, and what comes next. */
export function SentPage({ enquiry, draft: { reference }, arrived, titleId, onBack }: SentPageProps) {
  const say = useSay(ENQUIRY);
  return (
    <div className="enquiry-page">
      <div className="step">
        <StepHeading id={titleId} key="sent">
          {say('enquiry.sentTitle')}
        </StepHeading>
        {reference !== null && <p className="lead">{say('enquiry.reference', { reference })}</p>}
        <ProviderReply text={enquiry.offer.reply ?? say('enquiry.nextStep')} />
        {arrived && <AnswerTo {...arrived} />}
        {reference !== null && <p>{say('enquiry.keep')}</p>}
        <div className="actions">
          <Button look="primary" onClick={onBack}>
            {say('enquiry.back')}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** The address or number for the answer. */
function AnswerTo({ email, phone }: WrittenDraft) {
  const say = useSay(ENQUIRY);
  return (
    <p>
      <span>{`${say(`enquiry.answer.${!phone ? 'email' : email ? 'both' : 'phone'}`)} `}</span>
      {[email, phone].map((address) => (
        <strong key={address} className="enquiry-address">
          <bdi>{address}</bdi>
        </strong>
      ))}
    </p>
  );
}
