import { path } from '../questionnaire/path.ts';
import type { Answers, Flow, QuestionId } from '../questionnaire/question.ts';
import { answerLabel } from '../questionnaire/questionSet.ts';
import { Button } from '../ui/Button.tsx';

interface AnswerListProps {
  readonly flow: Flow;
  readonly answers: Answers;
  onChange(question: QuestionId): void;
}

/** The visitor's answers, each with *Change*. */
export function AnswerList({ flow, answers, onChange }: AnswerListProps) {
  return (
    <dl className="answers">
      {path(flow, answers).map((question) => {
        const answer = answers[question];
        const title = flow.questions[question]?.title;
        return (
          <div key={question}>
            <dt>{title}</dt>
            <dd>{answer === undefined ? 'Not answered' : answerLabel(question, answer)}</dd>
            <dd className="answer-change">
              <Button look="quiet" aria-label={`Change: ${title}`} onClick={() => onChange(question)}>
                Change
              </Button>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
