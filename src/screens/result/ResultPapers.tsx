import { type RefObject, useState } from 'react';
import { homeModel } from '../../drawing/homeModel.ts';
import type { Model } from '../../matching/models.ts';
import { WideFold } from '../../ui/Fold.tsx';
import { useVisitState } from '../../visit/useVisit.ts';
import { type Brief, briefText } from '../../words/brief.ts';
import { RESULT } from '../../words/english/result.ts';
import { commonFacts } from '../../words/modelFacts.ts';
import { Slot } from '../frame/slots.tsx';
import { useWords } from '../frame/useWords.ts';
import { PaperRow } from './PaperRow.tsx';
import { PrintBriefButton } from './PrintBrief.tsx';

interface ResultPapersProps {
  readonly model: Model;
  readonly brief: Brief;
  readonly sheet: RefObject<HTMLElement | null>;
  /** False if printing the brief is the result's main action. */
  readonly printsBrief: boolean;
  /** Now: milliseconds since 1970. */
  readonly at: number;
}

/** Everything to take along, a line each: the brief, and the papers of parts. */
export function ResultPapers({ model, brief, sheet, printsBrief, at }: ResultPapersProps) {
  const words = useWords();
  const say = words.of(RESULT);
  const { answers } = useVisitState();
  const [isOpen, setOpen] = useState(false);
  return (
    <WideFold title={say('result.papers')} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <PaperRow name={say('result.brief')} action="copy" text={() => briefText(words, brief)}>
        {printsBrief && (
          <PrintBriefButton
            brief={brief}
            answers={answers}
            product={commonFacts(model)}
            sheet={sheet}
            look="quiet"
            isShort
          />
        )}
      </PaperRow>
      <Slot name="result.papers" model={model} building={homeModel(answers).building} at={at} isOpen={isOpen} />
    </WideFold>
  );
}
