import { useEffect, useRef, useState } from 'react';
import { BANDS, bandOf, MAX_ROOMS, readRooms, roomsOfArea } from '../../questionnaire/rooms.ts';
import { useRooms } from '../../screens/frame/useRooms.ts';
import { useWords } from '../../screens/frame/useWords.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useVisit } from '../../visit/useVisit.ts';
import { withData } from '../../visit/visitState.ts';
import { RadioHead, RadioRow } from './RadioRow.tsx';
import { type checkDraft, INCLUDED, MAX_KW, MAX_TYPED, MIN_KW, type QuoteDraft, SAID } from './rules/quote.ts';
import { useQuotedRooms } from './useQuotedRooms.ts';
import { QUOTE_DIALOG } from './words/dialog.ts';
import { QUOTE } from './words/english.ts';

interface QuoteFormProps {
  readonly draft: QuoteDraft;
  readonly found: ReturnType<typeof checkDraft>;
  readonly asksRoom: boolean;
  /** True if the visitor comes back to it. */
  readonly takesFocus: boolean;
  onChange(changed: Partial<QuoteDraft>): void;
  onCheck(): void;
}

/** *Your quote*. Problems are said at their fields, from the first *Check my quote* on. */
export function QuoteForm({ draft, found, asksRoom, takesFocus, onChange, onCheck }: QuoteFormProps) {
  const words = useWords();
  const say = words.of(QUOTE_DIALOG);
  const sayQuote = words.of(QUOTE);
  const form = useRef<HTMLFormElement>(null);
  const [isPressed, setPressed] = useState(false);
  const choices = SAID.map((said) => ({ value: said, label: sayQuote(`quote.said.${said}`) }));
  const wrong = isPressed && 'wrong' in found ? found.wrong : [];
  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  const typed = (name: 'kw' | 'total' | 'model') => ({
    label: sayQuote(`quote.${name}`),
    value: draft[name],
    autoComplete: 'off',
    maxLength: MAX_TYPED,
    onChange: (event: { readonly target: { readonly value: string } }) => onChange({ [name]: event.target.value }),
  });
  return (
    <form
      ref={form}
      className="quote"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setPressed(true);
        if ('quote' in found) return onCheck();
        form.current?.querySelectorAll('input')[found.wrong[0] === 'kw' ? 0 : 1]?.focus();
      }}
    >
      <p className="hint">{say('quote.lead')}</p>
      <div className="quote-figures">
        <TextField
          {...typed('kw')}
          inputMode="decimal"
          error={wrong.includes('kw') ? say('quote.kwError', { least: MIN_KW, most: MAX_KW }) : null}
        />
        <TextField
          {...typed('total')}
          inputMode="decimal"
          error={wrong.includes('total') ? say('quote.totalError') : null}
        />
      </div>
      <div>
        <RadioHead title={say('quote.includes')} labels={choices.map(({ label }) => label)} />
        {INCLUDED.map((item) => (
          <RadioRow
            key={item}
            isInTable
            legend={sayQuote(`quote.${item}`)}
            choices={choices}
            chosen={draft.includes[item]}
            onChoose={(said) => onChange({ includes: { ...draft.includes, [item]: said } })}
          />
        ))}
      </div>
      <TextField {...typed('model')} />
      {asksRoom && <RoomChoice />}
      <div className="actions">
        <Button look="primary" type="submit">
          {say('quote.check')}
        </Button>
      </div>
      <p className="hint">{say('quote.private')}</p>
    </form>
  );
}

const UNSURE = 'unsure';

/** *How big is the room?* in a few presses; nothing where no part decides sizes. */
function RoomChoice() {
  const words = useWords();
  const say = words.of(QUOTE_DIALOG);
  const visit = useVisit();
  const { asked, rooms } = useQuotedRooms();
  const { sizes } = useRooms(null);
  const [isUnsure, setUnsure] = useState(false);
  if (!sizes) return null;
  const count = typeof asked === 'number' && asked > 1 ? MAX_ROOMS : 1;
  const band = rooms.length > 0 ? bandOf(rooms) : null;
  const choose = (value: string): void => {
    const area = value === UNSURE ? null : Number(value);
    setUnsure(area === null);
    visit.update((state) => withData(state, 'rooms', roomsOfArea(area, count, readRooms(state.parts.rooms))));
  };
  return (
    <RadioRow
      legend={say('quote.room', { count })}
      choices={[...BANDS, UNSURE].map((value) => ({
        value: String(value),
        label: say(`quote.area.${value}` as 'quote.area.15'),
      }))}
      chosen={band === null ? (isUnsure ? UNSURE : null) : String(band)}
      onChoose={choose}
    />
  );
}
