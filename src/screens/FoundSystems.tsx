import { type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Zone } from '../climate/zone.ts';
import type { ReadyCatalogue } from '../matching/catalogueState.ts';
import { critiqued } from '../matching/critiques.ts';
import type { Suggestion } from '../matching/suggest.ts';
import { Button } from '../ui/Button.tsx';
import { StepHeading } from '../ui/Heading.tsx';
import { useVisitState } from '../visit/useVisit.ts';
import { MATCHES } from '../words/english/matches.ts';
import { QUESTION } from '../words/english/questions.ts';
import { AskAgain, type Reload } from './AskAgain.tsx';
import { CompareTray } from './CompareTray.tsx';
import { FallbackNotice } from './FallbackNotice.tsx';
import { LensView } from './LensView.tsx';
import { SystemList } from './SystemList.tsx';
import { useListView } from './useListView.ts';
import { useWords } from './useWords.ts';

interface FoundSystemsProps {
  readonly catalogue: ReadyCatalogue;
  readonly reload: Reload;
  readonly zone: Zone | null;
  onBack(): void;
  onResult(): void;
  onApply(suggestion: Suggestion): void;
  /** Content below the list. */
  readonly children: ReactNode;
}

/** The list of matching systems; or, while the visitor looks for one like another but better, those beside it. */
export function FoundSystems(props: FoundSystemsProps) {
  const { catalogue, reload, zone, onBack, onResult, onApply, children } = props;
  const { products, matcher } = catalogue;
  const words = useWords();
  const say = words.of(MATCHES);
  const title = useId();
  const step = useRef<HTMLElement>(null);
  const found = useListView(catalogue, zone, onResult);
  const { view, compared } = found;
  const { answers, lens } = useVisitState();
  const from = lens && products.find(({ id }) => id === lens.from);
  const better = from ? critiqued(matcher, products, answers, from, zone, lens.ids) : [];
  const isLens = better.length > 0;
  // The list stays as it is behind a lens. After a reload it isn't there until the visitor goes back to it.
  const [isListed, setListed] = useState(!isLens);
  if (!isLens && !isListed) setListed(true);
  const leave = (): void => {
    // The list opens with the row that the visitor came from, so it renders before the lens is gone.
    flushSync(() => setListed(true));
    flushSync(() => view.onLook(null));
    step.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(from?.id ?? '')}"]`)?.focus();
  };
  return (
    <section ref={step} className="step" aria-labelledby={title}>
      <Button look="quiet" onClick={isLens ? leave : onBack}>
        {isLens ? say('lens.back') : words.of(QUESTION)('step.back')}
      </Button>
      {isLens && from && lens && <LensView titleId={title} from={from} lens={lens} better={better} view={view} />}
      {isListed && (
        <div className="step" hidden={isLens}>
          <StepHeading id={isLens ? undefined : title}>{say('matches.title')}</StepHeading>
          <FallbackNotice asOf={catalogue.asOf}>
            <AskAgain reload={reload} />
          </FallbackNotice>
          {lens && !isLens && <p className="notice">{say('lens.gone')}</p>}
          <SystemList found={found} onApply={onApply} />
          {children}
        </div>
      )}
      <CompareTray products={compared} view={view} />
    </section>
  );
}
