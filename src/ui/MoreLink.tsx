import { type ReactNode, useId, useState } from 'react';
import { Button } from './Button.tsx';

interface MoreLinkProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One of a line of links, which shows its section below the line. */
export function MoreLink({ title, children }: MoreLinkProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {title}
      </Button>
      {isOpen && (
        <section id={id} className="more-section" aria-label={title}>
          {children}
        </section>
      )}
    </>
  );
}
