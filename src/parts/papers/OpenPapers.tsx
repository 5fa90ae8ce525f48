import { usePart } from '../../screens/frame/usePart.ts';
import { useSay } from '../../screens/frame/useWords.ts';
import { loadPart } from '../../ui/loadPart.ts';
import { MATCHES } from '../../words/english/matches.ts';
import type { PapersAt } from './Papers.tsx';

const load = () => loadPart(() => import('./Papers.tsx'), 'Papers');

/** The further papers, whose program loads when the visitor opens the fold, or has checked a quote. */
export function OpenPapers({ isOpen, ...props }: PapersAt & { readonly isOpen: boolean }) {
  const say = useSay(MATCHES);
  const Papers = usePart(load, isOpen);
  if (Papers === 'failed') return <p role="alert">{say('size.helpFailed')}</p>;
  return Papers && <Papers {...props} />;
}
