import type { ReactNode } from 'react';
import type { Product } from '../catalogue/product.ts';
import type { Answers } from '../questionnaire/question.ts';
import { type Brief, briefText } from '../words/brief.ts';
import { ActionLink } from './ActionLink.tsx';
import { CopyActions } from './CopyActions.tsx';
import { PrintBrief } from './PrintBrief.tsx';
import type { Action } from './readAction.ts';
import { useWords } from './useWords.ts';

interface BriefActionsProps {
  readonly brief: Brief;
  /** The one primary action; without it, printing is. */
  readonly action: Action | null;
  readonly answers: Answers;
  readonly product: Product;
  /** The primary action where there is one before all others. */
  readonly children: ReactNode;
}

/** The actions of the result: a quote, the provider's own, then print or save, and copy. */
export function BriefActions({ brief, action, answers, product, children }: BriefActionsProps) {
  const words = useWords();
  return (
    <CopyActions text={() => briefText(words, brief)}>
      {children}
      {action && <ActionLink action={action} className={children ? 'button' : 'button button-primary'} />}
      <PrintBrief brief={brief} answers={answers} product={product} look={action || children ? 'plain' : 'primary'} />
    </CopyActions>
  );
}
