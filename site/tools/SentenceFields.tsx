import { useId, useState } from 'react';
import { ALL_MESSAGES } from '../../src/allMessages.ts';
import { ProblemList } from './ProblemList.tsx';
import { readSentences, withSentence } from './readSentences.ts';

interface SentenceFieldsProps {
  readonly typed: string;
  onChange(typed: string): void;
}

const KEYS = Object.entries(ALL_MESSAGES);
const shown = (message: (typeof KEYS)[number][1]): string => (typeof message === 'string' ? message : message.other);

/** The page's own sentences: a list to pick from, and the resulting JSON. */
export function SentenceFields({ typed, onChange }: SentenceFieldsProps) {
  const [key, setKey] = useState('');
  const pick = useId();
  const keys = useId();
  const field = useId();
  const { problems } = readSentences(typed, ALL_MESSAGES);
  const isKnown = Object.hasOwn(ALL_MESSAGES, key);
  return (
    <>
      <div className="field">
        <label htmlFor={pick}>Find a sentence</label>
        <input id={pick} type="text" list={keys} value={key} onChange={({ target }) => setKey(target.value)} />
        <datalist id={keys}>
          {KEYS.map(([name, message]) => (
            <option key={name} value={name}>
              {shown(message)}
            </option>
          ))}
        </datalist>
        <button
          type="button"
          className="button"
          disabled={!isKnown}
          onClick={() => onChange(withSentence(typed, key, ALL_MESSAGES))}
        >
          Add it
        </button>
        <p className="hint">{isKnown ? `In English: ${shown(ALL_MESSAGES[key]!)}` : 'By its key or its words.'}</p>
      </div>
      <div className="field">
        <label htmlFor={field}>Your sentences, as JSON</label>
        <textarea
          id={field}
          rows={6}
          spellCheck={false}
          value={typed}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
      <ProblemList lines={problems} />
    </>
  );
}
