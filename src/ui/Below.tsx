import { Activity, type ReactNode, useEffect, useState } from 'react';
import { MAX_WAIT_MS } from './afterPaint.ts';
import { whenIdle } from './useIdle.ts';

interface BelowProps {
  /** True if the browser should paint the content above first; false shows it at once. */
  readonly isLate: boolean;
  readonly children: ReactNode;
}

/** Content out of sight below the first screen. It renders in the next idle time, so nothing waits for its layout. */
export function Below({ isLate, children }: BelowProps) {
  const [isPainted, setPainted] = useState(false);
  const isShown = isPainted || !isLate;
  // In a hidden `<Activity>` it only runs once the activity is shown.
  useEffect(() => (isShown ? undefined : whenIdle(() => setPainted(true), { timeout: MAX_WAIT_MS })), [isShown]);
  return (
    <>
      {!isShown && <div className="below" />}
      <Activity mode={isShown ? 'visible' : 'hidden'}>{children}</Activity>
    </>
  );
}
