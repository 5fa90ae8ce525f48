import { useState } from 'react';
import { Button, type ButtonProps } from '../../ui/Button.tsx';
import { ANSWERS } from '../../words/english/answers.ts';
import { useSay } from './useWords.ts';

export interface Reload {
  readonly loading: boolean;
  start(): void;
}

interface AskAgainProps {
  readonly reload: Reload;
  readonly look?: NonNullable<ButtonProps['look']>;
}

/** Loads the catalogue again and announces the result. */
export function AskAgain({ reload: { loading, start }, look = 'plain' }: AskAgainProps) {
  const say = useSay(ANSWERS);
  const [tried, setTried] = useState(false);
  const after = tried ? say('products.still') : '';
  return (
    <>
      <Button
        look={look}
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
