import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react';
import { Heading } from './Heading.tsx';

/** The widest section on a phone, in px. */
const PHONE = 480;

interface FoldProps extends ComponentProps<'details'> {
  readonly title: string;
}

/** A section that begins folded. */
export function Fold({ title, children, ...rest }: FoldProps) {
  return (
    <details className="group" {...rest}>
      <summary>
        <Heading below={1}>{title}</Heading>
      </summary>
      {children}
    </details>
  );
}

/**
 * Opens a `<details>` that must be open, or that becomes wider than a phone, which may be turned. Only the visitor closes
 * it. An observer costs no extra layout, however many folds there are.
 */
export function useFold(isOpen = false): RefObject<HTMLDetailsElement | null> {
  const box = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    const details = box.current;
    if (!details) return;
    const observer = new ResizeObserver(() => {
      if (!isOpen && details.clientWidth <= PHONE) return;
      details.open = true;
      observer.disconnect();
    });
    observer.observe(details);
    return () => observer.disconnect();
  }, [isOpen]);
  return box;
}
