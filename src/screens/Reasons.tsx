import { type Judgement, VERDICTS, type Verdict } from '../matching/verdict.ts';
import { Heading } from '../ui/Heading.tsx';
import { MATCHES } from '../words/english/matches.ts';
import { reasonText } from '../words/reasonText.ts';
import { useWords } from './useWords.ts';

interface ReasonsProps {
  readonly judgements: readonly Judgement[];
  /** Levels between the headings and the screen's main heading. */
  readonly below: number;
  /** Further points to check, which don't depend on an answer. */
  readonly checks?: readonly string[];
  /** The number of visible reasons for a system; a disclosure has the others. Reasons against are always visible. */
  readonly mostFor?: number;
}

/** The reasons for and against a system, grouped by verdict; a verdict without reasons has no list. */
export function Reasons({ judgements, below, checks = [], mostFor = Number.POSITIVE_INFINITY }: ReasonsProps) {
  const words = useWords();
  const say = words.of(MATCHES);
  return VERDICTS.map((verdict) => {
    const held = judgements
      .filter((judgement) => judgement.verdict === verdict)
      .map((judgement) => reasonText(words, judgement));
    const texts = verdict === 'unknown' ? [...held, ...checks] : held;
    if (texts.length === 0) return null;
    const most = verdict === 'fits' ? mostFor : texts.length;
    const rest = texts.slice(most);
    return (
      <div key={verdict} className="reasons">
        <Heading below={below} className="reasons-heading">
          {say(`reasons.${verdict}`)}
        </Heading>
        <ReasonList verdict={verdict} texts={texts.slice(0, most)} />
        {rest.length > 0 && (
          <details>
            <summary>{say('reasons.more', { count: rest.length })}</summary>
            <ReasonList verdict={verdict} texts={rest} />
          </details>
        )}
      </div>
    );
  });
}

function ReasonList({ verdict, texts }: { readonly verdict: Verdict; readonly texts: readonly string[] }) {
  return (
    <ul className={`reason-list reason-${verdict}`}>
      {texts.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two reasons may be reworded to one text, and they hold no state.
        <li key={index}>{text}</li>
      ))}
    </ul>
  );
}
