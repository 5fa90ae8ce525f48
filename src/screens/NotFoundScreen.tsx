import { useId } from 'react';
import { Button } from '../ui/Button.tsx';
import { StepHeading } from '../ui/Heading.tsx';

/** Shown for a route that does not exist (specification, section 2). */
export function NotFoundScreen({ onHome }: { onHome(): void }) {
  const title = useId();
  return (
    <section className="screen" aria-labelledby={title}>
      <StepHeading id={title}>Not Found</StepHeading>
      <p>There is no such page in this guide. Your answers are kept.</p>
      <div className="actions">
        <Button look="primary" onClick={onHome}>
          Back to the start
        </Button>
      </div>
    </section>
  );
}
