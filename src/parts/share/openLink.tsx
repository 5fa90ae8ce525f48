import type { ComponentProps, ReactNode } from 'react';
import type { Core } from '../../app/part.ts';
import type { ReadyCatalogue } from '../../matching/catalogueState.ts';
import { skip } from '../../visit/steps.ts';
import { begin, NEW_VISIT, type VisitState } from '../../visit/visitState.ts';
import { readLinkTexts } from './linkTexts.ts';
import { openVisit } from './rules/openVisit.ts';
import { readVisitCode } from './rules/readVisitCode.ts';
import { type ReadVisit, readVisitLink } from './rules/readVisitLink.ts';
import type { CodedVisit } from './rules/visitCode.ts';
import { type FoundPlan, LinkNotice, SharedVisit } from './SharedVisit.tsx';
import { findWritten, takeUpWritten, warnOfLost } from './writtenLink.ts';

interface OpenerDeps extends Core {
  /** Shows something above the screen; null shows nothing. */
  offer(shown: ReactNode): void;
}

/** Opens the visit of a link. Loaded with the first link. */
export function createLinkOpener(deps: OpenerDeps) {
  const { visit, gone, goTo, offer, warn } = deps;
  /** A message that needs no answer appears on this screen only. */
  let saidAt: string | null = null;
  deps.onRoute((route) => {
    // A visitor who has moved on doesn't need the message about the link.
    if (saidAt !== null && route !== saidAt) show(null);
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
    visit.update(begin);
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
async function findCoded({ loadCatalogue }: OpenerDeps, coded: CodedVisit): Promise<FoundPlan> {
  const loaded = coded.chosen === null ? null : await loadCatalogue();
  const { chosen, bought, ...opened } = openVisit(coded, idsOf(loaded));
  const ids = bought?.systems ?? (chosen === null ? [] : [chosen]);
  const systems = ids.flatMap((id) => loaded?.products.find((product) => product.id === id) ?? []);
  return { ...opened, plannedWay: bought?.way ?? null, systems, matcher: loaded?.matcher ?? null };
}

function idsOf(catalogue: ReadyCatalogue | null): readonly string[] | null {
  return catalogue?.products.map(({ id }) => id) ?? null;
}
