import type { ReactNode } from 'react';
import type { Product } from '../catalogue/product.ts';
import { catalogueVersion, openVisit } from '../code/openVisit.ts';
import { shortHash } from '../code/shortHash.ts';
import { type CodedVisit, readVisitCode, writeVisitCode } from '../code/visitCode.ts';
import { SharedVisit, SinceNotice } from '../screens/SharedVisit.tsx';
import { ShareSection } from '../screens/ShareSection.tsx';
import { useZone, zoneNow } from '../screens/useZone.ts';
import { afterPaint } from '../ui/afterPaint.ts';
import { skip, skippedQuestions } from '../visit/steps.ts';
import { useVisitState } from '../visit/useVisit.ts';
import type { Visit } from '../visit/visit.ts';
import { NEW_VISIT, type VisitState } from '../visit/visitState.ts';
import type { AppRouter } from './router.tsx';

interface Surroundings {
  readonly visit: Visit;
  readonly router: AppRouter;
  /** Ends with the selector. */
  readonly gone: AbortSignal;
  /** Shows something above the screen; null shows nothing. */
  offer(shown: ReactNode): void;
  /** Called with each new code. */
  announce(code: string | null): void;
}

/** A visit as a code: written, announced, shown as a link, and opened again. Loaded only where a page uses it. */
export function createTakeAlong({ visit, router, gone, offer, announce }: Surroundings) {
  let version: { readonly products: readonly Product[]; readonly text: string } | null = null;
  const catalogue = (): string | null => {
    const products = readyProducts(router.state.matches);
    if (products && products !== version?.products) {
      version = { products, text: catalogueVersion(products.map(({ id }) => id)) };
    }
    return version?.text ?? null;
  };
  const codeOf = (state: VisitState, zone: CodedVisit['zone']): string | null =>
    writeVisitCode({
      answers: state.answers,
      skipped: skippedQuestions(state).length > 0,
      zone,
      chosen: state.chosen === null ? null : shortHash(state.chosen),
      shortlist: state.shortlist.map(shortHash),
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
  const ends = [visit.subscribe(lookLater), router.subscribe('onResolved', lookLater)];
  gone.addEventListener('abort', () => {
    for (const end of ends) end();
  });

  const open = async (coded: CodedVisit): Promise<void> => {
    const loaded = readyProducts((await router.preloadRoute({ to: '/product' })) ?? []);
    const { since, skipped, answers, zone, chosen, shortlist } = openVisit(coded, loaded?.map(({ id }) => id) ?? null);
    if (gone.aborted) return;
    visit.update(({ postcode, tariff }) => {
      const opened: VisitState = { ...NEW_VISIT, postcode, tariff, answers, zone, chosen, shortlist, at: 'matches' };
      return skipped ? skip(opened) : opened;
    });
    const said = loaded === null && coded.chosen !== null ? [...since, 'offline' as const] : since;
    offer(said.length > 0 && <SinceNotice since={said} onClose={() => offer(null)} />);
    await router.navigate({ to: chosen === null ? '/product' : '/result' });
  };

  return {
    current,
    /** Offers the visit of a code; false for anything else. */
    restore(code: unknown): boolean {
      const coded = readVisitCode(code);
      if (coded === null) return false;
      const own = visit.earlier() ?? visit.get();
      offer(
        <SharedVisit
          count={Object.keys(coded.answers).length}
          replaces={Object.keys(own.answers).length > 0}
          onLook={() => void open(coded)}
          onClose={() => offer(null)}
        />,
      );
      return true;
    },
    /** The section of the result for a `share-url`; null for an address that isn't a web page's. */
    sectionFor(shareUrl: string): ReactNode {
      const base = URL.canParse(shareUrl) ? new URL(shareUrl) : null;
      if (!base?.protocol.startsWith('http')) return null;
      return <Share base={base} codeOf={codeOf} titles={titles} />;
    },
  };
}

interface ShareProps {
  readonly base: URL;
  codeOf(state: VisitState, zone: CodedVisit['zone']): string | null;
  titles(ids: readonly string[]): readonly string[];
}

function Share({ base, codeOf, titles }: ShareProps) {
  const state = useVisitState();
  const code = codeOf(state, useZone().zone);
  if (code === null) return null;
  const link = new URL(base);
  link.hash = `product-selector=${code}`;
  return <ShareSection link={link.href} listed={titles(state.shortlist.filter((id) => id !== state.chosen))} />;
}

/** The products of a screen that has loaded them. */
function readyProducts(matches: readonly { readonly loaderData?: unknown }[]): readonly Product[] | null {
  for (const { loaderData } of matches) {
    const { status, products } = { ...(loaderData as { status?: unknown; products?: readonly Product[] }) };
    if (status === 'ready' && products) return products;
  }
  return null;
}
