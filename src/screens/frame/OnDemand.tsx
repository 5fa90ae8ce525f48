import { type ReactNode, useState } from 'react';
import { ANSWERS } from '../../words/english/answers.ts';
import { useLoaded } from './useLoaded.ts';
import { useSay } from './useWords.ts';

interface LoadedProps<Content> {
  /** The same function at each render. */
  load(): Promise<Content | null>;
  children(content: Content): ReactNode;
}

/** A program's content, once it has loaded. */
export function Loaded<Content extends object>({ load, children }: LoadedProps<Content>) {
  const say = useSay(ANSWERS);
  const content = useLoaded(load, true);
  if (content === 'failed') return <p role="alert">{say('load.failed')}</p>;
  return content && children(content);
}

interface OnDemandProps<Content> {
  readonly title: ReactNode;
  /** The same function at each render; null shows nothing. */
  readonly load: LoadedProps<Content>['load'] | null;
  readonly children: LoadedProps<Content>['children'];
}

/** A folded box whose program loads when the visitor opens it. */
export function OnDemand<Content extends object>({ title, load, children }: OnDemandProps<Content>) {
  const [isOpen, setOpen] = useState(false);
  if (!load) return null;
  return (
    <details className="small-fold" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && <Loaded load={load}>{children}</Loaded>}
    </details>
  );
}
