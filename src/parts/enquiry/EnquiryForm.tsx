import { useRef } from 'react';
import type { InsteadProps } from '../../screens/frame/slots.tsx';
import { useWords } from '../../screens/frame/useWords.ts';
import { PrintBrief } from '../../screens/result/PrintBrief.tsx';
import { Button } from '../../ui/Button.tsx';
import { StepHeading, useStyles } from '../../ui/Heading.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Tick } from '../../ui/Tick.tsx';
import { useVisitState } from '../../visit/useVisit.ts';
import { briefParts, briefText } from '../../words/brief.ts';
import { keepUnits } from '../../words/keepUnits.ts';
import { commonFacts, modelLine } from '../../words/modelFacts.ts';
import { modelId, modelTitle } from '../../words/modelWords.ts';
import { AskedFor } from './AskedFor.tsx';
import { EnquiryNotice } from './EnquiryNotice.tsx';
import { EnquiryProblems, focusField } from './EnquiryProblems.tsx';
import type { WrittenDraft } from './enquiryDraft.ts';
import type { Enquiry } from './enquiryPart.ts';
import enquiryStyles from './enquiryStyles.css?inline';
import { NoteField } from './NoteField.tsx';
import { doubtOf } from './rules/doubtOf.ts';
import { CALL_TIMES, MAX_LENGTHS } from './rules/enquiry.ts';
import { SendByHand } from './SendByHand.tsx';
import { useEnquiry } from './useEnquiry.ts';
import { ENQUIRY } from './words/english.ts';

/** Fields in the order of the form. */
const FIELDS = ['name', 'email', 'phone', 'postcode', 'note'] as const;
type Field = (typeof FIELDS)[number];

interface EnquiryFormProps extends InsteadProps {
  readonly enquiry: Enquiry;
}

