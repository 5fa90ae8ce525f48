import { type ReactNode, useContext, useRef } from 'react';
import type { Model } from '../../matching/models.ts';
import type { AskedJob } from '../../matching/way.ts';
import type { MessageExtra } from '../../screens/frame/capabilities.ts';
import { useCapability } from '../../screens/frame/Given.tsx';
import { type PageProps, PartsContext } from '../../screens/frame/slots.tsx';
import { useWords } from '../../screens/frame/useWords.ts';
import { StepHeading, useStyles } from '../../ui/Heading.tsx';
import { Tick } from '../../ui/Tick.tsx';
import { useFieldText } from '../../ui/useFieldText.ts';
import { useVisitState } from '../../visit/useVisit.ts';
import { boughtText } from '../../words/boughtWords.ts';
import { keepUnits } from '../../words/keepUnits.ts';
import { modelId } from '../../words/modelWords.ts';
import { AddedExtras } from './AddedExtras.tsx';
import type { EnquiryOfVisit } from './createEnquiry.ts';
import { EnquiryFields, FIELDS, problemText } from './EnquiryFields.tsx';
import { EnquiryNotice, PageFieldsNotice, ProviderReply } from './EnquiryNotices.tsx';
import { EnquiryProblems } from './EnquiryProblems.tsx';
import type { WrittenDraft } from './enquiryDraft.ts';
import { askedOthers, boughtIds, messageText } from './enquiryMessage.ts';
import enquiryStyles from './enquiryStyles.css?inline';
import { MessageSections } from './MessageSections.tsx';
import { SendEnquiry } from './SendEnquiry.tsx';
import { SentPage } from './SentPage.tsx';
import { useEnquiry } from './useEnquiry.ts';
import { ENQUIRY } from './words/english.ts';

interface EnquiryFormProps extends PageProps {
  readonly enquiry: EnquiryOfVisit;
}

/** The enquiry form. It shows the message exactly as it will be read, and sends it once. */
export function EnquiryForm(props: EnquiryFormProps): ReactNode {
  const { enquiry, titleId, catalogue, chosen, brief, briefWithout, action, onBack } = props;
  const { models, job } = chosen;
  const { fields, reply } = enquiry.offer;
  useStyles(enquiryStyles);
  const words = useWords();
  const say = words.of(ENQUIRY);
  const state = useVisitState();
  const { answers, postcode } = state;
  const visitLink = useCapability('visitLink');
  // The link says all that the sections say.
  const fieldsOf = ({ left }: WrittenDraft) => enquiry.fields(left.length === 0 ? (visitLink?.() ?? null) : null);
  const others = useCapability('others')?.(state, catalogue, job, chosen) ?? [];
  const summary = useRef<HTMLDivElement>(null);
  const extras = useForMessage(models, job);
  const writing = useEnquiry(
    enquiry,
    (sent) => {
      const fields = fieldsOf(sent);
      const brief = {
        text: messageText(words, briefWithout, sent, others, extras, job),
        ...(sent.left.includes('system') ? { system: null } : boughtIds(chosen)),
        others: askedOthers(others, sent).map(({ model }) => modelId(model)),
        answers: sent.left.includes('answers') ? {} : answers,
        versions: enquiry.versions(),
      };
      return { brief, ...(fields && { fields }) };
    },
    () => summary.current?.focus(),
    fields.postcode ? postcode : '',
  );
  const { draft, written, problems, change } = writing;
  if (draft.state === 'sent') return <SentPage {...props} draft={draft} arrived={writing.arrived} />;
  const message = messageText(words, briefWithout, written, others, extras, job);
  const pageFields = fieldsOf(written);
  return (
    <div className="enquiry-page">
      <header className="step">
        <StepHeading id={titleId}>{say('enquiry.ask')}</StepHeading>
        <p className="lead">{say('enquiry.lead')}</p>
        {!written.left.includes('system') && (
          <p>{say('enquiry.for', { system: keepUnits(boughtText(words, models)) })}</p>
        )}
        <ProviderReply text={reply} />
      </header>
      <form
        className="enquiry"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          writing.submit();
        }}
      >
        <EnquiryProblems
          ref={summary}
          fields={FIELDS.map((name) => ({ name, text: problemText(words, problems, name) }))}
        />
        <EnquiryFields offer={enquiry.offer} written={written} problems={problems} others={others} onChange={change} />
        <HiddenField onText={(topic) => change({ topic })} />
        <AddedExtras extras={extras} added={written.added} onChange={(added) => change({ added })} />
        <MessageSections brief={brief} left={written.left} message={message} onChange={(left) => change({ left })} />
        <PageFieldsNotice fields={pageFields} />
        {fields.marketing !== false && (
          <Tick
            label={fields.marketing}
            checked={written.marketing}
            onTick={(isTicked) => change({ marketing: isTicked })}
          />
        )}
        <EnquiryNotice {...enquiry.offer} />
        <SendEnquiry writing={writing} message={message} pageFields={pageFields} action={action} onBack={onBack} />
      </form>
    </div>
  );
}

/** The parts' offers to a message about the chosen job, in order. A part that throws is left out. */
function useForMessage(models: readonly Model[], job: AskedJob): readonly MessageExtra[] {
  const words = useWords();
  return useContext(PartsContext).flatMap(({ forMessage, fail }) => {
    try {
      return forMessage?.(words, models, job) ?? [];
    } catch (error) {
      fail(error);
      return [];
    }
  });
}

/** Invisible to people; programs that fill in every field find it. */
function HiddenField({ onText }: { onText(text: string): void }) {
  const field = useFieldText<HTMLInputElement>('', onText);
  return (
    <div className="visually-hidden" aria-hidden="true">
      <input ref={field} name="topic" tabIndex={-1} autoComplete="off" data-1p-ignore data-lpignore="true" />
    </div>
  );
}
