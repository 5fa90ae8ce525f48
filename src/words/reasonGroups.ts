import { type Judged, type Judgement, type Reason, VERDICTS, type Verdict } from '../matching/verdict.ts';
import { MATCHES } from './english/matches.ts';
import { reasonText } from './reasonText.ts';
import type { Words } from './words.ts';

/** A verdict as visitors see it: a system that does more than they asked is `extra`, not `partly`. */
export type ReasonKind = Verdict | 'extra';

export const REASON_KINDS: readonly ReasonKind[] = VERDICTS.flatMap((verdict) =>
  verdict === 'fits' ? [verdict, 'extra'] : [verdict],
);

const NEUTRAL: ReadonlySet<Reason['id']> = new Set(['zones-unsure', 'controls-not-sure', 'outdoor-large']);

/** The judgements that speak for or against a system: an answer such as "Unsure" counts neither way. */
export function relevant(judgements: readonly Judgement[]): readonly Judgement[] {
  return judgements.filter(({ reason }) => !NEUTRAL.has(reason.id));
}

export function reasonKind({ verdict, reason }: Judged): ReasonKind {
  return verdict === 'partly' && reason.id === 'zones' ? 'extra' : verdict;
}

/** The reasons of one kind, as sentences under a heading. */
export interface ReasonGroup {
  readonly kind: ReasonKind;
  readonly heading: string;
  readonly texts: readonly string[];
}

/** The reasons for and against a system, without empty groups, and without those that its type or another reason says. */
export function reasonGroups(words: Words, judgements: readonly Judgement[]): readonly ReasonGroup[] {
  const said = relevant(judgements).filter((one) => !isSaidAlready(one, judgements));
  return REASON_KINDS.map((kind) => {
    const held = said.filter((judgement) => reasonKind(judgement) === kind);
    const texts = held.map((judgement) => reasonText(words, judgement));
    return { kind, heading: words.of(MATCHES)(`reasons.${kind}`), texts };
  }).filter(({ texts }) => texts.length > 0);
}

/** True for what goes without saying: a split suits any home, a system that fits is of the type asked for, and its rooms say its areas. */
function isSaidAlready({ verdict, reason }: Judgement, all: readonly Judgement[]): boolean {
  if (reason.id === 'home-any') return reason.type === 'split' || reason.type === 'multi_split';
  if (verdict !== 'fits') return false;
  const isOfRooms = (one: Judgement): boolean => one.verdict === 'fits' && one.reason.id.startsWith('rooms-');
  return reason.id === 'system' || (reason.id.startsWith('area-') && all.some(isOfRooms));
}
