import type { ReactNode } from 'react';
import { CopyActions } from './CopyActions.tsx';

interface PaperRowProps {
  readonly name: string;
  /** The accessible name of *Copy as text*. */
  readonly copyName?: string | undefined;
  text(): string;
  /** *Print*, and the sheet. */
  readonly children: ReactNode;
}

/** One paper on one line: its name, *Print* and *Copy as text*. */
export function PaperRow({ name, copyName, text, children }: PaperRowProps) {
  return (
    <div className="paper-row">
      <p>{name}</p>
      <CopyActions text={text} name={copyName}>
        {children}
      </CopyActions>
    </div>
  );
}
