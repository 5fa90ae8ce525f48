import { loadProgram } from '../../screens/frame/loadProgram.ts';
import type { PapersProps } from '../../screens/frame/slots.tsx';
import { useLoaded } from '../../screens/frame/useLoaded.ts';
import { useSay } from '../../screens/frame/useWords.ts';
import { MATCHES } from '../../words/english/matches.ts';

const load = () => loadProgram(() => import('./Papers.tsx'), 'Papers');

/** The further papers, whose program loads when the visitor opens the fold. */
export function OpenPapers({ isOpen, ...props }: PapersProps) {
  const say = useSay(MATCHES);
  const Papers = useLoaded(load, isOpen);
  if (Papers === 'failed') return <p role="alert">{say('load.failed')}</p>;
  return Papers && <Papers {...props} />;
}
