import type { Judgement } from '../../matching/verdict.ts';
import { Heading } from '../../ui/Heading.tsx';
import { type ReasonGroup, reasonGroups } from '../../words/reasonGroups.ts';
import type { ReasonLine } from '../../words/rowLines.ts';
import { useWords } from './useWords.ts';

interface ReasonsProps {
  readonly judgements: readonly Judgement[];
  /** Levels between the headings and the screen's main heading. */
  readonly below: number;
}

/** The reasons for and against a system, grouped by kind. */
export function Reasons({ judgements, below }: ReasonsProps) {
  return <ReasonGroups groups={reasonGroups(useWords(), judgements)} below={below} />;
}

/** The same for reasons in words. */
export function ReasonGroups({ groups, below }: { readonly groups: readonly ReasonGroup[]; readonly below: number }) {
  return groups.map(({ kind, heading, texts }) => (
    <div key={kind} className="reasons">
      <Heading below={below} className="reasons-heading">
        {heading}
      </Heading>
      <ReasonList lines={texts.map((text) => ({ kind, text }))} />
    </div>
  ));
}

export function ReasonList({ lines }: { readonly lines: readonly ReasonLine[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className="reason-list">
      {lines.map(({ kind, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two reasons may be reworded to one text, and they hold no state.
        <li key={index} className={`reason-${kind}`}>
          {text}
        </li>
      ))}
    </ul>
  );
}
