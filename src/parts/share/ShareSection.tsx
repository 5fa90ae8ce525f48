import { loadProgram } from '../../screens/frame/loadProgram.ts';
import { Loaded } from '../../screens/frame/OnDemand.tsx';
import { useLoaded } from '../../screens/frame/useLoaded.ts';
import { useSay } from '../../screens/frame/useWords.ts';
import { MoreLink } from '../../ui/MoreLink.tsx';
import type { ShareBoxProps } from './ShareBox.tsx';
import { SHARE_TITLE } from './words/shareTitle.ts';

const loadBox = () => loadProgram(() => import('./ShareBox.tsx'), 'ShareBox');
const loadPrinted = () => loadProgram(() => import('./PrintedLink.tsx'), 'PrintedLink');

/** The link of the visit, as a section of the result. */
export function ShareSection(props: ShareBoxProps) {
  return (
    <MoreLink title={useSay(SHARE_TITLE)('share.title')}>
      <Loaded load={loadBox}>{(Box) => <Box {...props} />}</Loaded>
    </MoreLink>
  );
}

/** The link on the printed brief, once it has loaded: it draws the QR code, and no press waits for it. */
export function LinkInPrint({ link }: { readonly link: string }) {
  const Printed = useLoaded(loadPrinted, true);
  return Printed && Printed !== 'failed' && <Printed link={link} />;
}
