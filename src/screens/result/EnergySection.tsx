import { useState } from 'react';
import type { Product } from '../../catalogue/product.ts';
import { usualTariff } from '../../climate/usualTariff.ts';
import { ZONES, type Zone } from '../../climate/zone.ts';
import type { Fact } from '../../facts/fact.ts';
import type { TariffSpan } from '../../facts/tariffs.ts';
import { type Model, shownSizes } from '../../matching/models.ts';
import { together } from '../../matching/together.ts';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { readTariff } from '../../visit/tariff.ts';
import { useVisit, useVisitState } from '../../visit/useVisit.ts';
import { consumptionFacts, hasLabel, starsOfEach, tariffText, zoneText } from '../../words/energyWords.ts';
import { ENERGY } from '../../words/english/energy.ts';
import { RESULT } from '../../words/english/result.ts';
import { readText } from '../../words/sourceText.ts';
import { zoneChoice } from '../../words/zoneNames.ts';
import { FactTable } from '../frame/FactTable.tsx';
import { PostcodeField } from '../frame/PostcodeField.tsx';
import { useWords } from '../frame/useWords.ts';
import type { ZoneReading } from '../frame/useZone.ts';

interface EnergySectionProps {
  /** The systems of the job, which use energy together. */
  readonly models: readonly Model[];
  readonly reading: ZoneReading;
}

/** Stars, use and running cost of a job's systems in the visitor's climate zone; without any figure or without a size, one sentence. */
export function EnergySection({ models, reading: { zone, fromPostcode } }: EnergySectionProps) {
  const sizes = models.flatMap(({ size }) => size ?? []);
  const visit = useVisit();
  const { postcode } = useVisitState();
  const words = useWords();
  const say = words.of(ENERGY);
  if (!models.flatMap(shownSizes).some(hasLabel)) return <p>{say('energy.none')}</p>;
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
        {sizes.length === models.length ? (
          zone && <EnergyFigures products={sizes} zone={zone} />
        ) : (
          <p>{words.of(RESULT)('result.openFigures')}</p>
        )}
      </div>
      <p className="hint">{say('energy.note')}</p>
    </>
  );
}

function EnergyFigures({ products, zone }: { readonly products: readonly Product[]; readonly zone: Zone }) {
  const product = together(products);
  const words = useWords();
  const { tariff, postcode } = useVisitState();
  const usual = usualTariff(postcode);
  return (
    <div>
      <FactTable
        facts={[
          ...starsOfEach(words, products, zone),
          ...consumptionFacts(words, product, zone, tariff ?? usual.claim),
        ]}
      />
      <TariffField usual={usual} />
    </div>
  );
}

/** The visitor's own price; until there is one, the usual ones and their source. */
function TariffField({ usual }: { readonly usual: Fact<TariffSpan> }) {
  const visit = useVisit();
  const words = useWords();
  const say = words.of(ENERGY);
  const [typed, setTyped] = useState(String(visit.get().tariff ?? ''));
  const [at] = useState(Date.now);
  const isBlank = typed.trim() === '';
  return (
    <TextField
      label={say('energy.tariff')}
      hint={say('energy.tariffHint', {
        tariff: tariffText(words, usual.claim),
        source: usual.source,
        read: readText(words, usual, at),
      })}
      error={isBlank || readTariff(typed) !== null ? null : say('energy.tariffProblem')}
      inputMode="decimal"
      text={typed}
      onText={(text) => {
        setTyped(text);
        const tariff = readTariff(text);
        if (tariff !== null || text.trim() === '') visit.update((state) => ({ ...state, tariff }));
      }}
    />
  );
}
