import type { JobModel } from '../../matching/jobModel.ts';
import { asOneModel } from '../../matching/models.ts';
import type { MessageExtra } from '../../screens/frame/capabilities.ts';
import type { PageProps } from '../../screens/frame/slots.tsx';
import { useSay, useWords } from '../../screens/frame/useWords.ts';
import { PrintBrief } from '../../screens/result/PrintBrief.tsx';
import { Button } from '../../ui/Button.tsx';
import { StepHeading } from '../../ui/Heading.tsx';
import { useVisitState } from '../../visit/useVisit.ts';
import { commonFacts } from '../../words/modelFacts.ts';
import { AskedFor } from './AskedFor.tsx';
import type { EnquiryDraft, WrittenDraft } from './enquiryDraft.ts';
import { addedSections, askedOthers, othersSection } from './enquiryMessage.ts';
import type { EnquiryOfVisit } from './enquiryPart.ts';
import { ProviderReply } from './ProviderReply.tsx';
import { ENQUIRY } from './words/english.ts';

interface SentPageProps extends Pick<PageProps, 'titleId' | 'chosen' | 'brief' | 'onBack'> {
  readonly others: readonly JobModel[];
  readonly enquiry: EnquiryOfVisit;
  readonly draft: Extract<EnquiryDraft, { readonly state: 'sent' }>;
  /** The enquiry that arrived, as long as this page remembers it. */
  readonly arrived: WrittenDraft | null;
  readonly extras: readonly MessageExtra[];
}

/** The page after an enquiry has arrived: its reference if it has one, and what comes next. */
export function SentPage(props: SentPageProps) {
  const { enquiry, draft, arrived, extras, titleId, chosen, others, brief, onBack } = props;
  const { models, job } = chosen;
  const words = useWords();
  const say = words.of(ENQUIRY);
  const { answers } = useVisitState();
  const reference = draft.reference === null ? '' : say('enquiry.reference', { reference: draft.reference });
  const more = arrived
    ? [...othersSection(words, askedOthers(others, arrived), job), ...addedSections(extras, arrived)]
    : [];
  // Printed once, if the visitor added it to the message.
  const cost = more.some(({ heading }) => heading === brief.cost?.heading) ? null : brief.cost;
  return (
    <div className="enquiry-page">
      <div className="step">
        <StepHeading id={titleId} key="sent">
          {say('enquiry.sentTitle')}
        </StepHeading>
        {reference && <p className="lead">{reference}</p>}
        <ProviderReply text={enquiry.offer.reply ?? say('enquiry.nextStep')} />
        {arrived && <AnswerTo {...arrived} />}
        {reference && <p>{say('enquiry.keep')}</p>}
        <div className="actions">
          <Button look="primary" onClick={onBack}>
            {say('enquiry.back')}
          </Button>
          <PrintBrief
            brief={{ ...brief, made: `${brief.made} ${reference}`.trim(), cost, figures: [...more, ...brief.figures] }}
            answers={answers}
            product={commonFacts(asOneModel(models))}
            systems={models.length}
          />
        </div>
      </div>
      {arrived && <AskedFor written={arrived} models={models} brief={brief} />}
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
