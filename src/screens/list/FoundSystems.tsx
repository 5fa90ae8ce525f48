import type { ReactNode } from 'react';
import type { Zone } from '../../climate/zone.ts';
import type { ReadyCatalogue } from '../../matching/catalogueState.ts';
import { ENOUGH_MATCHES, type Suggestion } from '../../matching/suggest.ts';
import { path } from '../../questionnaire/path.ts';
import { answerText, titleOf } from '../../words/questionWords.ts';
import { zoneChoice } from '../../words/zoneNames.ts';
import { AskAgain, type Reload } from '../frame/AskAgain.tsx';
import { FallbackNotice } from '../frame/FallbackNotice.tsx';
import { Slot } from '../frame/slots.tsx';
import { useWords } from '../frame/useWords.ts';
import { SystemList } from './SystemList.tsx';
import { useListView } from './useListView.ts';

interface FoundSystemsProps {
  readonly isAhead: boolean;
  readonly catalogue: ReadyCatalogue;
  readonly reload: Reload;
  readonly zone: Zone | null;
  onResult(): void;
  onApply(suggestion: Suggestion): void;
  /** Content below the list. */
  readonly children: ReactNode;
}

export function FoundSystems(props: FoundSystemsProps) {
  const { isAhead, catalogue, reload, zone, onResult, onApply, children } = props;
  const words = useWords();
  const found = useListView(catalogue, zone, onResult);
  const { answers } = found.view;
  return (
    <>
      <FallbackNotice asOf={catalogue.asOf}>
        <AskAgain reload={reload} />
      </FallbackNotice>
      <SystemList found={found} isAhead={isAhead} onApply={onApply}>
        {found.matches.all.known < ENOUGH_MATCHES && (
          <Slot
            name="list.few"
            fits={found.matches.all.known}
            answers={answers}
            lines={path(answers).map((question) => {
              const answer = answers[question];
              return [titleOf(words, question), answer && answerText(words, question, answer)];
            })}
            zone={zone}
            zoneText={zone && zoneChoice(words, zone)}
          />
        )}
        {children}
      </SystemList>
      <Slot name="list.bar" products={found.compared} view={found.view} />
    </>
  );
}
