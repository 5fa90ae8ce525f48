import { type RefObject, useContext, useState } from 'react';
import { homeModel } from '../drawing/homeModel.ts';
import type { Model } from '../matching/models.ts';
import { WideFold } from '../ui/Fold.tsx';
import { loadPart } from '../ui/loadPart.ts';
import { useVisitState } from '../visit/useVisit.ts';
import { type Brief, briefText } from '../words/brief.ts';
import { MATCHES } from '../words/english/matches.ts';
import { RESULT } from '../words/english/result.ts';
import { commonFacts } from '../words/modelFacts.ts';
import { PaperRow } from './PaperRow.tsx';
import { PrintBriefButton } from './PrintBrief.tsx';
import { ShareContext } from './share.ts';
import { usePart } from './usePart.ts';
import { useWords } from './useWords.ts';

const loadPapers = () => loadPart(() => import('./Papers.tsx'), 'Papers');

interface ResultPapersProps {
  readonly model: Model;
  readonly brief: Brief;
  readonly sheet: RefObject<HTMLElement | null>;
  /** False if printing the brief is the result's main action. */
  readonly printsBrief: boolean;
  /** Now: milliseconds since 1970. */
  readonly at: number;
}

/** Everything to take along, a line each: the brief, the further papers, whose program loads with the fold, and the link. */
export function ResultPapers({ model, brief, sheet, printsBrief, at }: ResultPapersProps) {
  const words = useWords();
  const say = words.of(RESULT);
  const { answers } = useVisitState();
  const share = useContext(ShareContext);
  const [isOpen, setOpen] = useState(false);
  const Papers = usePart(loadPapers, isOpen);
  return (
    <WideFold title={say('result.papers')} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <PaperRow name={say('result.brief')} text={() => briefText(words, brief)}>
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
      {Papers === 'failed' && <p role="alert">{words.of(MATCHES)('size.helpFailed')}</p>}
      {Papers && Papers !== 'failed' && <Papers model={model} building={homeModel(answers).building} at={at} />}
      {share?.section}
    </WideFold>
  );
}
