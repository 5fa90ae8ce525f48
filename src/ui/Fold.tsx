import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Heading } from './Heading.tsx';

/** The widest section on a phone, in px. */
const PHONE = 480;

interface FoldProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A section that begins folded on a phone and open elsewhere. */
export function Fold({ title, children }: FoldProps) {
  const box = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    if (box.current) box.current.open = box.current.clientWidth > PHONE;
  }, []);
  return (
    <details className="group" ref={box}>
      <summary>
        <Heading below={1}>{title}</Heading>
      </summary>
      {children}
    </details>
  );
}
