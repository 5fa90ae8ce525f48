import { loadProgram } from '../../screens/frame/loadProgram.ts';
import { useLoaded } from '../../screens/frame/useLoaded.ts';
import { useSay } from '../../screens/frame/useWords.ts';
import { MATCHES } from '../../words/english/matches.ts';
import type { PapersAt } from './Papers.tsx';

const load = () => loadProgram(() => import('./Papers.tsx'), 'Papers');

/** The further papers, whose program loads when the visitor opens the fold, or has checked a quote. */
export function OpenPapers({ isOpen, ...props }: PapersAt & { readonly isOpen: boolean }) {
  const say = useSay(MATCHES);
  const Papers = useLoaded(load, isOpen);
  if (Papers === 'failed') return <p role="alert">{say('load.failed')}</p>;
  return Papers && <Papers {...props} />;
}
