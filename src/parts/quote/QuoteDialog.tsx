import { useMemo, useState } from 'react';
import type { Core } from '../../app/part.ts';
import { useVisit, useVisitState } from '../../visit/useVisit.ts';
import { withData } from '../../visit/visitState.ts';
import { QuoteAnswer } from './QuoteAnswer.tsx';
import { QuoteForm } from './QuoteForm.tsx';
import { checkDraft, newQuote, type QuoteDraft, readQuoteDraft } from './rules/quote.ts';
import { useQuotedRooms } from './useQuotedRooms.ts';

/** The form, and the answer once it is checked. What is typed is kept with the visit at once. */
export function QuoteDialog({ loadCatalogue }: Pick<Core, 'loadCatalogue'>) {
  const visit = useVisit();
  const { parts } = useVisitState();
  const draft = useMemo(() => readQuoteDraft(parts.quote) ?? newQuote(), [parts.quote]);
  const found = useMemo(() => checkDraft(draft), [draft]);
  const { asked, rooms } = useQuotedRooms();
  // Once pressed here, it can be changed here.
  const [asksRoom] = useState(asked !== 'whole' && (asked === null || rooms.length === 0));
  // The focus stays on the title until the visitor moves on.
  const [hasMoved, setMoved] = useState(false);
  const change = (changed: Partial<QuoteDraft>): void =>
    visit.update((state) => withData(state, 'quote', { ...draft, ...changed }));
  const move = (checked: boolean): void => {
    setMoved(true);
    change({ checked });
  };
  return draft.checked && 'quote' in found ? (
    <QuoteAnswer
      quote={found.quote}
      loadCatalogue={loadCatalogue}
      isNew={hasMoved}
      onChange={() => move(false)}
      onModel={(model) => change({ model })}
    />
  ) : (
    <QuoteForm
      draft={draft}
      found={found}
      asksRoom={asksRoom}
      takesFocus={hasMoved}
      onChange={change}
      onCheck={() => move(true)}
    />
  );
}
