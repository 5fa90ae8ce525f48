import { useId, useState } from 'react';
import type { Product } from '../catalogue/product.ts';
import { ZONES } from '../climate/zone.ts';
import { ChoiceGroup } from '../ui/ChoiceGroup.tsx';
import { Heading } from '../ui/Heading.tsx';
import { TextField } from '../ui/TextField.tsx';
import { EXAMPLE_TARIFF, readTariff } from '../visit/tariff.ts';
import { useVisit, useVisitState } from '../visit/useVisit.ts';
import { consumptionFacts, starFacts, zoneLabel, zoneText } from '../words/energyWords.ts';
import { ENERGY } from '../words/english/energy.ts';
import { EnergyChart } from './EnergyChart.tsx';
import { FactTable } from './FactTable.tsx';
import { PostcodeField } from './PostcodeField.tsx';
import { useSay, useWords } from './useWords.ts';
import type { ZoneReading } from './useZone.ts';

interface EnergySectionProps {
  readonly product: Product;
  readonly reading: ZoneReading;
}

/** Stars, use and running cost of a system in the visitor's climate zone. */
export function EnergySection({ product, reading: { zone, fromPostcode } }: EnergySectionProps) {
  const visit = useVisit();
  const { postcode, tariff } = useVisitState();
  const words = useWords();
  const say = words.of(ENERGY);
  const id = useId();
  return (
    <section className="group" aria-labelledby={id}>
      <Heading below={1} id={id}>
        {say('energy.title')}
      </Heading>
      <PostcodeField />
      <p role="status" className="hint">
        {zoneText(words, postcode, fromPostcode)}
      </p>
      {/* Chromium leaks shadow-root radio buttons that have no form owner. */}
      <form className="zones" onSubmit={(event) => event.preventDefault()}>
        <ChoiceGroup
          legend={say('energy.zone')}
          choices={ZONES.map((value) => ({ value, label: zoneLabel(words, value) }))}
          chosen={zone ? [zone] : []}
          multiple={false}
          error={null}
          onChoose={(value) => {
            visit.update((state) => ({ ...state, zone: ZONES.find((known) => known === value) ?? null }));
          }}
        />
      </form>
      {zone && (
        <>
          <FactTable facts={starFacts(words, product, zone)} />
          <EnergyChart product={product} zone={zone} />
          <TariffField />
          <FactTable facts={consumptionFacts(words, product, zone, tariff ?? EXAMPLE_TARIFF)} />
        </>
      )}
      <p className="hint">{say('energy.note')}</p>
    </section>
  );
}

function TariffField() {
  const visit = useVisit();
  const say = useSay(ENERGY);
  const [typed, setTyped] = useState(String(visit.get().tariff ?? EXAMPLE_TARIFF));
  const read = readTariff(typed);
  return (
    <TextField
      label={say('energy.tariff')}
      hint={say('energy.tariffHint', { example: EXAMPLE_TARIFF })}
      error={read === null ? say('energy.tariffProblem') : null}
      inputMode="decimal"
      value={typed}
      onChange={(event) => {
        setTyped(event.target.value);
        const tariff = readTariff(event.target.value);
        if (tariff !== null) visit.update((state) => ({ ...state, tariff }));
      }}
    />
  );
}
