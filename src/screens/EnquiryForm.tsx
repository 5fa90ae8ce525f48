import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { LONGEST, type Sent } from '../enquiry/enquiry.ts';
import { type EnquiryField, type FieldProblem, readEnquiry } from '../enquiry/readEnquiry.ts';
import { Button } from '../ui/Button.tsx';
import enquiryStyles from '../ui/enquiryStyles.css?inline';
import { Heading, StepHeading, useStyles } from '../ui/Heading.tsx';
import { type EnquiryDraft, newDraft, newKey, type WrittenDraft } from '../visit/enquiryDraft.ts';
import { ENQUIRY } from '../words/english/enquiry.ts';
import type { EnquiryFormProps } from './enquiryPart.ts';
import { useWords } from './useWords.ts';

/** Fields in the order of the form. */
const FIELDS = ['name', 'email', 'phone', 'postcode', 'note'] as const;
type Field = (typeof FIELDS)[number];
type Problems = Readonly<Partial<Record<EnquiryField, FieldProblem>>>;

/** Parts of the brief that the answers and the system go with. */
const SYSTEM = 0;
const ANSWERS = 2;

/** How sending goes. */
type Progress = 'idle' | 'sending' | 'offline' | 'unsure' | Exclude<Sent['kind'], 'arrived'>;

/** The form for an enquiry: what is sent stands there as it will be read, and arrives once. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { enquiry, titleId, brief, postcode, byHand, onBack } = props;
  const { offer } = enquiry;
  useStyles(enquiryStyles);
  const words = useWords();
  const say = words.of(ENQUIRY);
  const id = useId();
  const summary = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState(enquiry.read);
  const [problems, setProblems] = useState<Problems>({});
  const [progress, setProgress] = useState<Progress>(draft.state === 'sending' ? 'unsure' : 'idle');
  const hidden = useRef<HTMLInputElement>(null);
  const isSending = useRef(false);

  // The visitor may write on while it's being sent.
  const newest = useRef(draft);
  const keep = (next: EnquiryDraft): void => {
    newest.current = next;
    enquiry.write(next);
    setDraft(next);
  };
  const written: WrittenDraft = draft.state === 'sent' ? newDraft() : draft;
  const { left, marketing } = written;
  const isIn = (part: number): boolean => !left.includes(part);
  const message = brief.text(brief.parts.map((_, part) => part).filter(isIn));
  const body = {
    ...{ key: written.key, name: written.name, email: written.email, phone: written.phone, note: written.note },
    ...{ postcode: written.postcode, marketing },
    brief: {
      text: message,
      system: isIn(SYSTEM) ? brief.system : null,
      answers: isIn(ANSWERS) ? brief.answers : {},
      versions: {},
    },
  };

  const sendNow = async (draft: WrittenDraft): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    // Browsers may be wrong about it, so the form tries anyway.
    const wasOffline = !navigator.onLine;
    setProgress('sending');
    keep({ ...draft, state: 'sending' });
    const sent = await enquiry.send({ ...body, key: draft.key, topic: hidden.current?.value });
    isSending.current = false;
    if (sent.kind === 'arrived') {
      keep({ state: 'sent', reference: sent.reference });
      return;
    }
    const isOffline = sent.kind === 'failed' && !navigator.onLine;
    // Only a failed try may have arrived. Offline from beginning to end, it has not.
    const now = newest.current;
    if (now.state !== 'sent' && (sent.kind !== 'failed' || (wasOffline && isOffline)))
      keep({ ...now, state: 'written' });
    setProgress(isOffline ? 'offline' : sent.kind);
  };
  const submit = (): void => {
    const read = readEnquiry(body, offer);
    const found = read.ok ? {} : read.problems;
    setProblems(found);
    if (read.ok) void sendNow(written);
    else requestAnimationFrame(() => summary.current?.focus());
  };
  const latest = useRef(submit);
  useEffect(() => {
    latest.current = submit;
  });
  useEffect(() => {
    if (progress !== 'offline') return;
    const online = (): void => latest.current();
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, [progress]);

  if (draft.state === 'sent') {
    return (
      <>
        <StepHeading id={titleId} key="sent">
          {say('enquiry.sentTitle')}
        </StepHeading>
        <p className="lead">{say('enquiry.reference', { reference: draft.reference })}</p>
        <p>{say('enquiry.nextStep')}</p>
        <div className="actions">
          <Button look="primary" onClick={onBack}>
            {say('enquiry.back')}
          </Button>
        </div>
      </>
    );
  }

  const change = (own: Partial<WrittenDraft>): void => keep({ ...written, ...own });
  const problemText = (field: Field): string | null => {
    const problem = problems[field];
    if (problem === undefined) return null;
    if (problem === 'too long') return say('enquiry.tooLong', { limit: words.number(LONGEST[field]) });
    return say(`enquiry.${field}.${problem}` as 'enquiry.name.missing');
  };
  const field = (name: Field, rest: FieldRest) => (
    <FormField
      {...rest}
      id={`${id}-${name}`}
      label={say(`enquiry.${name}`)}
      error={problemText(name)}
      value={written[name]}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  );
  const bad = FIELDS.filter((name) => problems[name] !== undefined);
  return (
    <form
      className="enquiry"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <StepHeading id={titleId}>{say('enquiry.ask')}</StepHeading>
      <p className="lead">{say('enquiry.lead')}</p>
      {bad.length > 0 && (
        <div className="enquiry-problems" role="alert" tabIndex={-1} ref={summary} aria-labelledby={`${id}-problems`}>
          <Heading below={1} id={`${id}-problems`} className="reasons-heading">
            {say('enquiry.problems')}
          </Heading>
          <ul>
            {bad.map((name) => (
              <li key={name}>
                <Button look="quiet" onClick={(event) => focusField(event.currentTarget, `${id}-${name}`)}>
                  {problemText(name)}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {field('name', { autoComplete: 'name' })}
      <fieldset className="enquiry-group">
        <legend>{say('enquiry.reach')}</legend>
        {field('email', { autoComplete: 'email', inputMode: 'email', spellCheck: false })}
        {field('phone', { autoComplete: 'tel', type: 'tel' })}
      </fieldset>
      {offer.fields.postcode &&
        field('postcode', {
          autoComplete: 'postal-code',
          hint: say('enquiry.optional'),
          beside: postcode !== '' && written.postcode === '' && (
            <Button onClick={() => change({ postcode })}>{say('enquiry.usePostcode', { postcode })}</Button>
          ),
        })}
      {offer.fields.note && field('note', { hint: say('enquiry.optional'), hasLines: true })}
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
        {brief.parts.map((heading, part) => (
          <Tick
            key={heading}
            label={heading}
            checked={isIn(part)}
            onTick={(isTicked) => change({ left: isTicked ? left.filter((other) => other !== part) : [...left, part] })}
          />
        ))}
        <details>
          <summary>{say('enquiry.read')}</summary>
          <pre className="enquiry-message">{message}</pre>
        </details>
      </fieldset>
      {offer.fields.marketing !== false && (
        <Tick label={offer.fields.marketing} checked={marketing} onTick={(isIn) => change({ marketing: isIn })} />
      )}
      <div className="enquiry-notice">
        <p>{offer.notice.short}</p>
        {offer.notice.long !== '' && (
          <details>
            <summary>{say('enquiry.more')}</summary>
            <p>{offer.notice.long}</p>
          </details>
        )}
        {offer.notice.policyUrl && (
          <p>
            <a href={offer.notice.policyUrl} target="_blank" rel="noreferrer">
              {say('enquiry.policy')}
            </a>
          </p>
        )}
      </div>
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
        {progress === 'changed' && (
          <Button onClick={() => void sendNow({ ...written, key: newKey() })}>{say('enquiry.sendChanged')}</Button>
        )}
        {['failed', 'refused', 'busy', 'offline'].includes(progress) && (
          <>
            <CopyButton text={messageOf(written, message)} />
            {byHand}
          </>
        )}
        <Button look="quiet" onClick={onBack}>
          {say('enquiry.back')}
        </Button>
      </div>
    </form>
  );
}

interface FieldRest extends Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode' | 'spellCheck' | 'type'> {
  readonly hint?: string;
  readonly beside?: ReactNode;
  /** True for several lines. */
  readonly hasLines?: boolean;
}

