import { ANSWERS } from '../words/english/answers.ts';
import { AskAgain } from './AskAgain.tsx';
import { useSay } from './useWords.ts';

interface NoProductsProps {
  /** False when the provider answered and simply lists nothing. */
  readonly failed: boolean;
  readonly loading: boolean;
  onReload(): void;
}

/** Says why there are no systems to show, and offers to ask again. */
export function NoProducts({ failed, ...asking }: NoProductsProps) {
  const say = useSay(ANSWERS);
  return (
    <div className="notice">
      <p>{say(failed ? 'products.failed' : 'products.none')}</p>
      <AskAgain {...asking} />
    </div>
  );
}