/** The form for an enquiry: what is sent stands there as it will be read, and arrives once. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { enquiry, titleId, model, others, brief, action, onBack } = props;
  const { fields, notice, reply } = enquiry.offer;
  useStyles(enquiryStyles);
  const words = useWords();
  const say = words.of(ENQUIRY);
  const { answers, postcode } = useVisitState();
  const hidden = useRef<HTMLInputElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const parts = briefParts(brief);
  const othersOf = ({ others: ids }: WrittenDraft) => others.filter((other) => ids.includes(modelId(other)));
  /** The systems besides the chosen one as parts of a brief, which is none without any. */
  const moreOf = (written: WrittenDraft) => {
    const lines = othersOf(written).map((other) => modelLine(words, other));
    return lines.length === 0 ? [] : [{ part: 'others' as const, heading: say('enquiry.brief'), lines, facts: [] }];
  };
  const textOf = (written: WrittenDraft) =>
    briefText(words, brief, [...parts.filter(({ part }) => !written.left.includes(part)), ...moreOf(written)]);
  const { draft, written, arrived, problems, progress, ...writing } = useEnquiry(
    enquiry,
    (sent) => ({
      text: textOf(sent),
      system: sent.left.includes('system') ? null : modelId(model),
      others: othersOf(sent).map(modelId),
      answers: sent.left.includes('answers') ? {} : answers,
      versions: enquiry.versions(),
    }),
    hidden,
    () => summary.current?.focus(),
    fields.postcode ? postcode : '',
  );

  const answer = (text: string | undefined) =>
    text !== undefined && (
      <p className="enquiry-reply">
        <bdi>{text}</bdi>
      </p>
    );
  const askedFor = ({ left }: WrittenDraft) => (
    <AskedFor
      model={left.includes('system') ? null : model}
      answers={left.includes('answers') ? null : brief.answers}
    />
  );
  if (draft.state === 'sent') {
    const reference = say('enquiry.reference', { reference: draft.reference });
    return (
      <div className="enquiry-page">
        <div className="step">
          <StepHeading id={titleId} key="sent">
            {say('enquiry.sentTitle')}
          </StepHeading>
          <p className="lead">{reference}</p>
          {answer(reply ?? say('enquiry.nextStep'))}
          {arrived && (
            <p>
              <span>{`${say(`enquiry.answer.${!arrived.phone ? 'email' : arrived.email ? 'both' : 'phone'}`)} `}</span>
              {[arrived.email, arrived.phone].map((address) => (
                <strong key={address} className="enquiry-address">
                  <bdi>{address}</bdi>
                </strong>
              ))}
            </p>
          )}
          <p>{say('enquiry.keep')}</p>
          <div className="actions">
            <Button look="primary" onClick={onBack}>
              {say('enquiry.back')}
            </Button>
            <PrintBrief
              brief={{
                ...brief,
                made: `${brief.made} ${reference}`,
                figures: [...(arrived ? moreOf(arrived) : []), ...brief.figures],
              }}
              answers={answers}
              product={commonFacts(model)}
            />
          </div>
        </div>
        {arrived && askedFor(arrived)}
      </div>
    );
  }

  const { left, marketing } = written;
  const message = textOf(written);
  const problemText = (field: Field): string | null => {
    const problem = problems[field];
    if (problem === undefined) return null;
    if (problem === 'too long') return say('enquiry.tooLong', { limit: words.number(MAX_LENGTHS[field]) });
    return say(`enquiry.${field}.${problem}` as 'enquiry.name.missing');
  };
  const field = (name: Field) => ({
    name,
    label: say(`enquiry.${name}`),
    error: problemText(name),
    value: written[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => writing.change({ [name]: target.value }),
  });
  const callTime = (time: string) => say(`enquiry.call.${time || 'any'}` as 'enquiry.call.any');
  const meant = progress === 'doubtful' ? doubtOf(written.email.trim()) : null;
  const bad = FIELDS.map((name) => ({ name, text: problemText(name) }));
  return (
    <div className="enquiry-page">
      <header className="step">
        <StepHeading id={titleId}>{say('enquiry.ask')}</StepHeading>
        <p className="lead">{say('enquiry.lead')}</p>
        {answer(reply)}
      </header>
      {askedFor(written)}
      <form
        className="enquiry"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          writing.submit();
        }}
      >
        <EnquiryProblems ref={summary} fields={bad} />
        <TextField {...field('name')} autoComplete="name" />
        <fieldset className="enquiry-group">
          <legend>{say('enquiry.reach')}</legend>
          <TextField {...field('email')} autoComplete="email" inputMode="email" spellCheck={false} />
          <TextField {...field('phone')} autoComplete="tel" type="tel" />
          <SelectField
            label={say('enquiry.callTime')}
            choices={['', ...CALL_TIMES].map((value) => ({ value, label: callTime(value) }))}
            value={written.callTime}
            onChoose={(value) => writing.change({ callTime: value })}
          />
        </fieldset>
        {others.length > 0 && (
          <fieldset className="enquiry-group">
            <legend>{say('enquiry.others')}</legend>
            {others.map((other) => (
              <Tick
                key={modelId(other)}
                label={keepUnits(modelTitle(other))}
                checked={written.others.includes(modelId(other))}
                onTick={(isIn) => {
                  const rest = written.others.filter((id) => id !== modelId(other));
                  writing.change({ others: isIn ? [...rest, modelId(other)] : rest });
                }}
              />
            ))}
          </fieldset>
        )}
        {fields.postcode && (
          <TextField
            {...field('postcode')}
            autoComplete="postal-code"
            hint={say(postcode !== '' && written.postcode === postcode ? 'enquiry.given' : 'enquiry.optional')}
          />
        )}
        {fields.note && <NoteField {...field('note')} hint={say('enquiry.optional')} />}
        <div className="visually-hidden" aria-hidden="true">
          <input
            ref={hidden}
            name="topic"
            tabIndex={-1}
            autoComplete="off"
            defaultValue=""
            data-1p-ignore
            data-lpignore="true"
          />
        </div>
        <details className="enquiry-group">
          <summary>{say('enquiry.parts')}</summary>
          <p className="hint">{say('enquiry.partsHint')}</p>
          {parts.map(({ part, heading }) => (
            <Tick
              key={part}
              label={heading}
              checked={!left.includes(part)}
              onTick={(isIn) =>
                writing.change({ left: isIn ? left.filter((other) => other !== part) : [...left, part] })
              }
            />
          ))}
          <details>
            <summary>{say('enquiry.read')}</summary>
            <pre className="enquiry-message">{message}</pre>
          </details>
        </details>
        {fields.marketing !== false && (
          <Tick
            label={fields.marketing}
            checked={marketing}
            onTick={(isTicked) => writing.change({ marketing: isTicked })}
          />
        )}
        <EnquiryNotice notice={notice} />
        <p role="status" className={['failed', 'refused', 'busy', 'doubtful'].includes(progress) ? 'error' : 'hint'}>
          {meant === null
            ? progress !== 'idle' && progress !== 'doubtful' && say(`enquiry.${progress}`)
            : say(meant === '' ? 'enquiry.incomplete' : 'enquiry.doubtful', { address: meant || written.email })}
        </p>
        <div className="actions">
          <Button look="primary" type="submit" aria-disabled={progress === 'sending'}>
            {say('enquiry.send')}
          </Button>
          {meant !== null && (
            <Button
              onClick={({ currentTarget }) => {
                focusField(currentTarget, 'email');
                if (meant !== '') writing.change({ email: meant });
              }}
            >
              {meant === '' ? say('enquiry.correct') : say('enquiry.useAddress', { address: meant })}
            </Button>
          )}
          {progress === 'changed' && <Button onClick={writing.sendAnother}>{say('enquiry.sendChanged')}</Button>}
          {['failed', 'refused', 'busy', 'offline'].includes(progress) && (
            <SendByHand
              text={messageOf(
                written,
                written.callTime && `${say('enquiry.callTime')}: ${callTime(written.callTime)}`,
                message,
              )}
              action={action}
            />
          )}
          <Button look="quiet" onClick={onBack}>
            {say('enquiry.back')}
          </Button>
        </div>
      </form>
    </div>
  );
}

/** What the visitor would send by hand. */
function messageOf({ name, email, phone, postcode, note }: WrittenDraft, callTime: string, message: string): string {
  return [[name, email, phone, phone && callTime, postcode].filter(Boolean).join('\n'), note, message]
    .filter(Boolean)
    .join('\n\n');
}
