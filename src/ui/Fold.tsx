import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';

/** The widest box of a phone, in px. */
const PHONE = 480;

interface FoldProps extends ComponentProps<'details'> {
  readonly summary: ReactNode;
}

/** Content that begins folded on a phone and open elsewhere. */
export function Fold({ summary, children, ...rest }: FoldProps) {
  const box = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    if (box.current) box.current.open = box.current.clientWidth > PHONE;
  }, []);
  return (
    <details {...rest} ref={box}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
