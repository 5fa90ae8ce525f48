import { type ReactNode, useState } from 'react';
import { MATCHES } from '../../words/english/matches.ts';
import { usePart } from './usePart.ts';
import { useSay } from './useWords.ts';

interface OnDemandProps<Part> {
  readonly title: ReactNode;
  /** The same function at each render; null shows nothing. */
  readonly load: (() => Promise<Part | null>) | null;
  children(part: Part): ReactNode;
}

/** A folded box whose program loads when the visitor opens it. */
export function OnDemand<Part extends object>({ title, load, children }: OnDemandProps<Part>) {
  const say = useSay(MATCHES);
  const [isOpen, setOpen] = useState(false);
  const part = usePart(load, isOpen);
  if (!load) return null;
  return (
    <details className="small-fold" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && part === 'failed' && <p role="alert">{say('size.helpFailed')}</p>}
      {isOpen && part !== null && part !== 'failed' && children(part)}
    </details>
  );
}
