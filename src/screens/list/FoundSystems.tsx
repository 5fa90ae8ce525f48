import type { ReactNode } from 'react';
import type { Zone } from '../../climate/zone.ts';
import type { ReadyCatalogue } from '../../matching/catalogueState.ts';
import type { Suggestion } from '../../matching/suggest.ts';
import { AskAgain, type Reload } from '../frame/AskAgain.tsx';
import { FallbackNotice } from '../frame/FallbackNotice.tsx';
import { Slot } from '../frame/slots.tsx';
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
  const found = useListView(catalogue, zone, onResult);
  return (
    <>
      <FallbackNotice asOf={catalogue.asOf}>
        <AskAgain reload={reload} />
      </FallbackNotice>
      <SystemList found={found} isAhead={isAhead} onApply={onApply}>
        {children}
      </SystemList>
      <Slot name="list.bar" view={found.view} />
    </>
  );
}
