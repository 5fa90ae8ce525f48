import { catalogueVersion } from '../../../catalogue/catalogueVersion.ts';
import { shortHash } from '../../../catalogue/shortHash.ts';
import type { WayId } from '../../../matching/way.ts';
import { QUESTIONS_VERSION } from '../../../questionnaire/optionIds.ts';
import { settle } from '../../../questionnaire/settle.ts';
import type { CodedVisit } from './visitCode.ts';

/** A difference between the visit in the code and the visit that opens. */
export type Since = 'questions' | 'range' | 'gone' | 'part' | 'unclear' | 'listed';

/** A coded visit with its systems found again. */
export interface OpenedVisit extends Pick<CodedVisit, 'answers' | 'skipped' | 'zone' | 'postcode' | 'sized' | 'size'> {
  /** The way whose models the list shows; null for all. */
  readonly way: WayId | null;
  readonly chosen: string | null;
  /** The job of the chosen system; null if some of its systems have left the range. */
  readonly bought: { readonly way: WayId; readonly systems: readonly string[] } | null;
  readonly shortlist: readonly string[];
  readonly since: readonly Since[];
}

/**
 * Finds the systems of a coded visit by their short hashes, and all changes since.
 * @param ids of the catalogue; null if it couldn't be loaded
 */
export function openVisit(coded: CodedVisit, ids: readonly string[] | null): OpenedVisit {
  const { answers, cleared } = settle(coded.answers);
  const found = (hash: string | null): readonly string[] =>
    hash === null || ids === null ? [] : ids.filter((id) => shortHash(id) === hash);
  const chosen = found(coded.chosen);
  const listed = coded.shortlist.map(found);
  const bought = (coded.bought?.others ?? []).map(found);
  const isKnown = ids !== null;
  const isWhole = chosen.length === 1 && bought.every(({ length }) => length === 1);
  const since: readonly (Since | false)[] = [
    (cleared.length > 0 || coded.questions !== QUESTIONS_VERSION) && 'questions',
    isKnown && coded.catalogue !== null && coded.catalogue !== catalogueVersion(ids) && 'range',
    isKnown && coded.chosen !== null && chosen.length === 0 && 'gone',
    isKnown && chosen.length === 1 && !isWhole && 'part',
    chosen.length > 1 && 'unclear',
    isKnown && listed.some(({ length }) => length !== 1) && 'listed',
  ];
  return {
    answers,
    skipped: coded.skipped,
    zone: coded.zone,
    postcode: coded.postcode,
    way: coded.kind,
    size: coded.size,
    // If two systems share the hash, neither is chosen, and the page says so.
    chosen: chosen.length === 1 ? chosen[0]! : null,
    bought: coded.bought && isWhole ? { way: coded.bought.way, systems: [chosen[0]!, ...bought.flat()] } : null,
    sized: coded.sized && chosen.length === 1,
    shortlist: listed.flatMap((of) => (of.length === 1 ? of : [])),
    since: since.filter((entry) => entry !== false),
  };
}
