import { ANSWERS } from '../words/english/answers.ts';
import { AskAgain, type Reload } from './AskAgain.tsx';
import { useSay } from './useWords.ts';

interface NoProductsProps {
  /** False when the provider answered and lists no systems yet. */
  readonly failed: boolean;
  readonly reload: Reload;
}

/** Says why there are no systems to show. Asking again only helps where the call failed. */
export function NoProducts({ failed, reload }: NoProductsProps) {
  const say = useSay(ANSWERS);
  return (
    <div className="notice">
      <p>{say(failed ? 'products.failed' : 'products.none')}</p>
      {failed && <AskAgain reload={reload} />}
    </div>
  );
}
