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

/** The link on the printed brief: at once as text, and with its QR code once that has loaded, for which no press waits. */
export function LinkInPrint({ link }: { readonly link: string }) {
  const say = useSay(SHARE_TITLE);
  const Printed = useLoaded(loadPrinted, true);
  const text = (
    <p>
      <span>{`${say('share.printed')} `}</span>
      <bdi>{link}</bdi>
    </p>
  );
  return Printed && Printed !== 'failed' ? <Printed link={link}>{text}</Printed> : text;
}
