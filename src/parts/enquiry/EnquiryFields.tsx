import { type ComponentProps, useId } from 'react';
import type { JobModel } from '../../matching/jobModel.ts';
import { useWords } from '../../screens/frame/useWords.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Tick } from '../../ui/Tick.tsx';
import { useFieldText } from '../../ui/useFieldText.ts';
import { useVisitState } from '../../visit/useVisit.ts';
import { boughtTitle } from '../../words/boughtWords.ts';
import { keepUnits } from '../../words/keepUnits.ts';
import { modelId } from '../../words/modelWords.ts';
import type { Words } from '../../words/words.ts';
import type { WrittenDraft } from './enquiryDraft.ts';
import { CALL_TIMES, MAX_LENGTHS } from './rules/enquiry.ts';
import type { EnquiryOffer } from './rules/readOffer.ts';
import type { Problems } from './useEnquiry.ts';
import { ENQUIRY } from './words/english.ts';

/** Fields in the order of the form. */
export const FIELDS = ['name', 'email', 'phone', 'postcode', 'note'] as const;
export type FieldName = (typeof FIELDS)[number];

/** The problem with a field; null if there is none. */
export function problemText(words: Words, problems: Problems, field: FieldName): string | null {
  const say = words.of(ENQUIRY);
  const problem = problems[field];
  if (problem === undefined) return null;
  if (problem === 'too long') return say('enquiry.tooLong', { limit: words.number(MAX_LENGTHS[field]) });
  return say(`enquiry.${field}.${problem}` as 'enquiry.name.missing');
}

/** "Afternoon" for a call; empty means any time. */
export function callTimeText(words: Words, time: string): string {
  return words.of(ENQUIRY)(`enquiry.call.${time || 'any'}` as 'enquiry.call.any');
}

interface EnquiryFieldsProps {
  readonly offer: EnquiryOffer;
  readonly written: WrittenDraft;
  readonly problems: Problems;
  readonly others: readonly JobModel[];
  onChange(own: Partial<WrittenDraft>): void;
}

/** The visitor's name and contact details, and other systems to ask about. */
export function EnquiryFields({ offer: { fields }, written, problems, others, onChange }: EnquiryFieldsProps) {
  const words = useWords();
  const say = words.of(ENQUIRY);
  const { postcode } = useVisitState();
  const field = (name: FieldName) => ({
    name,
    label: say(`enquiry.${name}`),
    error: problemText(words, problems, name),
    text: written[name],
    onText: (text: string) => onChange({ [name]: text }),
  });
  return (
    <>
      <TextField {...field('name')} autoComplete="name" />
      <fieldset className="enquiry-group">
        <legend>{say('enquiry.reach')}</legend>
        <TextField {...field('email')} autoComplete="email" inputMode="email" spellCheck={false} />
        <TextField {...field('phone')} autoComplete="tel" type="tel" />
        <SelectField
          label={say('enquiry.callTime')}
          choices={['', ...CALL_TIMES].map((value) => ({ value, label: callTimeText(words, value) }))}
          value={written.callTime}
          onChoose={(value) => onChange({ callTime: value })}
        />
      </fieldset>
      {others.length > 0 && <OtherSystems others={others} written={written} onChange={onChange} />}
      {fields.postcode && (
        <TextField
          {...field('postcode')}
          autoComplete="postal-code"
          hint={say(postcode !== '' && written.postcode === postcode ? 'enquiry.given' : 'enquiry.optional')}
        />
      )}
      {fields.note && <NoteField {...field('note')} hint={say('enquiry.optional')} />}
    </>
  );
}

function OtherSystems({ others, written, onChange }: Pick<EnquiryFieldsProps, 'others' | 'written' | 'onChange'>) {
  const words = useWords();
  return (
    <fieldset className="enquiry-group">
      <legend>{words.of(ENQUIRY)('enquiry.others')}</legend>
      {others.map(({ model, models }) => (
        <Tick
          key={modelId(model)}
          label={keepUnits(boughtTitle(words, models))}
          checked={written.others.includes(modelId(model))}
          onTick={(isIn) => {
            const rest = written.others.filter((id) => id !== modelId(model));
            onChange({ others: isIn ? [...rest, modelId(model)] : rest });
          }}
        />
      ))}
    </fieldset>
  );
}

type NoteFieldProps = Pick<ComponentProps<typeof TextField>, 'label' | 'text' | 'hint' | 'error' | 'onText'>;

/** A labelled field with several lines. `TextField` has one line, and every visitor loads it. */
function NoteField({ label, text, hint, error, onText }: NoteFieldProps) {
  const id = useId();
  const field = useFieldText<HTMLTextAreaElement>(text, onText);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-hint`} className="hint">
        {hint}
      </p>
      <textarea
        ref={field}
        id={id}
        defaultValue={text}
        aria-describedby={`${id}-hint ${id}-error`}
        aria-invalid={error ? true : undefined}
      />
      <p id={`${id}-error`} className="error">
        {error}
      </p>
    </div>
  );
}
