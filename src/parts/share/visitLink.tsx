import type { ReactNode } from 'react';
import type { Core } from '../../app/part.ts';
import { australianPostcode } from '../../climate/australianPostcode.ts';
import { useZone, zoneNow } from '../../screens/frame/useZone.ts';
import { useVisitState } from '../../visit/useVisit.ts';
import { linkBase } from './linkBase.ts';
import { useLinkTexts, writeLinkTexts } from './linkTexts.ts';
import { LinkInPrint, ShareSection } from './ShareSection.tsx';
import { createVisitCodes, listedIn, type VisitCodes } from './visitCodes.ts';

/** The link of the visit. */
export interface SharedLink {
  /** A section of the result. */
  readonly section: ReactNode;
  /** A part of the printed brief. */
  readonly printed: ReactNode;
  /** The link as text, without the postcode and the systems kept side by side; null without an answer. */
  href(): string | null;
}

/**
 * A visit as a code: writes it, announces it, and shows it as a link. Loaded only if a page uses it.
 * @param announce called with each new code
 */
export function createVisitLink(core: Core, announce: (code: string | null) => void) {
  const codes = createVisitCodes(core, announce);
  core.visit.subscribe(codes.lookLater);
  core.onRoute(codes.lookLater);
  return {
    current: codes.current,
    /** The link that starts with a `share-url`. Null, with a warning, if that isn't the address of a web page. */
    linkFor(shareUrl: string): SharedLink | null {
      const base = linkBase(shareUrl, core.warn);
      return (
        base && {
          section: <Share base={base} codes={codes} />,
          printed: <Printed base={base} codes={codes} />,
          href() {
            const state = core.visit.get();
            const { shortlist: _, ...parts } = state.parts;
            return linkTo(base, codes.of({ ...state, parts }, zoneNow(state)));
          },
        }
      );
    },
  };
}

interface LinkProps {
  readonly base: URL;
  readonly codes: VisitCodes;
}

/** The link of the present visit; null without an answer. */
function useLink({ base, codes }: LinkProps): (postcode?: string | null, added?: readonly string[]) => string | null {
  const state = useVisitState();
  const { zone } = useZone();
  return (postcode, added = []) => linkTo(base, codes.of(state, zone, postcode), writeLinkTexts(state.parts, added));
}

function linkTo(base: URL, code: string | null, texts = ''): string | null {
  if (code === null) return null;
  return `${base}#product-selector=${code}${texts}`;
}

function Share(links: LinkProps) {
  const { postcode, chosen, parts } = useVisitState();
  const texts = useLinkTexts();
  const linkOf = useLink(links);
  const link = linkOf();
  if (link === null) return null;
  return (
    <ShareSection
      // The code has room for four digits only.
      postcode={australianPostcode(postcode) ?? ''}
      listed={links.codes.titles(listedIn(parts).filter((id) => id !== chosen))}
      texts={texts.filter(({ name }) => writeLinkTexts(parts, [name]) !== '')}
      linkFor={(withPostcode, added) => linkOf(withPostcode ? postcode : null, added) ?? link}
    />
  );
}

function Printed(links: LinkProps) {
  const link = useLink(links)();
  return link && <LinkInPrint link={link} />;
}
