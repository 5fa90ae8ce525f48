import { useRef } from 'react';
import { MAX_LENGTHS } from '../enquiry/enquiry.ts';
import { Button } from '../ui/Button.tsx';
import enquiryStyles from '../ui/enquiryStyles.css?inline';
import { StepHeading, useStyles } from '../ui/Heading.tsx';
import { TextField } from '../ui/TextField.tsx';
import { Tick } from '../ui/Tick.tsx';
import type { WrittenDraft } from '../visit/enquiryDraft.ts';
import { useVisitState } from '../visit/useVisit.ts';
import { ENQUIRY } from '../words/english/enquiry.ts';
import { AskedFor } from './AskedFor.tsx';
import { EnquiryNotice } from './EnquiryNotice.tsx';
import { EnquiryProblems } from './EnquiryProblems.tsx';
import type { Enquiry, FormProps } from './enquiryPart.ts';
import { NoteField } from './NoteField.tsx';
import { SendByHand } from './SendByHand.tsx';
import { useEnquiry } from './useEnquiry.ts';
import { useWords } from './useWords.ts';

/** Fields in the order of the form. */
const FIELDS = ['name', 'email', 'phone', 'postcode', 'note'] as const;
type Field = (typeof FIELDS)[number];

/** Parts of the brief that the answers and the system go with. */
const SYSTEM = 0;
const ANSWERS = 2;

interface EnquiryFormProps extends FormProps {
  readonly enquiry: Enquiry;
}

/** The form for an enquiry: what is sent stands there as it will be read, and arrives once. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { enquiry, titleId, product, brief, print, action, briefParts, briefText, onBack } = props;
  const { fields, notice, reply } = enquiry.offer;
  useStyles(enquiryStyles);
  const words = useWords();
  const say = words.of(ENQUIRY);
  const { answers, postcode } = useVisitState();
  const hidden = useRef<HTMLInputElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const parts = briefParts(brief);
  const textOf = ({ left }: WrittenDraft) =>
    briefText(
      words,
      brief,
      parts.filter((_, part) => !left.includes(part)),
    );
  const { draft, written, sentTo, problems, progress, ...writing } = useEnquiry(
    enquiry,
    (sent) => ({
      text: textOf(sent),
      system: sent.left.includes(SYSTEM) ? null : product.id,
      answers: sent.left.includes(ANSWERS) ? {} : answers,
      versions: enquiry.versions(),
    }),
    hidden,
    () => summary.current?.focus(),
  );

  const answer = (text: string | undefined) =>
    text !== undefined && (
      <p className="enquiry-reply">
        <bdi>{text}</bdi>
      </p>
    );
  if (draft.state === 'sent') {
    const reference = say('enquiry.reference', { reference: draft.reference });
    return (
      <>
        <StepHeading id={titleId} key="sent">
          {say('enquiry.sentTitle')}
        </StepHeading>
        <p className="lead">{reference}</p>
        {sentTo.length > 0 && (
          <p>
            {say('enquiry.answerTo')}
            {sentTo.map((address) => (
              <strong key={address} className="enquiry-address">
                <bdi>{address}</bdi>
              </strong>
            ))}
          </p>
        )}
        {answer(reply ?? say('enquiry.nextStep'))}
        <p>{say('enquiry.keep')}</p>
        <div className="actions">
          <Button look="primary" onClick={onBack}>
            {say('enquiry.back')}
          </Button>
          {print({ ...brief, made: `${brief.made} ${reference}` })}
        </div>
      </>
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
  const bad = FIELDS.map((name) => ({ name, text: problemText(name) }));
  return (
    <div className="enquiry-page">
      <header>
        <StepHeading id={titleId}>{say('enquiry.ask')}</StepHeading>
        <p className="lead">{say('enquiry.lead')}</p>
        {answer(reply)}
      </header>
      <AskedFor
        product={left.includes(SYSTEM) ? null : product}
        answers={left.includes(ANSWERS) ? null : brief.answers}
      />
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
        </fieldset>
        {fields.postcode && (
          <TextField {...field('postcode')} autoComplete="postal-code" hint={say('enquiry.optional')} />
        )}
        {fields.postcode && postcode !== '' && written.postcode === '' && (
          <Button onClick={() => writing.change({ postcode })}>{say('enquiry.usePostcode', { postcode })}</Button>
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
        <fieldset className="enquiry-group">
          <legend>{say('enquiry.parts')}</legend>
          <p className="hint">{say('enquiry.partsHint')}</p>
          {parts.map(({ heading }, part) => (
            <Tick
              key={heading}
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
        </fieldset>
        {fields.marketing !== false && (
          <Tick
            label={fields.marketing}
            checked={marketing}
            onTick={(isTicked) => writing.change({ marketing: isTicked })}
          />
        )}
        <EnquiryNotice notice={notice} />
        <p
          role="status"
          className={progress === 'failed' || progress === 'refused' || progress === 'busy' ? 'error' : 'hint'}
        >
          {progress !== 'idle' && say(`enquiry.${progress}`)}
        </p>
        <div className="actions">
          <Button look="primary" type="submit" aria-disabled={progress === 'sending'}>
            {say('enquiry.send')}
          </Button>
          {progress === 'changed' && <Button onClick={writing.sendAnother}>{say('enquiry.sendChanged')}</Button>}
          {['failed', 'refused', 'busy', 'offline'].includes(progress) && (
            <SendByHand text={messageOf(written, message)} action={action} />
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
function messageOf({ name, email, phone, postcode, note }: WrittenDraft, message: string): string {
  return [[name, email, phone, postcode].filter(Boolean).join('\n'), note, message].filter(Boolean).join('\n\n');
}
