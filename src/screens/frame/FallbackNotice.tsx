import type { ReactNode } from 'react';
import { ANSWERS } from '../../words/english/answers.ts';
import { useWords } from './useWords.ts';

interface FallbackNoticeProps {
  /** When the fallback was received, milliseconds since 1970; null for a current catalogue, which needs no notice. */
  readonly asOf: number | null;
  /** Actions for the visitor. */
  readonly children?: ReactNode;
}

/** Tells the visitor the date of the fallback. */
export function FallbackNotice({ asOf, children }: FallbackNoticeProps) {
  const words = useWords();
  if (asOf === null) return null;
  return (
    <div className="notice">
      <p>{words.of(ANSWERS)('products.kept', { date: words.day(asOf) })}</p>
      {children}
    </div>
  );
}
