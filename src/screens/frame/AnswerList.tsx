import { path } from '../../questionnaire/path.ts';
import type { QuestionId } from '../../questionnaire/question.ts';
import { Button } from '../../ui/Button.tsx';
import { skippedQuestions } from '../../visit/steps.ts';
import { useVisitState } from '../../visit/useVisit.ts';
import { ANSWERS } from '../../words/english/answers.ts';
import { answerText, titleOf } from '../../words/questionWords.ts';
import { useWords } from './useWords.ts';

interface AnswerListProps {
  onChange(question: QuestionId): void;
}

/** The visitor's answers, each with *Change*. */
export function AnswerList({ onChange }: AnswerListProps) {
  const state = useVisitState();
  const { answers } = state;
  const words = useWords();
  const say = words.of(ANSWERS);
  const [skipped, ...later] = skippedQuestions(state);
  return (
    <dl className="answers">
      {path(answers).map((question) => {
        const answer = answers[question];
        const title = titleOf(words, question);
        return (
          <div key={question}>
            <dt>{title}</dt>
            <dd>
              {answer !== undefined
                ? answerText(words, question, answer)
                : say(question === skipped ? 'answers.notAsked' : 'answers.none')}
            </dd>
            <dd className="answer-change">
              <Button look="quiet" aria-label={say('answers.changeName', { title })} onClick={() => onChange(question)}>
                {say('answers.change')}
              </Button>
            </dd>
          </div>
        );
      })}
      {later.map((question) => (
        <div key={question}>
          <dt>{titleOf(words, question)}</dt>
          <dd>{say('answers.notAsked')}</dd>
        </div>
      ))}
    </dl>
  );
}
