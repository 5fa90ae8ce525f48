import { stateOf } from '../../climate/stateOf.ts';
import { TENURES, type Tenure } from '../../questionnaire/tenure.ts';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { useVisit } from '../../visit/useVisit.ts';
import { type CheckInput, checkTexts } from '../../words/checkTexts.ts';
import { CHECK } from '../../words/english/checks.ts';
import { RESULT } from '../../words/english/result.ts';
import { loadProgram } from '../frame/loadProgram.ts';
import { Loaded } from '../frame/OnDemand.tsx';
import { ReasonList } from '../frame/Reasons.tsx';
import { useWords } from '../frame/useWords.ts';

/** Loads what the law asks of a rented home, once the visitor says that it is one, in Victoria. */
const loadRental = () => loadProgram(() => import('./RentalStandard.tsx'), 'RentalStandard');

/** The points to check: the visitor's own, then all others folded, with the question about renting, which decides one point. */
export function ResultChecks(input: CheckInput) {
  const words = useWords();
  const say = words.of(CHECK);
  const { yours, others } = checkTexts(words, input);
  const { postcode, tenure } = input;
  const isLet = tenure !== null && tenure !== 'own';
  return (
    <div className="reasons">
      <Heading below={1} className="reasons-heading">
        {words.of(RESULT)('result.check')}
      </Heading>
      <CheckList texts={yours} />
      <details>
        <summary>{say('check.all', { count: yours.length + others.length })}</summary>
        <CheckList texts={others} />
        <TenureChoice tenure={tenure} />
        {/* There before its text, which screen readers then read. */}
        <div role="status">
          {isLet && stateOf(postcode) === 'VIC' && (
            <Loaded load={loadRental}>{(Standard) => <Standard {...input} />}</Loaded>
          )}
        </div>
      </details>
    </div>
  );
}

function CheckList({ texts }: { readonly texts: readonly string[] }) {
  return <ReasonList lines={texts.map((text) => ({ kind: 'unknown', text }))} />;
}

/** *I rent*, *I own* or *I let it out*: one press. */
function TenureChoice({ tenure }: { readonly tenure: Tenure | null }) {
  const visit = useVisit();
  const say = useWords().of(CHECK);
  return (
    // Chromium leaks shadow-root radio buttons that have no form owner.
    <form className="sizes tenure" onSubmit={(event) => event.preventDefault()}>
      <ChoiceGroup
        legend={{ text: say('check.tenure') }}
        choices={TENURES.map((value) => ({ value, label: say(`check.tenure.${value}`) }))}
        chosen={tenure ? [tenure] : []}
        multiple={false}
        error={null}
        onChoose={(value) => {
          visit.update((state) => ({ ...state, tenure: TENURES.find((known) => known === value) ?? null }));
        }}
      />
    </form>
  );
}
