import { useId } from 'react';
import type { Product } from '../catalogue/product.ts';
import type { Zone } from '../climate/zone.ts';
import type { Matcher } from '../matching/matcher.ts';
import type { Suggestion } from '../matching/suggest.ts';
import type { Answers, Flow, QuestionId } from '../questionnaire/question.ts';
import { Button } from '../ui/Button.tsx';
import { StepHeading } from '../ui/Heading.tsx';
import { MATCHES } from '../words/english/matches.ts';
import { QUESTION } from '../words/english/questions.ts';
import { AskAgain } from './AskAgain.tsx';
import { FoundSystems } from './FoundSystems.tsx';
import { GivenAnswers } from './GivenAnswers.tsx';
import { KeptRange } from './KeptRange.tsx';
import { NoProducts } from './NoProducts.tsx';
import { useSay } from './useWords.ts';

interface MatchesStepProps {
  readonly flow: Flow;
  readonly answers: Answers;
  /** The range; null when products could not be loaded. */
  readonly products: readonly Product[] | null;
  /** When the range came, where one that was kept stands in; otherwise null. */
  readonly asOf: number | null;
  /** Prepared from the products; null without them. */
  readonly matcher: Matcher | null;
  readonly loading: boolean;
  /** The visitor's climate zone, where it is known. */
  readonly zone: Zone | null;
  onBack(): void;
  onChange(question: QuestionId): void;
  onChoose(product: Product): void;
  onApply(suggestion: Suggestion): void;
  onReload(): void;
  onStartAgain(): void;
}

/** The matching systems, and the answers that led to them. */
export function MatchesStep(props: MatchesStepProps) {
  const {
    flow,
    answers,
    products,
    asOf,
    matcher,
    loading,
    zone,
    onBack,
    onChange,
    onChoose,
    onApply,
    onReload,
    onStartAgain,
  } = props;
  const title = useId();
  const say = useSay(MATCHES);
  const sayQuestion = useSay(QUESTION);
  const given = <GivenAnswers {...{ flow, answers, onChange, onStartAgain }} />;
  return (
    <section className="step" aria-labelledby={title}>
      <Button look="quiet" onClick={onBack}>
        {sayQuestion('step.back')}
      </Button>
      <StepHeading id={title}>{say('matches.title')}</StepHeading>
      {products?.length && matcher ? (
        <>
          <KeptRange asOf={asOf}>
            <AskAgain {...{ loading, onReload }} />
          </KeptRange>
          <FoundSystems {...{ flow, answers, products, matcher, zone, onChoose, onApply }}>{given}</FoundSystems>
        </>
      ) : (
        <>
          <NoProducts failed={products === null} loading={loading} onReload={onReload} />
          {given}
        </>
      )}
    </section>
  );
}
