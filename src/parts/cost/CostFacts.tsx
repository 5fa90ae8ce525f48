import { useState } from 'react';
import { useWords } from '../../screens/frame/useWords.ts';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { FactEffect } from './rules/factEffects.ts';
import { bandsTo, readTypedMetres } from './rules/homeFacts.ts';
import { FACT_VALUES, type HomeFacts, type Installation, type MetreFact } from './rules/installation.ts';
import { rangeText } from './words/costText.ts';
import { COST } from './words/english.ts';

const UNKNOWN = 'unknown';

interface CostFactsProps {
  readonly installation: Installation;
  /** In the order of the questions. */
  readonly effects: readonly FactEffect[];
  readonly facts: HomeFacts;
  /** @param isSettled false while the visitor is typing */
  onChange(facts: HomeFacts, isSettled: boolean): void;
}

/** The questions that the price list asks. */
export function CostFacts({ installation, effects, facts, onChange }: CostFactsProps) {
  const words = useWords();
  const say = words.of(COST);
  return (
    // Chromium leaks shadow-root radio buttons that have no form owner.
    <form className="estimate cost-facts chips" noValidate onSubmit={(event) => event.preventDefault()}>
      {effects.map(({ fact, most }) => {
        const depends = say('cost.depends', { most: words.dollars(most) });
        return fact === 'pipe_m' || fact === 'cable_m' ? (
          <MetresField
            key={fact}
            fact={fact}
            depends={depends}
            limit={installation.limits[fact] ?? 0}
            metres={facts[fact]}
            onChange={(metres, isSettled) => onChange({ ...facts, [fact]: metres }, isSettled)}
          />
        ) : (
          <ChoiceGroup
            key={fact}
            legend={{ text: say(`cost.${fact}`), hint: depends }}
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
            onChoose={(value) => onChange({ ...facts, [fact]: value === UNKNOWN ? undefined : value }, true)}
          />
        );
      })}
    </form>
  );
}

interface MetresFieldProps {
  readonly fact: MetreFact;
  /** The dollars that depend on it, as a sentence. */
  readonly depends: string;
  /** The last metre of the price list. */
  readonly limit: number;
  readonly metres: HomeFacts[MetreFact];
  onChange(metres: HomeFacts[MetreFact], isSettled: boolean): void;
}

/** Metres as a band to press, or typed. Each overrides the other. */
function MetresField({ fact, depends, limit, metres, onChange }: MetresFieldProps) {
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
        legend={{
          text: say(`cost.${fact}`),
          hint: fact === 'pipe_m' ? `${depends} ${say('cost.pipe_m.hint')}` : depends,
        }}
        choices={[
          ...bands.map((band) => ({ value: String(band[0]), label: rangeText(words, band) })),
          { value: UNKNOWN, label: say('cost.unknown') },
        ]}
        chosen={typeof metres === 'number' ? [] : [pressed]}
        multiple={false}
        error={null}
        onChoose={(value) => {
          setTyped('');
          onChange(
            bands.find(([from]) => String(from) === value),
            true,
          );
        }}
      />
      <TextField
        label={say(`cost.${fact}.typed`)}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        error={
          (isUnreadable && say('cost.metresError')) ||
          (isBeyond && say('cost.beyond', { limit: words.unit(limit, 'm') })) ||
          null
        }
        onChange={({ target: { value } }) => {
          setTyped(value);
          onChange(readTypedMetres(value) ?? undefined, false);
        }}
        onBlur={() => typeof metres === 'number' && onChange(metres, true)}
      />
    </div>
  );
}
