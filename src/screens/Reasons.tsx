import { type Judgement, VERDICTS } from '../matching/verdict.ts';
import { Heading } from '../ui/Heading.tsx';
import { reasonText } from '../words/reasonText.ts';
import { REASONS } from '../words/screenWords.ts';

/** The reasons for and against a system, apart by verdict; a verdict that no answer led to has no list. */
export function Reasons({ judgements, below }: { readonly judgements: readonly Judgement[]; readonly below: number }) {
  return VERDICTS.map((verdict) => {
    const held = judgements.filter((judgement) => judgement.verdict === verdict);
    if (held.length === 0) return null;
    return (
      <div key={verdict} className={`reasons reasons-${verdict}`}>
        <Heading below={below} className="reasons-heading">
          {REASONS[verdict]}
        </Heading>
        <ul>
          {held.map((judgement) => (
            <li key={judgement.question}>{reasonText(judgement)}</li>
          ))}
        </ul>
      </div>
    );
  });
}
