import { path } from '../questionnaire/path.ts';
import type { Answers, Flow, QuestionId } from '../questionnaire/question.ts';
import { Button } from '../ui/Button.tsx';
import { ANSWERS } from '../words/english/answers.ts';
import { answerText, titleOf } from '../words/questionWords.ts';
import { useWords } from './useWords.ts';

interface AnswerListProps {
  readonly flow: Flow;
  readonly answers: Answers;
  onChange(question: QuestionId): void;
}

/** The visitor's answers, each with *Change*. */
export function AnswerList({ flow, answers, onChange }: AnswerListProps) {
  const words = useWords();
  const say = words.of(ANSWERS);
  return (
    <dl className="answers">
      {path(flow, answers).map((question) => {
        const answer = answers[question];
        const title = titleOf(words, flow, question);
        return (
          <div key={question}>
            <dt>{title}</dt>
            <dd>{answer === undefined ? say('answers.none') : answerText(words, flow, question, answer)}</dd>
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
