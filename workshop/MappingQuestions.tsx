import { useMemo, useRef, useState } from 'react';
import { askAll, type MappingQuestion } from '../sheets/map/questions.ts';
import type { Table } from '../sheets/open/table.ts';
import type { Mapping } from '../sheets/read/mapping.ts';
import { AdminButton } from './Button.tsx';
import { __, sprintf, translated } from './i18n.ts';

interface MappingQuestionsProps {
  readonly source: Table;
  readonly mapping: Mapping;
  onMapping(mapping: Mapping): void;
}

/** The same questions as on the command line. An answer changes the table below. */
export function MappingQuestions({ source, mapping, onMapping }: MappingQuestionsProps) {
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const open = useMemo(() => [...askAll(source, mapping, translated, asked)], [source, mapping, asked]);
  const box = useRef<HTMLFieldSetElement>(null);
  if (open.length === 0 && asked.size === 0) return null;
  return (
    <fieldset ref={box} tabIndex={-1} className="ps-choice">
      <legend>
        {sprintf(
          // translators: %s: a number
          __('Questions: %s', 'product-selector'),
          open.length,
        )}
      </legend>
      {open.map((question) => (
        <OneQuestion
          key={question.id}
          question={question}
          onAnswer={(value) => {
            setAsked(new Set([...asked, question.id]));
            onMapping(question.answer(value));
            // The button disappears with its question, so the focus moves to the box.
            box.current?.focus();
          }}
        />
      ))}
    </fieldset>
  );
}

/** A question. The likely answer is chosen at first, or the one that leaves it open. */
function OneQuestion({ question, onAnswer }: { readonly question: MappingQuestion; onAnswer(value: string): void }) {
  const { text, choices, suggested } = question;
  const [chosen, setChosen] = useState(suggested ?? choices.at(-1)?.value ?? '');
  return (
    <p className="ps-buttons">
      <label>
        <bdi>{text}</bdi>{' '}
        <select value={chosen} onChange={({ currentTarget: { value } }) => setChosen(value)}>
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {value === suggested
                ? sprintf(
                    // translators: %s: an answer
                    __('%s (probably)', 'product-selector'),
                    label,
                  )
                : label}
            </option>
          ))}
        </select>
      </label>
      <AdminButton onClick={() => onAnswer(chosen)}>
        {__('Answer', 'product-selector')}
        <span className="screen-reader-text"> {text}</span>
      </AdminButton>
    </p>
  );
}
