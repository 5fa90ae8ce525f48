import type { Core } from '../../app/part.ts';
import { catalogueVersion } from '../../catalogue/catalogueVersion.ts';
import { shortHash } from '../../catalogue/shortHash.ts';
import type { ReadyCatalogue } from '../../matching/catalogueState.ts';
import { zoneNow } from '../../screens/frame/useZone.ts';
import { readSizeAsked } from '../../sizing/readSizeAsked.ts';
import { afterPaint } from '../../ui/afterPaint.ts';
import { skippedQuestions } from '../../visit/steps.ts';
import type { VisitState } from '../../visit/visitState.ts';
import { type CodedVisit, writeVisitCode } from './rules/visitCode.ts';

export interface VisitCodes {
  /** The code of a visit; null without an answer. */
  of(state: VisitState, zone: CodedVisit['zone'], postcode?: string | null): string | null;
  current(): string | null;
  /** Announces the code of the present visit if it has changed. Runs after the paint, so that no press waits for it. */
  lookLater(): void;
  /** The titles of these systems, as far as a code has been written since the catalogue loaded. */
  titles(ids: readonly string[]): readonly string[];
}

/** The ids of the systems that the visitor keeps side by side. */
export function listedIn({ shortlist }: VisitState['parts']): readonly string[] {
  return [shortlist].flat().filter((id) => typeof id === 'string');
}

/**
 * The codes of one selector's visits.
 * @param announce called with each new code
 */
export function createVisitCodes(
  { visit, catalogue, gone }: Pick<Core, 'visit' | 'catalogue' | 'gone'>,
  announce: (code: string | null) => void,
): VisitCodes {
  let version: (Pick<ReadyCatalogue, 'products'> & { readonly text: string }) | null = null;

  const versionNow = (): string | null => {
    const products = catalogue()?.products;
    if (products && products !== version?.products)
      version = { products, text: catalogueVersion(products.map(({ id }) => id)) };
    return version?.text ?? null;
  };
  const of: VisitCodes['of'] = (state, zone, postcode = null) =>
    writeVisitCode({
      answers: state.answers,
      skipped: skippedQuestions(state).length > 0,
      zone,
      chosen: state.chosen === null ? null : shortHash(state.chosen),
      shortlist: listedIn(state.parts).map(shortHash),
      postcode,
      kind: state.way === 'ducted' || state.way === null ? state.way : 'split',
      sized: state.sized,
      bought: state.bought && { way: state.bought.way, others: state.bought.systems.slice(1).map(shortHash) },
      size: readSizeAsked(state.parts.sizing, state.answers),
      catalogue: versionNow(),
    });
  const current = (): string | null => of(visit.get(), zoneNow(visit.get()));
  let last = current();
  const look = (): void => {
    const code = current();
    if (code === last || gone.aborted) return;
    last = code;
    announce(code);
  };
  return {
    of,
    current,
    lookLater: () => afterPaint(look),
    titles: (ids) => version?.products.filter(({ id }) => ids.includes(id)).map(({ title }) => title) ?? [],
  };
}
