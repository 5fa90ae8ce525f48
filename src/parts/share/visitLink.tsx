import type { ComponentProps, ReactNode } from 'react';
import type { Core } from '../../app/part.ts';
import { australianPostcode } from '../../climate/australianPostcode.ts';
import type { ReadyCatalogue } from '../../matching/catalogueState.ts';
import { useZone } from '../../screens/frame/useZone.ts';
import { skip } from '../../visit/steps.ts';
import { useVisitState } from '../../visit/useVisit.ts';
import { NEW_VISIT, type VisitState } from '../../visit/visitState.ts';
import { linkBase } from './linkBase.ts';
import { readLinkTexts, useLinkTexts, writeLinkTexts } from './linkTexts.ts';
import { openVisit } from './rules/openVisit.ts';
import { type ReadVisit, readVisitLink } from './rules/readVisitLink.ts';
import { type CodedVisit, readVisitCode } from './rules/visitCode.ts';
import { type FoundPlan, LinkNotice, SharedVisit } from './SharedVisit.tsx';
import { PrintedLink, ShareSection } from './ShareSection.tsx';
import { createVisitCodes, listedIn, type VisitCodes } from './visitCodes.ts';
import { findWritten, takeUpWritten, warnOfLost } from './writtenLink.ts';

/** The link of the visit. */
export interface SharedLink {
  /** A section of the result. */
  readonly section: ReactNode;
  /** A part of the printed brief. */
  readonly printed: ReactNode;
}

interface VisitLinkDeps extends Core {
  /** Shows something above the screen; null shows nothing. */
  offer(shown: ReactNode): void;
  /** Called with each new code. */
  announce(code: string | null): void;
}

/** A visit as a code: writes it, announces it, shows it as a link, and opens it again. Loaded only if a page uses it. */
export function createVisitLink(deps: VisitLinkDeps) {
  const { visit, gone, goTo, offer, announce, warn } = deps;
  /** A message that needs no answer appears on this screen only. */
  let saidAt: string | null = null;
  const codes = createVisitCodes(deps, announce);

  visit.subscribe(codes.lookLater);
  deps.onRoute((route) => {
    // A visitor who has moved on doesn't need the message about the link.
    if (saidAt !== null && route !== saidAt) show(null);
    codes.lookLater();
  });
  const show = (shown: ReactNode): void => {
    saidAt = null;
    offer(shown);
  };
  const notify = (said: ComponentProps<typeof LinkNotice>['said']): void =>
    show(<LinkNotice said={said} onClose={() => show(null)} onStart={startOwn} />);
  const hasAnswers = (): boolean => Object.keys((visit.earlier() ?? visit.get()).answers).length > 0;
  /** Starts with the first question. The visitor's own answers stay, and the landing screen offers to continue them. */
  const start = (): void => {
    show(null);
    if (hasAnswers()) return;
    visit.update((state) => ({ ...state, at: 'Q0', changing: null }));
    void goTo('/product');
  };
  const startOwn = (): void => {
    show(null);
    visit.startAgain();
    void goTo('/');
  };
  const openWritten = async (read: ReadVisit, texts: VisitState['parts']): Promise<void> => {
    takeUpWritten(visit, read, texts);
    notify(['written']);
    await goTo('/product');
    saidAt = '/product';
  };
  const open = async (coded: CodedVisit, parts: VisitState['parts']): Promise<void> => {
    const loaded = await deps.loadCatalogue();
    const { since, skipped, postcode, size, shortlist, ...kept } = openVisit(coded, idsOf(loaded));
    if (gone.aborted) return;
    visit.takeUp('link', (own) => {
      const opened: VisitState = {
        ...NEW_VISIT,
        ...{ tariff: own.tariff, place: own.place },
        postcode: postcode ?? own.postcode,
        parts: { ...parts, sizing: size, shortlist },
        ...kept,
        at: 'matches',
      };
      return skipped ? skip(opened) : opened;
    });
    const isOffline = loaded === null && coded.chosen !== null;
    notify([coded.chosen === null ? 'answers' : 'opened', ...since, ...(isOffline ? ['offline' as const] : [])]);
    const to = kept.chosen === null ? '/product' : '/result';
    await goTo(to);
    if (since.length === 0 && loaded !== null) saidAt = to;
  };

  return {
    current: codes.current,
    /**
     * Offers the visit of a code, or of answers that somebody has written. For all other text, the visitor sees that the link can't
     * be opened; returns false.
     */
    restore(given: unknown): boolean {
      if (typeof given !== 'string' || given === '') return false;
      const { coded, written, lost, texts: found } = readLink(given);
      warnOfLost(warn, lost);
      const opens = coded ?? written?.visit ?? null;
      visit.flush();
      show(
        <SharedVisit
          key={given}
          answers={opens?.answers ?? {}}
          findPlan={coded ? () => findCoded(deps, coded) : written && (() => findWritten(deps, written))}
          hasOwn={hasAnswers()}
          onOpen={(offered) => {
            const texts = readLinkTexts(found, offered);
            if (coded) void open(coded, texts);
            else if (written) void openWritten(written, texts);
          }}
          onStart={start}
        />,
      );
      if (opens === null) saidAt = '/';
      return opens !== null;
    },
    /** The link that starts with a `share-url`. Null, with a warning, if that isn't the address of a web page. */
    linkFor(shareUrl: string): SharedLink | null {
      const base = linkBase(shareUrl, warn);
      return base && { section: <Share base={base} codes={codes} />, printed: <Printed base={base} codes={codes} /> };
    },
  };
}

/** The code of a link, or the answers that somebody has written in its place, and the texts for parts. */
function readLink(given: string) {
  const pieces = given.split('&');
  const isText = (piece: string): boolean => /^quotes=/.test(piece);
  const [first = '', ...more] = pieces.filter((piece) => !isText(piece));
  const isWritten = first.includes('=');
  const coded = isWritten ? null : readVisitCode(first);
  return {
    coded,
    written: isWritten ? readVisitLink([first, ...more]) : null,
    /** The keys beside a code, which aren't used. */
    lost: coded ? more.map((piece) => piece.split('=')[0] ?? '') : [],
    texts: pieces.filter(isText),
  };
}

/** The chosen job of a code. */
async function findCoded({ loadCatalogue }: VisitLinkDeps, coded: CodedVisit): Promise<FoundPlan> {
  const loaded = coded.chosen === null ? null : await loadCatalogue();
  const { chosen, bought, ...opened } = openVisit(coded, idsOf(loaded));
  const ids = bought?.systems ?? (chosen === null ? [] : [chosen]);
  const systems = ids.flatMap((id) => loaded?.products.find((product) => product.id === id) ?? []);
  return { ...opened, plannedWay: bought?.way ?? null, systems, matcher: loaded?.matcher ?? null };
}

interface LinkProps {
  readonly base: URL;
  readonly codes: VisitCodes;
}

/** The link of the present visit; null without an answer. */
function useLink({ base, codes }: LinkProps): (postcode?: string | null, added?: readonly string[]) => string | null {
  const state = useVisitState();
  const { zone } = useZone();
  return (postcode, added = []) => {
    const code = codes.of(state, zone, postcode);
    if (code === null) return null;
    const link = new URL(base);
    link.hash = `product-selector=${code}${writeLinkTexts(state.parts, added)}`;
    return link.href;
  };
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
  return link && <PrintedLink link={link} />;
}

function idsOf(catalogue: ReadyCatalogue | null): readonly string[] | null {
  return catalogue?.products.map(({ id }) => id) ?? null;
}
