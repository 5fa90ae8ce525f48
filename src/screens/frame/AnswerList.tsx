import { path } from '../../questionnaire/path.ts';
import { Button } from '../../ui/Button.tsx';
import { skippedQuestions } from '../../visit/steps.ts';
import { useVisitState } from '../../visit/useVisit.ts';
import type { Step } from '../../visit/visitState.ts';
import { ANSWERS } from '../../words/english/answers.ts';
import { answerText, titleOf } from '../../words/questionWords.ts';
import { useCapability } from './Given.tsx';
import { useWords } from './useWords.ts';

interface AnswerListProps {
  onChange(step: Step): void;
}

/** The visitor's answers, each with *Change*. */
export function AnswerList({ onChange }: AnswerListProps) {
  const state = useVisitState();
  const { answers } = state;
  const words = useWords();
  const say = words.of(ANSWERS);
  const added = useCapability('addedStep')?.answer(words, state);
  const [skipped, ...later] = skippedQuestions(state);
  const row = (step: Step, title: string, text: string) => (
    <div key={step}>
      <dt>{title}</dt>
      <dd>{text}</dd>
      <dd className="answer-change">
        <Button look="quiet" aria-label={say('answers.changeName', { title })} onClick={() => onChange(step)}>
          {say('answers.change')}
        </Button>
      </dd>
    </div>
  );
  return (
    <dl className="answers">
      {path(answers).map((question) => {
        const answer = answers[question];
        const none = say(question === skipped ? 'answers.notAsked' : 'answers.none');
        return row(
          question,
          titleOf(words, question),
          answer === undefined ? none : answerText(words, question, answer),
        );
      })}
      {added && row('added', added.name, added.value)}
      {later.map((question) => (
        <div key={question}>
          <dt>{titleOf(words, question)}</dt>
          <dd>{say('answers.notAsked')}</dd>
        </div>
      ))}
    </dl>
  );
}
