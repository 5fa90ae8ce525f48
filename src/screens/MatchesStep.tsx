import { type ReactNode, useId, useMemo } from 'react';
import type { Product } from '../catalogue/product.ts';
import { impact } from '../matching/impact.ts';
import { GROUPS, type Matcher } from '../matching/matcher.ts';
import { ENOUGH_MATCHES, type Suggestion, suggest } from '../matching/suggest.ts';
import type { Answers, Flow, QuestionId } from '../questionnaire/question.ts';
import { Button } from '../ui/Button.tsx';
import { Heading, StepHeading } from '../ui/Heading.tsx';
import { matchStatus, restText } from '../words/screenWords.ts';
import { AnswerImpact } from './AnswerImpact.tsx';
import { AnswerList } from './AnswerList.tsx';
import { MatchGroup } from './MatchGroup.tsx';
import { NoProducts } from './NoProducts.tsx';
import { Suggestions } from './Suggestions.tsx';
import { useZone } from './useZone.ts';

interface MatchesStepProps {
  readonly flow: Flow;
  readonly answers: Answers;
  /** Null when products could not be loaded. */
  readonly matcher: Matcher | null;
  readonly loading: boolean;
  onBack(): void;
  onChange(question: QuestionId): void;
  onChoose(product: Product): void;
  onApply(suggestion: Suggestion): void;
  onReload(): void;
  onStartAgain(): void;
}

/** The matching systems in their groups. */
export function MatchesStep(props: MatchesStepProps) {
  const { flow, answers, matcher, loading, onBack, onChange, onChoose, onApply, onReload, onStartAgain } = props;
  const title = useId();
  const { zone } = useZone();
  const matches = useMemo(() => matcher?.match(answers), [matcher, answers]);
  let found: ReactNode;
  if (!matches || !matcher || matcher.size === 0) {
    found = <NoProducts failed={matcher === null} loading={loading} onReload={onReload} />;
  } else {
    const few = matches.all.total < ENOUGH_MATCHES;
    const total = { all: matches.all.total, wish: matches.wish.total, close: matches.close.total };
    found = (
      <>
        <p>{matchStatus(total)}</p>
        <p className="hint">
          First come systems with the fewest misses, then those with the fewest open points; among equals the provider
          decides.
        </p>
        {few && <Suggestions flow={flow} suggestions={suggest(flow, matcher, answers)} onApply={onApply} />}
        {GROUPS.map((group) => (
          <MatchGroup
            key={group}
            group={group}
            ranked={matches[group]}
            answers={answers}
            zone={zone}
            onChoose={onChoose}
          />
        ))}
        {few && <AnswerImpact flow={flow} answers={answers} impacts={impact(flow, matcher, answers)} />}
        {matches.rest > 0 && <p className="hint">{restText(matches.rest)}</p>}
      </>
    );
  }
  return (
    <section className="step" aria-labelledby={title}>
      <Button look="quiet" onClick={onBack}>
        Back
      </Button>
      <StepHeading id={title}>Systems for your home</StepHeading>
      {found}
      <section className="group">
        <Heading below={1}>Your answers</Heading>
        <AnswerList flow={flow} answers={answers} onChange={onChange} />
        <Button onClick={onStartAgain}>Start again</Button>
      </section>
    </section>
  );
}
