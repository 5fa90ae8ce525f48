import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { ANSWERS } from '../words/english/answers.ts';
import { useSay } from './useWords.ts';

/** Loading the catalogue again. */
export interface Reload {
  /** Is the catalogue loading now? */
  readonly loading: boolean;
  start(): void;
}

/** Loads the catalogue again and announces the outcome. */
export function AskAgain({ reload: { loading, start } }: { readonly reload: Reload }) {
  const say = useSay(ANSWERS);
  const [tried, setTried] = useState(false);
  const after = tried ? say('products.still') : '';
  return (
    <>
      <Button
        aria-disabled={loading}
        onClick={() => {
          if (loading) return;
          setTried(true);
          start();
        }}
      >
        {say('products.retry')}
      </Button>
      <p role="status">{loading ? say('products.loading') : after}</p>
    </>
  );
}
