import { useId, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { StepHeading } from '../ui/Heading.tsx';

interface ProblemScreenProps {
  readonly error: unknown;
  onRetry(): void;
}

/** Shown when a screen fails (specification, section 8): the detail stays hidden until asked for. */
export function ProblemScreen({ error, onRetry }: ProblemScreenProps) {
  const [shown, setShown] = useState(false);
  const id = useId();
  return (
    <section className="screen" aria-labelledby={`${id}-title`}>
      <StepHeading id={`${id}-title`}>Something went wrong!</StepHeading>
      <p>Your answers are kept.</p>
      <div className="actions">
        <Button look="primary" onClick={onRetry}>
          Try again
        </Button>
        <Button aria-expanded={shown} aria-controls={`${id}-detail`} onClick={() => setShown(!shown)}>
          {shown ? 'Hide Error' : 'Show Error'}
        </Button>
      </div>
      <pre id={`${id}-detail`} className="detail" hidden={!shown}>
        {error instanceof Error ? `${error.name}: ${error.message}` : String(error)}
      </pre>
    </section>
  );
}
