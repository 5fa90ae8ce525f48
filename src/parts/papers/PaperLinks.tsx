import { mayBeShared } from '../../drawing/homeModel.ts';
import { loadProgram } from '../../screens/frame/loadProgram.ts';
import { Loaded } from '../../screens/frame/OnDemand.tsx';
import type { MoreProps } from '../../screens/frame/slots.tsx';
import { useSay } from '../../screens/frame/useWords.ts';
import { MoreLink } from '../../ui/MoreLink.tsx';
import { useVisitState } from '../../visit/useVisit.ts';
import { PAPER_LINKS } from './words/links.ts';

const load = () => loadProgram(() => import('./Papers.tsx'), 'Papers');

/** Links to the sheet for quotes, and to the letters where somebody may have to agree. The papers load when one is followed. */
export function PaperLinks(props: MoreProps) {
  const say = useSay(PAPER_LINKS);
  const { tenure } = useVisitState();
  return (
    <>
      <MoreLink title={say('paper.quotes.link')}>
        <Loaded load={load}>{(Papers) => <Papers {...props} shows="quotes" />}</Loaded>
      </MoreLink>
      {(tenure === 'rent' || mayBeShared(props.building)) && (
        <MoreLink title={say('paper.letter.link')}>
          <Loaded load={load}>{(Papers) => <Papers {...props} shows="letters" />}</Loaded>
        </MoreLink>
      )}
    </>
  );
}
