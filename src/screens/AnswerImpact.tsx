import { useId } from 'react';
import type { Impact } from '../matching/impact.ts';
import type { Answers, Flow } from '../questionnaire/question.ts';
import { answerLabel } from '../questionnaire/questionSet.ts';
import { Heading } from '../ui/Heading.tsx';
import { impactText } from '../words/screenWords.ts';

interface AnswerImpactProps {
  readonly flow: Flow;
  readonly answers: Answers;
  readonly impacts: readonly Impact[];
}

/** Which answer removed how many systems. */
export function AnswerImpact({ flow, answers, impacts }: AnswerImpactProps) {
  const id = useId();
  return (
    <section className="group" aria-labelledby={id}>
      <Heading below={1} id={id}>
        What your answers did
      </Heading>
      <dl className="answers">
        {impacts.map((step) => (
          <div key={step.question}>
            <dt>
              {flow.questions[step.question]?.title} {answerLabel(step.question, answers[step.question] ?? '')}
            </dt>
            <dd>{impactText(step)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
