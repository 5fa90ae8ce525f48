import { type ReactNode, useState } from 'react';
import { MATCHES } from '../../words/english/matches.ts';
import { useLoaded } from './useLoaded.ts';
import { useSay } from './useWords.ts';

interface OnDemandProps<Content> {
  readonly title: ReactNode;
  /** The same function at each render; null shows nothing. */
  readonly load: (() => Promise<Content | null>) | null;
  children(content: Content): ReactNode;
}

/** A folded box whose program loads when the visitor opens it. */
export function OnDemand<Content extends object>({ title, load, children }: OnDemandProps<Content>) {
  const say = useSay(MATCHES);
  const [isOpen, setOpen] = useState(false);
  const content = useLoaded(load, isOpen);
  if (!load) return null;
  return (
    <details className="small-fold" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && content === 'failed' && <p role="alert">{say('load.failed')}</p>}
      {isOpen && content !== null && content !== 'failed' && children(content)}
    </details>
  );
}
