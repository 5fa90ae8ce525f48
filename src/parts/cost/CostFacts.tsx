import { useState } from 'react';
import { FACT_VALUES, type HomeFacts, isMetres, type MetreFact } from '../../pricing/installation.ts';
import { factsUsed } from '../../pricing/installationCost.ts';
import { useWords } from '../../screens/frame/useWords.ts';
import { Button } from '../../ui/Button.tsx';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { boughtTitle } from '../../words/boughtWords.ts';
import { sentences } from '../../words/sentences.ts';
import type { FactEffect } from './rules/factEffects.ts';
import { bandsTo, readTypedMetres } from './rules/homeFacts.ts';
import { type ReckonedJob, rangeText } from './words/costText.ts';
import { COST } from './words/english.ts';

const UNKNOWN = 'unknown';

/** The number of questions at first, those with an answer among them. The others are behind *More questions*. */
const MOST = 4;

interface CostFactsProps {
  /** The jobs beside each other. */
  readonly jobs: readonly ReckonedJob[];
  /** In the order of the questions. */
  readonly effects: readonly FactEffect[];
  /** @param isSettled false while the visitor is typing */
  onChange(facts: HomeFacts, isSettled: boolean): void;
}

/** The questions that still widen a figure, and those that have an answer. */
export function CostFacts({ jobs, effects, onChange }: CostFactsProps) {
  const words = useWords();
  const say = words.of(COST);
  const [isMore, setMore] = useState(false);
  const [first] = jobs;
  if (!first) return null;
  const { installation, facts } = first;
  const isMulti = jobs.some(({ models: [{ best }] }) => best.system_type === 'multi_split');
  const hintOf = ({ fact, most }: FactEffect): string => {
    const depending = jobs.filter(({ models: [{ best }] }) => factsUsed(installation, best.system_type).includes(fact));
    const titles = () => words.list(depending.map(({ models }) => boughtTitle(words, models)));
    return sentences(
      facts[fact] === undefined && say('cost.depends', { most: words.dollars(most) }),
      depending.length < jobs.length && say('cost.only', { titles: titles() }),
      fact === 'storey' && say(isMulti ? 'cost.storey.hint.multi' : 'cost.storey.hint'),
      fact === 'pipe_m' && say(isMulti ? 'cost.pipe_m.hint.multi' : 'cost.pipe_m.hint'),
      fact === 'cable_m' && say('cost.cable_m.hint'),
    );
  };
  const isSaid = ({ fact }: FactEffect): boolean => facts[fact] !== undefined;
  const left = Math.max(MOST - effects.filter(isSaid).length, 0);
  const asked = effects.filter((effect) => !isSaid(effect)).slice(0, left);
  const shown = isMore ? effects : effects.filter((effect) => isSaid(effect) || asked.includes(effect));
  return (
    // Chromium leaks shadow-root radio buttons that have no form owner.
    <form className="estimate cost-facts chips" noValidate onSubmit={(event) => event.preventDefault()}>
      {shown.map((effect) => {
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
      {shown.length < effects.length && (
        <Button look="quiet" onClick={() => setMore(true)}>
          {say('cost.more')}
        </Button>
      )}
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
        text={typed}
        error={
          (isUnreadable && say('cost.metresError')) ||
          (isBeyond && say('cost.beyond', { limit: words.unit(limit, 'm') })) ||
          null
        }
        onText={(text) => {
          setTyped(text);
          onChange(readTypedMetres(text) ?? undefined, false);
        }}
        onBlur={() => typeof metres === 'number' && onChange(metres, true)}
      />
    </div>
  );
}
