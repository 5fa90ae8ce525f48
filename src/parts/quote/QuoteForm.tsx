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
  const isWrong = (line: 'kw' | 'total' | 'model'): boolean =>
    corrected(NO_READING, line, form[line] ?? '') === null || (line === 'total' && !form.total?.trim());
  const field = (line: 'kw' | 'total' | 'model', label: string, error = '') => (
    <TextField
      name={line}
      label={label}
      text={form[line] ?? ''}
      autoFocus={takesFocus && line === 'kw'}
      autoComplete="off"
      inputMode={line === 'model' ? 'text' : 'decimal'}
      maxLength={MAX_TYPED}
      error={isPressed && isWrong(line) ? error : null}
      onText={(text) => onChange({ ...form, [line]: text })}
    />
  );
  const check = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setPressed(true);
    const first = (['kw', 'total'] as const).find(isWrong);
    if (first) event.currentTarget.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    else onTyped(Object.fromEntries(Object.entries({ ...form, gst: 'in' }).filter(([, text]) => text.trim() !== '')));
  };
  return (
    <form className="quote-form" noValidate onSubmit={check}>
      {field('kw', say('quote.kwForm'), say('quote.error.kw'))}
      {field('total', say('quote.totalForm'), say('quote.error.amount'))}
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
      {field('model', words.of(QUOTE)('quote.model'))}
      <Button type="submit">{say('quote.check')}</Button>
    </form>
  );
}
