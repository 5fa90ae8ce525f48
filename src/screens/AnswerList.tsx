import { path } from '../questionnaire/path.ts';
import type { QuestionId } from '../questionnaire/question.ts';
import { Button } from '../ui/Button.tsx';
import { useVisitState } from '../visit/useVisit.ts';
import { ANSWERS } from '../words/english/answers.ts';
import { answerText, titleOf } from '../words/questionWords.ts';
import { useWords } from './useWords.ts';

interface AnswerListProps {
  onChange(question: QuestionId): void;
}

/** The visitor's answers, each with *Change*. */
export function AnswerList({ onChange }: AnswerListProps) {
  const { answers } = useVisitState();
  const words = useWords();
  const say = words.of(ANSWERS);
  return (
    <dl className="answers">
      {path(answers).map((question) => {
        const answer = answers[question];
        const title = titleOf(words, question);
        return (
          <div key={question}>
            <dt>{title}</dt>
            <dd>{answer === undefined ? say('answers.none') : answerText(words, question, answer)}</dd>
            <dd className="answer-change">
              <Button look="quiet" aria-label={say('answers.changeName', { title })} onClick={() => onChange(question)}>
                {say('answers.change')}
              </Button>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
