import type { ComponentProps, ReactNode } from 'react';
import { catalogueVersion } from '../code/catalogueVersion.ts';
import { openVisit } from '../code/openVisit.ts';
import { shortHash } from '../code/shortHash.ts';
import { type CodedVisit, readVisitCode, writeVisitCode } from '../code/visitCode.ts';
import type { LoadedCatalogue, ReadyCatalogue } from '../matching/catalogueState.ts';
import { type FoundPlan, LinkNotice, SharedVisit } from '../screens/SharedVisit.tsx';
import { PrintedLink, ShareSection } from '../screens/ShareSection.tsx';
import type { SharedLink } from '../screens/share.ts';
import { useZone, zoneNow } from '../screens/useZone.ts';
import { readRooms } from '../sizing/room.ts';
import { afterPaint } from '../ui/afterPaint.ts';
import { skip, skippedQuestions } from '../visit/steps.ts';
import { useVisitState } from '../visit/useVisit.ts';
import type { Visit } from '../visit/visit.ts';
import { NEW_VISIT, type VisitState } from '../visit/visitState.ts';
import type { AppRouter } from './router.tsx';

interface TakeAlongDeps {
  readonly visit: Visit;
  readonly router: AppRouter;
  /** Ends with the selector. */
  readonly gone: AbortSignal;
  /** Shows something above the screen; null shows nothing. */
  offer(shown: ReactNode): void;
  /** Called with each new code. */
  announce(code: string | null): void;
  /** Says on the console what the page got wrong. */
  warn(line: string): void;
}

/** A visit as a code: written, announced, shown as a link, and opened again. Loaded only where a page uses it. */
export function createTakeAlong({ visit, router, gone, offer, announce, warn }: TakeAlongDeps) {
  let version: (Pick<ReadyCatalogue, 'products'> & { readonly text: string }) | null = null;
  const catalogue = (): string | null => {
    const products = readyCatalogue(router.state.matches)?.products;
    if (products && products !== version?.products) {
      version = { products, text: catalogueVersion(products.map(({ id }) => id)) };
    }
    return version?.text ?? null;
  };
  const codeOf: CodeOf = (state, zone, postcode = null) =>
    writeVisitCode({
      answers: state.answers,
      skipped: skippedQuestions(state).length > 0,
      zone,
      chosen: state.chosen === null ? null : shortHash(state.chosen),
      shortlist: state.shortlist.map(shortHash),
      postcode,
      kind: state.kind,
      sized: state.sized,
      areas: readRooms(state.rooms).map(({ area }) => area),
      catalogue: catalogue(),
    });
  const titles = (ids: readonly string[]): readonly string[] =>
    version?.products.filter(({ id }) => ids.includes(id)).map(({ title }) => title) ?? [];
  const current = (): string | null => codeOf(visit.get(), zoneNow(visit.get()));
  let last = current();
  const look = (): void => {
    const code = current();
    if (code === last || gone.aborted) return;
    last = code;
    announce(code);
  };
  // After the paint, so that no press waits for it.
  const lookLater = (): void => afterPaint(look);
  const ends = [
    visit.subscribe(lookLater),
    router.subscribe('onResolved', ({ toLocation }) => {
      // A visitor who has gone on needs no word about the link.
      if (saidAt !== null && toLocation.pathname !== saidAt) show(null);
      lookLater();
    }),
  ];
  gone.addEventListener('abort', () => {
    for (const end of ends) end();
  });

  /** The only screen of a notice that needs no answer. */
  let saidAt: string | null = null;
  const show = (shown: ReactNode): void => {
    saidAt = null;
    offer(shown);
  };
  const notify = (said: ComponentProps<typeof LinkNotice>['said']): void =>
    show(<LinkNotice said={said} onClose={() => show(null)} onStart={startOwn} />);
  const hasAnswers = (): boolean => Object.keys((visit.earlier() ?? visit.get()).answers).length > 0;
  /** Begins with the first question. Answers of an own visit stay, and the landing screen offers to continue them. */
  const start = (): void => {
    show(null);
    if (hasAnswers()) return;
    visit.update((state) => ({ ...state, at: 'Q0', changing: null }));
    void router.navigate({ to: '/product' });
  };
  const startOwn = (): void => {
    show(null);
    visit.startAgain();
    void router.navigate({ to: '/' });
  };
  const load = async () => readyCatalogue((await router.preloadRoute({ to: '/product' })) ?? []);
  const findPlan = async (coded: CodedVisit): Promise<FoundPlan> => {
    const loaded = coded.chosen === null ? null : await load();
    const opened = openVisit(coded, idsOf(loaded));
    const chosen = loaded?.products.find(({ id }) => id === opened.chosen) ?? null;
    return { ...opened, chosen, matcher: loaded?.matcher ?? null };
  };
  const open = async (coded: CodedVisit): Promise<void> => {
    const loaded = await load();
    const { since, skipped, postcode, ...kept } = openVisit(coded, idsOf(loaded));
    if (gone.aborted) return;
    visit.update((own) => {
      const opened: VisitState = {
        ...NEW_VISIT,
        tariff: own.tariff,
        postcode: postcode ?? own.postcode,
        ...kept,
        at: 'matches',
      };
      return skipped ? skip(opened) : opened;
    });
    notify([
      coded.chosen === null ? 'answers' : 'opened',
      ...since,
      ...(loaded === null && coded.chosen !== null ? ['offline' as const] : []),
    ]);
    const to = kept.chosen === null ? '/product' : '/result';
    await router.navigate({ to });
    if (since.length === 0 && loaded !== null) saidAt = to;
  };

  return {
    current,
    /** Offers the visit of a code. Any other text is a link that can't be opened, which the visitor is told; returns false. */
    restore(code: unknown): boolean {
      const coded = readVisitCode(code);
      if (coded === null && (typeof code !== 'string' || code === '')) return false;
      visit.flush();
      show(
        <SharedVisit
          key={String(code)}
          answers={coded?.answers ?? {}}
          findPlan={coded && (() => findPlan(coded))}
          hasOwn={hasAnswers()}
          onOpen={() => coded && void open(coded)}
          onStart={start}
        />,
      );
      if (coded === null) saidAt = '/';
      return coded !== null;
    },
    /** The link that begins with a `share-url`; null, with a warning, for an address that isn't a web page's. */
    linkFor(shareUrl: string): SharedLink | null {
      const base = URL.canParse(shareUrl) ? new URL(shareUrl) : null;
      if (!base?.protocol.startsWith('http')) {
        warn(`share-url="${shareUrl}" can't be used. Write a whole address with https:.`);
        return null;
      }
      const links = { base, codeOf };
      return { section: <Share {...links} titles={titles} />, printed: <Printed {...links} /> };
    },
  };
}

