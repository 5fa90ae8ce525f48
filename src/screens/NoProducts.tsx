import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { ANSWERS } from '../words/english/answers.ts';
import { useSay } from './useWords.ts';

interface NoProductsProps {
  /** False when the provider answered and simply lists nothing. */
  readonly failed: boolean;
  readonly loading: boolean;
  onReload(): void;
}

/** Says why there are no systems to show, and offers to ask again. */
export function NoProducts({ failed, loading, onReload }: NoProductsProps) {
  const say = useSay(ANSWERS);
  const [tried, setTried] = useState(false);
  const after = tried ? say('products.still') : '';
  return (
    <div className="notice">
      <p>{say(failed ? 'products.failed' : 'products.none')}</p>
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
    </div>
  );
}
