import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import type { QuestionId } from '../../../src/questionnaire/question.ts';
import { FLOW } from '../../../src/questionnaire/questionSet.ts';
import { visibleOptions } from '../../../src/questionnaire/visibleOptions.ts';
import './page.css';
import { FIRST, questionAfter } from './journey.ts';
import { End, Landing } from './screens.tsx';

/** A wizard as its documentation shows it: one form, the fields of one step registered at a time. */
function Wizard({ onEnd }: { onEnd(): void }) {
  const [question, setQuestion] = useState<QuestionId>(FIRST);
  const { register, handleSubmit, getValues } = useForm();
  const asked = FLOW.questions[question];
  return (
    <form
      onSubmit={handleSubmit(() => {
        const next = questionAfter(question, getValues());
        if (next) setQuestion(next);
        else onEnd();
      })}
    >
      <fieldset>
        <legend>
          <h1>{asked?.title}</h1>
        </legend>
        {visibleOptions(question, getValues()).map(({ value, label }) => (
          <label key={`${question} ${value}`}>
            <input
              type={asked?.isMultiple ? 'checkbox' : 'radio'}
              value={value}
              {...register(question, { required: true })}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <button type="submit">Continue</button>
    </form>
  );
}

const SCREENS = { landing: Landing, questions: Wizard, end: End };

function App() {
  const [at, setAt] = useState<keyof typeof SCREENS>('landing');
  const Screen = SCREENS[at];
  return <Screen onStart={() => setAt('questions')} onEnd={() => setAt('end')} />;
}

createRoot(document.body).render(<App />);
