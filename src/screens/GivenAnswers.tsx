import type { QuestionId } from '../questionnaire/question.ts';
import { Button } from '../ui/Button.tsx';
import { Heading } from '../ui/Heading.tsx';
import { ANSWERS } from '../words/english/answers.ts';
import { AnswerList } from './AnswerList.tsx';
import { useSay } from './useWords.ts';

interface GivenAnswersProps {
  onChange(question: QuestionId): void;
  onStartAgain(): void;
}

/** The section below matches and result: the answers, folded, and the way to start again. */
export function GivenAnswers({ onChange, onStartAgain }: GivenAnswersProps) {
  const say = useSay(ANSWERS);
  return (
    <>
      <details className="group">
        <summary>
          <Heading below={1}>{say('answers.title')}</Heading>
        </summary>
        <AnswerList onChange={onChange} />
      </details>
      <p>
        <Button onClick={onStartAgain}>{say('answers.startAgain')}</Button>
      </p>
    </>
  );
}
