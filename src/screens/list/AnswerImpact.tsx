import type { Impact } from '../../matching/impact.ts';
import type { Answers } from '../../questionnaire/question.ts';
import { Fold } from '../../ui/Fold.tsx';
import { MATCHES } from '../../words/english/matches.ts';
import { impactText } from '../../words/matchText.ts';
import { answerText, titleOf } from '../../words/questionWords.ts';
import { useWords } from '../frame/useWords.ts';

interface AnswerImpactProps {
  readonly answers: Answers;
  readonly impacts: readonly Impact[];
}

/** The number of systems that each answer ruled out, up to the one that left none; folded. */
export function AnswerImpact({ answers, impacts }: AnswerImpactProps) {
  const words = useWords();
  const say = words.of(MATCHES);
  return (
    <Fold title={say('impact.title')}>
      <dl className="answers">
        {impacts
          .filter(({ before }) => before > 0)
          .map((step) => {
            const answer = answerText(words, step.question, answers[step.question] ?? '');
            return (
              <div key={step.question}>
                <dt>{say('impact.line', { title: titleOf(words, step.question), answer })}</dt>
                <dd>{impactText(words, step)}</dd>
              </div>
            );
          })}
      </dl>
    </Fold>
  );
}
