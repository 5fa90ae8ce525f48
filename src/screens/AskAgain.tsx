import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { ANSWERS } from '../words/english/answers.ts';
import { useSay } from './useWords.ts';

interface AskAgainProps {
  readonly loading: boolean;
  onReload(): void;
}

/** Asks for the products again, and says how that goes. */
export function AskAgain({ loading, onReload }: AskAgainProps) {
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
          onReload();
        }}
      >
        {say('products.retry')}
      </Button>
      <p role="status">{loading ? say('products.loading') : after}</p>
    </>
  );
}
