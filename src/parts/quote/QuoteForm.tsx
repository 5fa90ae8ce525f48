import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../screens/frame/useWords.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { FORM_WORK, type GivenLines, MAX_TYPED, type TypedForm } from './keptQuotes.ts';
import { Radios } from './Radios.tsx';
import { readAmount, readKw } from './rules/quotedLines.ts';
import { QUOTE_DESK } from './words/desk.ts';
import { QUOTE } from './words/english.ts';

interface QuoteFormProps {
  readonly form: TypedForm;
  readonly takesFocus: boolean;
  onChange(form: TypedForm): void;
  onTyped(given: GivenLines): void;
}

const SAID: Readonly<Record<string, string>> = { yes: 'in', no: 'out', unsaid: '' };

/** A quote for those who would rather type it. Only the total is needed; problems are said at their fields, once it is checked. */
export function QuoteForm({ form, takesFocus, onChange, onTyped }: QuoteFormProps) {
  const words = useWords();
  const say = words.of(QUOTE_DESK);
  const box = useRef<HTMLFormElement>(null);
  const [isPressed, setPressed] = useState(false);
  const { kw = '', total = '', model = '' } = form;
  const wrong = { kw: kw.trim() !== '' && readKw(kw) === null, total: readAmount(total) === null };
  const choices = (['yes', 'no', 'unsaid'] as const).map((said) => ({ value: said, label: say(`quote.said.${said}`) }));
  useEffect(() => {
    if (takesFocus) box.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  const field = (name: 'kw' | 'total' | 'model', value: string) => ({
    value,
    autoComplete: 'off',
    maxLength: MAX_TYPED,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onChange({ ...form, [name]: event.target.value }),
  });
  const check = (): void => {
    setPressed(true);
    if (wrong.kw || wrong.total) {
      box.current?.querySelectorAll('input')[wrong.kw ? 0 : 1]?.focus();
      return;
    }
    const work = FORM_WORK.map((item) => [`work.${item}`, SAID[form[item] ?? ''] ?? '']);
    const given = [['kw', kw], ['total', total], ['gst', 'in'], ['model', model], ...work];
    onTyped(Object.fromEntries(given.filter(([, text]) => text?.trim() !== '')));
  };
  return (
    <form
      ref={box}
      className="quote-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        check();
      }}
    >
      <TextField
        {...field('kw', kw)}
        label={say('quote.kwForm')}
        inputMode="decimal"
        error={isPressed && wrong.kw ? say('quote.error.kw') : null}
      />
      <TextField
        {...field('total', total)}
        label={say('quote.totalForm')}
        inputMode="decimal"
        error={isPressed && wrong.total ? say('quote.error.total') : null}
      />
      <div>
        <p className="quote-head">{say('quote.includes')}</p>
        {FORM_WORK.map((item) => (
          <fieldset key={item} className="quote-said">
            <legend>{words.of(QUOTE)(`quote.work.${item}`)}</legend>
            <Radios
              choices={choices}
              chosen={form[item] ?? 'unsaid'}
              onChoose={(said) => onChange({ ...form, [item]: said })}
            />
          </fieldset>
        ))}
      </div>
      <TextField {...field('model', model)} label={words.of(QUOTE)('quote.model')} />
      <div className="actions">
        <Button type="submit">{say('quote.check')}</Button>
      </div>
    </form>
  );
}