interface FieldProps extends FieldRest {
  readonly id: string;
  readonly label: string;
  readonly error: string | null;
  readonly value: string;
  onChange(event: { readonly target: { readonly value: string } }): void;
}

function FormField({ id, label, hint, error, beside, hasLines, ...input }: FieldProps) {
  const shared = {
    id,
    'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      {hasLines ? (
        <textarea {...shared} rows={5} value={input.value} onChange={input.onChange} />
      ) : (
        <input type="text" {...shared} {...input} />
      )}
      <p id={`${id}-error`} className="error">
        {error}
      </p>
      {beside}
    </div>
  );
}

interface TickProps {
  readonly label: string;
  readonly checked: boolean;
  onTick(isIn: boolean): void;
}

function Tick({ label, checked, onTick }: TickProps) {
  return (
    <label className="tick">
      <input type="checkbox" checked={checked} onChange={(event) => onTick(event.target.checked)} />
      <span>{label}</span>
    </label>
  );
}

function CopyButton({ text }: { readonly text: string }) {
  const say = useWords().of(ENQUIRY);
  const [state, setState] = useState<'copied' | 'copyByHand' | null>(null);
  const copy = (): void => {
    const writing = navigator.clipboard?.writeText(text) ?? Promise.reject();
    writing.then(
      () => setState('copied'),
      () => setState('copyByHand'),
    );
  };
  return (
    <>
      <Button onClick={copy}>{say('enquiry.copy')}</Button>
      <span role="status" className="hint">
        {state && say(`enquiry.${state}`)}
      </span>
      {state === 'copyByHand' && (
        <div className="field brief-text">
          <textarea readOnly rows={10} value={text} aria-label={say('enquiry.copy')} />
        </div>
      )}
    </>
  );
}

/** What the visitor would send by hand. */
function messageOf({ name, email, phone, postcode, note }: WrittenDraft, message: string): string {
  return [[name, email, phone, postcode].filter(Boolean).join('\n'), note, message].filter(Boolean).join('\n\n');
}

/** Ids are unique in the selector's shadow root only. */
function focusField(here: HTMLElement, id: string): void {
  const root = here.getRootNode() as ShadowRoot;
  root.getElementById(id)?.focus();
}
