import { useId, useState } from 'react';
import type { Product } from '../catalogue/product.ts';
import { ZONES } from '../climate/zone.ts';
import { ChoiceGroup } from '../ui/ChoiceGroup.tsx';
import { Heading } from '../ui/Heading.tsx';
import { TextField } from '../ui/TextField.tsx';
import { EXAMPLE_TARIFF, readTariff } from '../visit/tariff.ts';
import { useVisit, useVisitState } from '../visit/useVisit.ts';
import { consumptionFacts, ENERGY_NOTE, starFacts, ZONE_LABEL, zoneText } from '../words/energyWords.ts';
import { FactTable } from './FactTable.tsx';
import { PostcodeField } from './PostcodeField.tsx';
import { useZone } from './useZone.ts';

/** Stars, use and running cost of a system in the visitor's climate zone. */
export function EnergySection({ product }: { readonly product: Product }) {
  const visit = useVisit();
  const { postcode, tariff } = useVisitState();
  const { zone, fromPostcode } = useZone();
  const id = useId();
  return (
    <section className="group" aria-labelledby={id}>
      <Heading below={1} id={id}>
        Energy in your climate
      </Heading>
      <PostcodeField />
      <ChoiceGroup
        legend="Climate zone"
        hint={zoneText(postcode, fromPostcode)}
        choices={ZONES.map((value) => ({ value, label: ZONE_LABEL[value] }))}
        chosen={zone ? [zone] : []}
        multiple={false}
        error={null}
        onChoose={(value) => {
          visit.update((state) => ({ ...state, zone: ZONES.find((known) => known === value) ?? null }));
        }}
      />
      {zone && (
        <>
          <TariffField />
          <FactTable
            facts={[...starFacts(product, zone), ...consumptionFacts(product, zone, tariff ?? EXAMPLE_TARIFF)]}
          />
        </>
      )}
      <p className="hint">{ENERGY_NOTE}</p>
    </section>
  );
}

function TariffField() {
  const visit = useVisit();
  const [typed, setTyped] = useState(String(visit.get().tariff ?? EXAMPLE_TARIFF));
  const read = readTariff(typed);
  return (
    <TextField
      label="Electricity price in cents per kWh"
      hint={`${EXAMPLE_TARIFF} is an example (November 2026). Your bill has yours.`}
      error={read === null ? 'A price is a number of cents, such as 33 or 28.5.' : null}
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
