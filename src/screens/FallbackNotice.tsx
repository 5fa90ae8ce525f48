import type { ReactNode } from 'react';
import { ANSWERS } from '../words/english/answers.ts';
import { useWords } from './useWords.ts';

interface FallbackNoticeProps {
  /** When the range came from the provider, milliseconds since 1970; null when it has just come, and nothing is said. */
  readonly asOf: number | null;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** Says of which day the range is, where one that was kept on the device stands in. */
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
