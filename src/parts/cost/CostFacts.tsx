import { useState } from 'react';
import type { SystemType } from '../../catalogue/product.ts';
import { useWords } from '../../screens/frame/useWords.ts';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { bandsTo, readTypedMetres } from './rules/homeFacts.ts';
import {
  FACT_VALUES,
  HOME_FACTS,
  type HomeFacts,
  type Installation,
  METRE_FACTS,
  type MetreFact,
} from './rules/installation.ts';
import { factsUsed } from './rules/installationCost.ts';
import { rangeText } from './words/costText.ts';
import { COST } from './words/english.ts';

const UNKNOWN = 'unknown';

interface CostFactsProps {
  readonly installation: Installation;
  readonly kinds: readonly SystemType[];
  readonly facts: HomeFacts;
  onChange(facts: HomeFacts): void;
  /** The visitor has answered, and isn't typing any more. */
  onSettled(facts: HomeFacts): void;
}

/** The questions that the price list asks for these kinds of systems. */
export function CostFacts({ installation, kinds, facts, onChange, onSettled }: CostFactsProps) {
  const words = useWords();
  const say = words.of(COST);
  const used = new Set(kinds.flatMap((kind) => factsUsed(installation, kind)));
  const choose = (changed: HomeFacts): void => {
    onChange({ ...facts, ...changed });
    onSettled({ ...facts, ...changed });
  };
  return (
    // Chromium leaks shadow-root radio buttons that have no form owner.
    <form className="cost-facts chips" noValidate onSubmit={(event) => event.preventDefault()}>
      {HOME_FACTS.filter((fact) => used.has(fact)).map((fact) => (
        <ChoiceGroup
          key={fact}
          legend={{ text: say(`cost.${fact}`) }}
          choices={[
            ...FACT_VALUES[fact].map((value) => ({
              value,
              label: say(`cost.${fact}.${value}` as 'cost.storey.ground'),
            })),
            { value: UNKNOWN, label: say('cost.unknown') },
          ]}
          chosen={[facts[fact] ?? UNKNOWN]}
          multiple={false}
          error={null}
          onChoose={(value) => choose({ [fact]: value === UNKNOWN ? undefined : value })}
        />
      ))}
      {METRE_FACTS.filter((fact) => used.has(fact)).map((fact) => (
        <MetresField
          key={fact}
          fact={fact}
          limit={installation.limits[fact] ?? 0}
          metres={facts[fact]}
          onPress={(metres) => choose({ [fact]: metres })}
          onType={(metres) => onChange({ ...facts, [fact]: metres })}
          onTyped={() => onSettled(facts)}
        />
      ))}
    </form>
  );
}

interface MetresFieldProps {
  readonly fact: MetreFact;
  /** Where the price list ends. */
  readonly limit: number;
  readonly metres: HomeFacts[MetreFact];
  onPress(metres: HomeFacts[MetreFact]): void;
  onType(metres: number | undefined): void;
  onTyped(): void;
}

/** Metres as a band to press, or typed. Each overrides the other. */
function MetresField({ fact, limit, metres, onPress, onType, onTyped }: MetresFieldProps) {
  const words = useWords();
  const say = words.of(COST);
  const [typed, setTyped] = useState(typeof metres === 'number' ? String(metres) : '');
  const bands = bandsTo(limit);
  const pressed = typeof metres === 'object' ? String(metres[0]) : UNKNOWN;
  const isUnreadable = typed.trim() !== '' && readTypedMetres(typed) === null;
  const isBeyond = typeof metres === 'number' && metres > limit;
  return (
    <div>
      <ChoiceGroup
        legend={{ text: say(`cost.${fact}`), ...(fact === 'pipe_m' && { hint: say('cost.pipe_m.hint') }) }}
        choices={[
          ...bands.map((band) => ({ value: String(band[0]), label: rangeText(words, band) })),
          { value: UNKNOWN, label: say('cost.unknown') },
        ]}
        chosen={typeof metres === 'number' ? [] : [pressed]}
        multiple={false}
        error={null}
        onChoose={(value) => {
          setTyped('');
          onPress(bands.find(([from]) => String(from) === value));
        }}
      />
      <TextField
        label={say(`cost.${fact}.typed`)}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        error={
          isUnreadable
            ? say('cost.metresError')
            : isBeyond
              ? say('cost.beyond', { limit: words.unit(limit, 'm') })
              : null
        }
        onChange={({ target: { value } }) => {
          setTyped(value);
          onType(readTypedMetres(value) ?? undefined);
        }}
        onBlur={() => typeof metres === 'number' && onTyped()}
      />
    </div>
  );
}
