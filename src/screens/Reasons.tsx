import { type Judgement, VERDICTS } from '../matching/verdict.ts';
import { Heading } from '../ui/Heading.tsx';
import { reasonText } from '../words/reasonText.ts';
import { REASONS } from '../words/screenWords.ts';

interface ReasonsProps {
  readonly judgements: readonly Judgement[];
  /** How far below a screen's main heading. */
  readonly below: number;
  /** Further things to check, which no answer led to. */
  readonly checks?: readonly string[];
}

/** The reasons for and against a system, apart by verdict; a verdict without any has no list. */
export function Reasons({ judgements, below, checks = [] }: ReasonsProps) {
  return VERDICTS.map((verdict) => {
    const held = judgements.filter((judgement) => judgement.verdict === verdict).map(reasonText);
    const texts = verdict === 'unknown' ? [...held, ...checks] : held;
    if (texts.length === 0) return null;
    return (
      <div key={verdict} className={`reasons reasons-${verdict}`}>
        <Heading below={below} className="reasons-heading">
          {REASONS[verdict]}
        </Heading>
        <ul>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
    );
  });
}
