import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { Heading } from './Heading.tsx';

/** The widest section on a phone, in px. */
const PHONE = 480;

interface FoldProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A section that begins folded on a phone and open elsewhere. */
export function Fold({ title, children }: FoldProps) {
  return (
    <details className="group" ref={useFold()}>
      <summary>
        <Heading below={1}>{title}</Heading>
      </summary>
      {children}
    </details>
  );
}

/** Opens a `<details>` that isn't on a phone, or must be open. Nothing closes it but the visitor. */
export function useFold(isOpen = false): RefObject<HTMLDetailsElement | null> {
  const box = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    if (box.current && (isOpen || box.current.clientWidth > PHONE)) box.current.open = true;
  }, [isOpen]);
  return box;
}
