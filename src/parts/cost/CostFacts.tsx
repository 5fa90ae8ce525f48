import { useState } from 'react';
import type { Model } from '../../matching/models.ts';
import {
  type CostFact,
  FACT_VALUES,
  type HomeFacts,
  type Installation,
  isMetres,
  type MetreFact,
} from '../../pricing/installation.ts';
import { factsUsed } from '../../pricing/installationCost.ts';
import { useWords } from '../../screens/frame/useWords.ts';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { modelTitle } from '../../words/modelWords.ts';
import { sentences } from '../../words/sentences.ts';
import type { FactEffect } from './rules/factEffects.ts';
import { bandsTo, readTypedMetres } from './rules/homeFacts.ts';
import { rangeText } from './words/costText.ts';
import { COST } from './words/english.ts';

const UNKNOWN = 'unknown';

interface CostFactsProps {
  readonly installation: Installation;
  /** In the order of the questions. */
  readonly effects: readonly FactEffect[];
  /** The models beside each other. */
  readonly models: readonly Model[];
  readonly facts: HomeFacts;
  /** @param isSettled false while the visitor is typing */
  onChange(facts: HomeFacts, isSettled: boolean): void;
}

/** The questions that the price list asks. */
export function CostFacts({ installation, effects, models, facts, onChange }: CostFactsProps) {
  const words = useWords();
  const say = words.of(COST);
  const isMulti = models.some(({ best }) => best.system_type === 'multi_split');
  const depends = (fact: CostFact, most: string): string => {
    return isMetres(fact)
      ? say('cost.dependsTo', { most, limit: words.unit(installation.limits[fact] ?? 0, 'm') })
      : say('cost.depends', { most });
  };
  const hintOf = ({ fact, most }: FactEffect): string => {
    const depending = models.filter(({ best }) => factsUsed(installation, best.system_type).includes(fact));
    return sentences(
      facts[fact] === undefined && depends(fact, words.dollars(most)),
      depending.length < models.length && say('cost.only', { titles: words.list(depending.map(modelTitle)) }),
      fact === 'storey' && say(isMulti ? 'cost.storey.hint.multi' : 'cost.storey.hint'),
      fact === 'pipe_m' && say(isMulti ? 'cost.pipe_m.hint.multi' : 'cost.pipe_m.hint'),
      fact === 'cable_m' && say('cost.cable_m.hint'),
    );
  };
  return (
    // Chromium leaks shadow-root radio buttons that have no form owner.
    <form className="estimate cost-facts chips" noValidate onSubmit={(event) => event.preventDefault()}>
      {effects.map((effect) => {
        const { fact } = effect;
        return isMetres(fact) ? (
          <MetresField
            key={fact}
            fact={fact}
            hint={hintOf(effect)}
            limit={installation.limits[fact] ?? 0}
            metres={facts[fact]}
            onChange={(metres, isSettled) => onChange({ ...facts, [fact]: metres }, isSettled)}
          />
        ) : (
          <ChoiceGroup
            key={fact}
            legend={{ text: say(`cost.${fact}`), hint: hintOf(effect) }}
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
  readonly hint: string;
  /** The last metre of the price list. */
  readonly limit: number;
  readonly metres: HomeFacts[MetreFact];
  onChange(metres: HomeFacts[MetreFact], isSettled: boolean): void;
}

/** Metres as a band to press, or typed. Each overrides the other. */
function MetresField({ fact, hint, limit, metres, onChange }: MetresFieldProps) {
  const words = useWords();
  const say = words.of(COST);
  const [typed, setTyped] = useState(typeof metres === 'number' ? String(metres) : '');
  const bands = bandsTo(limit);
  const pressed = typeof metres === 'object' ? String(metres[0]) : UNKNOWN;
  const isUnreadable = typed.trim() !== '' && readTypedMetres(typed) === null;
  const isBeyond = typeof metres === 'number' && metres > limit;
  const to = bands.at(-1)?.[1] ?? limit;
  return (
    <div>
      <ChoiceGroup
        legend={{
          text: say(`cost.${fact}`),
          hint: sentences(hint, to < limit && say('cost.further', { to: words.unit(to, 'm') })),
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
