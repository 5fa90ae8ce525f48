import { type ReactNode, useId } from 'react';
import type { Product } from '../catalogue/product.ts';
import type { Answers } from '../questionnaire/question.ts';
import { Button } from '../ui/Button.tsx';
import { type Brief, briefText } from '../words/brief.ts';
import { RESULT } from '../words/english/result.ts';
import { ActionLink } from './ActionLink.tsx';
import { PrintBrief } from './PrintBrief.tsx';
import type { Action } from './readAction.ts';
import { useCopy } from './useCopy.ts';
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
  const say = words.of(RESULT);
  const id = useId();
  const [outcome, copy] = useCopy();
  const text = () => briefText(words, brief);
  return (
    <>
      <div className="actions">
        {children}
        {action && <ActionLink action={action} className={children ? 'button' : 'button button-primary'} />}
        <PrintBrief brief={brief} answers={answers} product={product} look={action || children ? 'plain' : 'primary'} />
        <Button onClick={() => copy(text())}>{say('result.copy')}</Button>
      </div>
      <p role="status" className="hint">
        {outcome === 'copied' && say('result.copied')}
        {outcome === 'byHand' && say('result.copyByHand')}
      </p>
      {outcome === 'byHand' && (
        <div className="field brief-text">
          <label htmlFor={id}>{say('result.briefText')}</label>
          <textarea id={id} readOnly rows={10} value={text()} onFocus={(event) => event.target.select()} />
        </div>
      )}
    </>
  );
}
