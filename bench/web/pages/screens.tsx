import { useState } from 'react';
import { choose } from '../../../src/questionnaire/choose.ts';
import { type Answers, chosenValues, type QuestionId } from '../../../src/questionnaire/question.ts';
import { FLOW } from '../../../src/questionnaire/questionSet.ts';
import { visibleOptions } from '../../../src/questionnaire/visibleOptions.ts';
import { FIRST, questionAfter } from './journey.ts';
import { END, LEAD, TITLE } from './texts.ts';

export function Landing({ onStart }: { onStart(): void }) {
  return (
    <section>
      <h1>{TITLE}</h1>
      <p>{LEAD}</p>
      <button type="button" className="start" onClick={onStart}>
        Start
      </button>
    </section>
  );
}

export function Questions({ onEnd }: { onEnd(): void }) {
  const [question, setQuestion] = useState<QuestionId>(FIRST);
  const [answers, setAnswers] = useState<Answers>({});
  const asked = FLOW.questions[question];
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const next = questionAfter(question, answers);
        if (next) setQuestion(next);
        else onEnd();
      }}
    >
      <fieldset>
        <legend>
          <h1>{asked?.title}</h1>
        </legend>
        {visibleOptions(question, answers).map(({ value, label }) => (
          <label key={`${question} ${value}`}>
            <input
              type={asked?.isMultiple ? 'checkbox' : 'radio'}
              name={question}
              value={value}
              checked={chosenValues(answers, question).includes(value)}
              onChange={() => setAnswers(choose(answers, question, value).answers)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <button type="submit">Continue</button>
    </form>
  );
}

export function End() {
  return <h1 className="end">{END}</h1>;
}
