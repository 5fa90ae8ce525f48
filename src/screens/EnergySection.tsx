import { useState } from 'react';
import type { Product } from '../catalogue/product.ts';
import { ZONES } from '../climate/zone.ts';
import { ChoiceGroup } from '../ui/ChoiceGroup.tsx';
import { Fold } from '../ui/Fold.tsx';
import { TextField } from '../ui/TextField.tsx';
import { readTariff } from '../visit/tariff.ts';
import { useVisit, useVisitState } from '../visit/useVisit.ts';
import { consumptionFacts, hasLabel, starFacts, tariffText, yearlyUse, zoneText } from '../words/energyWords.ts';
import { ENERGY } from '../words/english/energy.ts';
import { RESULT } from '../words/english/result.ts';
import { zoneChoice } from '../words/zoneNames.ts';
import { EnergyChart } from './EnergyChart.tsx';
import { FactTable } from './FactTable.tsx';
import { PostcodeField } from './PostcodeField.tsx';
import { useWords } from './useWords.ts';
import type { ZoneReading } from './useZone.ts';

interface EnergySectionProps {
  /** Null while nothing decides the size. */
  readonly size: Product | null;
  readonly reading: ZoneReading;
}

/** Stars, use and running cost of a system in the visitor's climate zone; without any figure, one sentence. */
export function EnergySection({ size, reading }: EnergySectionProps) {
  const words = useWords();
  const say = words.of(ENERGY);
  return (
    <Fold title={say('energy.title')}>
      {size && hasLabel(size) ? (
        <EnergyFigures product={size} reading={reading} />
      ) : (
        <p>{size ? say('energy.none') : words.of(RESULT)('result.openFigures')}</p>
      )}
    </Fold>
  );
}

interface EnergyFiguresProps extends Pick<EnergySectionProps, 'reading'> {
  readonly product: Product;
}

function EnergyFigures({ product, reading: { zone, fromPostcode } }: EnergyFiguresProps) {
  const visit = useVisit();
  const { postcode, tariff } = useVisitState();
  const words = useWords();
  const say = words.of(ENERGY);
  const isDrawn = zone !== null && Object.values(yearlyUse(product, zone)).some((kwh) => kwh !== null);
  return (
    <>
      <div className="energy">
        <div>
          <PostcodeField />
          <p role="status" className="hint">
            {zoneText(words, postcode, fromPostcode)}
          </p>
          {/* Chromium leaks shadow-root radio buttons that have no form owner. */}
          <form className="sizes" onSubmit={(event) => event.preventDefault()}>
            <ChoiceGroup
              legend={{ text: say('energy.zone') }}
              choices={ZONES.map((value) => ({ value, label: zoneChoice(words, value) }))}
              chosen={zone ? [zone] : []}
              multiple={false}
              error={null}
              onChoose={(value) => {
                visit.update((state) => ({ ...state, zone: ZONES.find((known) => known === value) ?? null }));
              }}
            />
          </form>
        </div>
        {zone && (
          <div>
            <FactTable facts={starFacts(words, product, zone)} />
            {isDrawn && <EnergyChart product={product} zone={zone} />}
            {/* The bars have the use; the cost is last. */}
            <FactTable facts={consumptionFacts(words, product, zone, tariff).slice(isDrawn ? -1 : 0)} />
            <TariffField />
          </div>
        )}
      </div>
      <p className="hint">{say('energy.note')}</p>
    </>
  );
}

function TariffField() {
  const visit = useVisit();
  const words = useWords();
  const say = words.of(ENERGY);
  const [typed, setTyped] = useState(String(visit.get().tariff ?? ''));
  const isBlank = typed.trim() === '';
  return (
    <TextField
      label={say('energy.tariff')}
      hint={say('energy.tariffHint', { tariff: tariffText(words, null) })}
      error={isBlank || readTariff(typed) !== null ? null : say('energy.tariffProblem')}
      inputMode="decimal"
      value={typed}
      onChange={(event) => {
        setTyped(event.target.value);
        const tariff = readTariff(event.target.value);
        if (tariff !== null || event.target.value.trim() === '') visit.update((state) => ({ ...state, tariff }));
      }}
    />
  );
}
