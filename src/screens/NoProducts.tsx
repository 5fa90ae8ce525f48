import { ANSWERS } from '../words/english/answers.ts';
import { AskAgain, type Reload } from './AskAgain.tsx';
import { useSay } from './useWords.ts';

interface NoProductsProps {
  /** False if the provider answered with an empty catalogue. */
  readonly failed: boolean;
  readonly reload: Reload;
}

/** Tells the visitor why there are no systems. A retry only helps if the call failed. */
export function NoProducts({ failed, reload }: NoProductsProps) {
  const say = useSay(ANSWERS);
  return (
    <div className="notice">
      <p>{say(failed ? 'products.failed' : 'products.none')}</p>
      {failed && <AskAgain reload={reload} />}
    </div>
  );
}
