import { useEffect, useRef, useState } from 'react';
import { useSay } from '../../screens/frame/useWords.ts';
import { Button } from '../../ui/Button.tsx';
import { useStyles } from '../../ui/Heading.tsx';
import insightStyles from './insightStyles.css?inline';
import { INSIGHT } from './words/english.ts';

interface InsightLineProps {
  readonly isSkipped: boolean;
  onSkip(): void;
}

/** Says that the steps of this visit are counted. One press stops that. */
export function InsightLine({ isSkipped, onSkip }: InsightLineProps) {
  useStyles(insightStyles);
  const say = useSay(INSIGHT);
  const [skipped, setSkipped] = useState(isSkipped);
  const text = useRef<HTMLSpanElement>(null);
  // The focus was on the button, which is gone.
  useEffect(() => {
    if (skipped && !isSkipped) text.current?.focus();
  }, [skipped, isSkipped]);
  return (
    <p className="hint counted">
      <span ref={text} tabIndex={-1}>
        {`${say(skipped ? 'insight.skipped' : 'insight.steps')} `}
      </span>
      {!skipped && (
        <Button
          look="quiet"
          onClick={() => {
            onSkip();
            setSkipped(true);
          }}
        >
          {say('insight.skip')}
        </Button>
      )}
    </p>
  );
}
