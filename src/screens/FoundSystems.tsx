import { type ReactNode, useContext, useId } from 'react';
import type { Zone } from '../climate/zone.ts';
import type { ReadyCatalogue } from '../matching/catalogueState.ts';
import type { Suggestion } from '../matching/suggest.ts';
import { path } from '../questionnaire/path.ts';
import { Button } from '../ui/Button.tsx';
import { StepHeading } from '../ui/Heading.tsx';
import { MATCHES } from '../words/english/matches.ts';
import { QUESTION } from '../words/english/questions.ts';
import { answerText, titleOf } from '../words/questionWords.ts';
import { zoneChoice } from '../words/zoneNames.ts';
import { AskAgain, type Reload } from './AskAgain.tsx';
import { CompareTray } from './CompareTray.tsx';
import { FallbackNotice } from './FallbackNotice.tsx';
import { InsightContext } from './insight.ts';
import { SystemList } from './SystemList.tsx';
import { useListView } from './useListView.ts';
import { useWords } from './useWords.ts';

interface FoundSystemsProps {
  readonly isAhead: boolean;
  readonly catalogue: ReadyCatalogue;
  readonly reload: Reload;
  readonly zone: Zone | null;
  onBack(): void;
  onResult(): void;
  onApply(suggestion: Suggestion): void;
  /** Content below the list. */
  readonly children: ReactNode;
}

export function FoundSystems(props: FoundSystemsProps) {
  const { isAhead, catalogue, reload, zone, onBack, onResult, onApply, children } = props;
  const words = useWords();
  const title = useId();
  const found = useListView(catalogue, zone, onResult);
  const insight = useContext(InsightContext);
  const { answers } = found.view;
  return (
    <section className="step" aria-labelledby={title}>
      <Button look="quiet" onClick={onBack}>
        {words.of(QUESTION)('step.back')}
      </Button>
      <StepHeading id={title}>{words.of(MATCHES)('matches.title')}</StepHeading>
      <FallbackNotice asOf={catalogue.asOf}>
        <AskAgain reload={reload} />
      </FallbackNotice>
      <SystemList found={found} isAhead={isAhead} onApply={onApply}>
        {insight?.note({
          fits: found.matches.all.total,
          answers,
          lines: path(answers).map((question) => {
            const answer = answers[question];
            return [titleOf(words, question), answer && answerText(words, question, answer)];
          }),
          zone,
          zoneText: zone && zoneChoice(words, zone),
          updated: catalogue.updated ?? null,
        })}
        {children}
      </SystemList>
      <CompareTray products={found.compared} view={found.view} />
    </section>
  );
}
