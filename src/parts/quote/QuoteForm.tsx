import { type FormEvent, useState } from 'react';
import { useWords } from '../../screens/frame/useWords.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { type GivenLines, MAX_TYPED } from './keptQuotes.ts';
import { Radios } from './Radios.tsx';
import { corrected, NO_READING } from './rules/quotedLines.ts';
import { QUOTE_DESK } from './words/desk.ts';
import { QUOTE } from './words/english.ts';

interface QuoteFormProps {
  readonly form: GivenLines;
  readonly takesFocus: boolean;
  onChange(form: GivenLines): void;
  onTyped(given: GivenLines): void;
}

const WORK = ['work.unit', 'work.installation', 'work.electrical', 'work.removal', 'work.certificates'] as const;

/** A quote for those who would rather type it. Only the total is needed; problems are said at their fields, once it is checked. */
export function QuoteForm({ form, takesFocus, onChange, onTyped }: QuoteFormProps) {
  const words = useWords();
  const say = words.of(QUOTE_DESK);
  const [isPressed, setPressed] = useState(false);
  const wrong = (['kw', 'total'] as const).filter(
    (line) => corrected(NO_READING, line, form[line] ?? '') === null || (line === 'total' && !form.total?.trim()),
  );
  const field = (line: 'kw' | 'total' | 'model') => ({
    name: line,
    value: form[line] ?? '',
    autoComplete: 'off',
    maxLength: MAX_TYPED,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onChange({ ...form, [line]: event.target.value }),
  });
  const check = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setPressed(true);
    const [first] = wrong;
    if (first) event.currentTarget.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    else onTyped(Object.fromEntries(Object.entries({ ...form, gst: 'in' }).filter(([, text]) => text.trim() !== '')));
  };
  return (
    <form className="quote-form" noValidate onSubmit={check}>
      <TextField
        {...field('kw')}
        label={say('quote.kwForm')}
        inputMode="decimal"
        autoFocus={takesFocus}
        error={isPressed && wrong.includes('kw') ? say('quote.error.kw') : null}
      />
      <TextField
        {...field('total')}
        label={say('quote.totalForm')}
        inputMode="decimal"
        error={isPressed && wrong.includes('total') ? say('quote.error.amount') : null}
      />
      <p>
        <strong>{say('quote.includes')}</strong>
      </p>
      {WORK.map((line) => (
        <fieldset key={line} className="reading">
          <legend>{words.of(QUOTE)(`quote.${line}`)}</legend>
          <Radios
            choices={[
              { value: 'in', label: say('quote.said.yes') },
              { value: 'out', label: say('quote.said.no') },
              { value: '', label: say('quote.said.unsaid') },
            ]}
            chosen={form[line] ?? ''}
            onChoose={(said) => onChange({ ...form, [line]: said })}
          />
        </fieldset>
      ))}
      <TextField {...field('model')} label={words.of(QUOTE)('quote.model')} />
      <Button type="submit">{say('quote.check')}</Button>
    </form>
  );
}
