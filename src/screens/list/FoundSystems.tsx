import { type ReactNode, useMemo } from 'react';
import type { Zone } from '../../climate/zone.ts';
import type { ReadyCatalogue } from '../../matching/catalogueState.ts';
import { areAllSmall } from '../../matching/groupModels.ts';
import { priceOfFits } from '../../matching/priceOfWays.ts';
import type { Suggestion } from '../../matching/suggest.ts';
import { soFarText } from '../../words/jobText.ts';
import { matchStatus } from '../../words/matchText.ts';
import { AskAgain, type Reload } from '../frame/AskAgain.tsx';
import { FallbackNotice } from '../frame/FallbackNotice.tsx';
import { Slot } from '../frame/slots.tsx';
import { useWords } from '../frame/useWords.ts';
import { SystemList } from './SystemList.tsx';
import { type Listing, useListView } from './useListView.ts';

interface FoundSystemsProps {
  readonly isAhead: boolean;
  readonly titleId: string;
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
  const { isAhead, titleId, catalogue, reload, zone, onBack, onResult, onApply, children } = props;
  const found = useListView(catalogue, zone, onResult);
  return (
    <>
      <FallbackNotice asOf={catalogue.asOf}>
        <AskAgain reload={reload} />
      </FallbackNotice>
      <SystemList {...{ found, isAhead, titleId, onBack, onApply }}>{children}</SystemList>
      <div className="foot">
        <FoundBar found={found} />
        <Slot name="list.bar" view={found.view} />
      </div>
    </>
  );
}

/** What a job may cost over all that fits on the screen, and the number of models that fit. */
function FoundBar({ found: { ways, shown, groups, view } }: { readonly found: Listing }) {
  const words = useWords();
  const { matcher, job } = view;
  const price = useMemo(
    () => priceOfFits({ ...(shown ? { ways: [shown], missing: [] } : ways), groups }, matcher, job),
    [ways, shown, groups, matcher, job],
  );
  const status = matchStatus(words, groups, areAllSmall({ ...ways, groups }, job));
  const text = [price && soFarText(words, price), status].filter(Boolean).join(' · ');
  return (
    <div className="bar so-far">
      <p role="status">{text}</p>
    </div>
  );
}
