import { Button } from '../../ui/Button.tsx';
import { Fold } from '../../ui/Fold.tsx';
import type { Step } from '../../visit/visitState.ts';
import { ANSWERS } from '../../words/english/answers.ts';
import { AnswerList } from './AnswerList.tsx';
import { useSay } from './useWords.ts';

interface GivenAnswersProps {
  onChange(step: Step): void;
  onStartAgain(): void;
}

/** The section below matches and result: the answers, folded, and the way to start again. */
export function GivenAnswers({ onChange, onStartAgain }: GivenAnswersProps) {
  const say = useSay(ANSWERS);
  return (
    <div className="given">
      <Fold title={say('answers.title')}>
        <AnswerList onChange={onChange} />
      </Fold>
      <Button onClick={onStartAgain}>{say('answers.startAgain')}</Button>
    </div>
  );
}