type CodeOf = (state: VisitState, zone: CodedVisit['zone'], postcode?: string | null) => string | null;

interface LinkProps {
  readonly base: URL;
  readonly codeOf: CodeOf;
}

/** The link of the visit as it is now; null without an answer. */
function useLink({ base, codeOf }: LinkProps): (postcode?: string) => string | null {
  const state = useVisitState();
  const { zone } = useZone();
  return (postcode) => {
    const code = codeOf(state, zone, postcode);
    if (code === null) return null;
    const link = new URL(base);
    link.hash = `product-selector=${code}`;
    return link.href;
  };
}

function Share({ titles, ...links }: LinkProps & { titles(ids: readonly string[]): readonly string[] }) {
  const { postcode, shortlist, chosen } = useVisitState();
  const linkOf = useLink(links);
  const link = linkOf();
  if (link === null) return null;
  return (
    <ShareSection
      // Only four digits have a place in the code.
      postcode={/^\d{4}$/.test(postcode) ? postcode : ''}
      listed={titles(shortlist.filter((id) => id !== chosen))}
      linkFor={(withPostcode) => (withPostcode && linkOf(postcode)) || link}
    />
  );
}

function Printed(links: LinkProps) {
  const link = useLink(links)();
  return link && <PrintedLink link={link} />;
}

/** The catalogue of a screen that has loaded it. */
function readyCatalogue(matches: readonly { readonly loaderData?: unknown }[]): ReadyCatalogue | null {
  for (const { loaderData } of matches) {
    const loaded = loaderData as LoadedCatalogue | undefined;
    if (loaded?.status === 'ready') return loaded;
  }
  return null;
}

function idsOf(catalogue: ReadyCatalogue | null): readonly string[] | null {
  return catalogue?.products.map(({ id }) => id) ?? null;
}
