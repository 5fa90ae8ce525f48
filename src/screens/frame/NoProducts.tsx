import type { ButtonProps } from '../../ui/Button.tsx';
import { ANSWERS } from '../../words/english/answers.ts';
import { AskAgain, type Reload } from './AskAgain.tsx';
import { useKeptAnswers } from './useKeptAnswers.ts';
import { useSay } from './useWords.ts';

interface NoProductsProps {
  /** False if the provider answered with an empty catalogue. */
  readonly failed: boolean;
  readonly reload: Reload;
  /** The look of *Try again*. */
  readonly look?: ButtonProps['look'];
}

/** Tells the visitor why there are no systems. A retry only helps if the call failed. */
export function NoProducts({ failed, reload, look = 'primary' }: NoProductsProps) {
  const say = useSay(ANSWERS);
  const kept = useKeptAnswers();
  return (
    <div className="notice notice-warning">
      <p>{failed ? [say('products.failed'), kept].filter(Boolean).join(' ') : say('products.none')}</p>
      {failed && <AskAgain reload={reload} look={look} />}
    </div>
  );
}
