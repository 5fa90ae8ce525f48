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

/** What stands below matches and result: the answers that led there, and the way back to the beginning. */
export function GivenAnswers({ onChange, onStartAgain }: GivenAnswersProps) {
  const say = useSay(ANSWERS);
  return (
    <section className="group">
      <Heading below={1}>{say('answers.title')}</Heading>
      <AnswerList onChange={onChange} />
      <Button onClick={onStartAgain}>{say('answers.startAgain')}</Button>
    </section>
  );
}
