import type { Product } from '../catalogue/product.ts';
import type { Zone } from '../climate/zone.ts';
import { MAX_STARS, yearlyKwh } from '../matching/derivedFacts.ts';
import { yearlyCost } from '../words/energyWords.ts';
import { ENERGY } from '../words/english/energy.ts';
import { PRODUCT } from '../words/english/product.ts';
import { outdoorNoise } from '../words/productWords.ts';
import { zoneLabel } from '../words/zoneNames.ts';
import { useSay, useWords } from './useWords.ts';

interface FiguresProps {
  readonly product: Product;
  readonly zone: Zone | null;
  /** Cents per kWh; null for usual ones. */
  readonly tariff: number | null;
}

/** The figures that decide: outdoor sound; with a climate zone also stars and running cost. The size is beside the title. */
export function Figures({ product, zone, tariff }: FiguresProps) {
  const words = useWords();
  const say = words.of(PRODUCT);
  const sayEnergy = words.of(ENERGY);
  const cool = zone && product[`stars_cool_${zone}`];
  const heat = zone && product[`stars_heat_${zone}`];
  // Without stars, an unknown running cost goes without saying.
  const isRated = cool !== null || heat !== null;
  return (
    <dl className="figures">
      <div>
        <dt>{say('fact.sound')}</dt>
        <dd>{outdoorNoise(words, product)}</dd>
      </div>
      {zone && (
        <>
          {isRated ? (
            <>
              <Stars name={sayEnergy('energy.coolingShort')} stars={cool} />
              <Stars name={sayEnergy('energy.heatingShort')} stars={heat} />
            </>
          ) : (
            <div>
              <dt>{sayEnergy('energy.label', { zone: zoneLabel(words, zone) })}</dt>
              <dd>{sayEnergy('energy.notRated')}</dd>
            </div>
          )}
          {(isRated || yearlyKwh(product, zone) !== null) && (
            <div>
              <dt>{sayEnergy('energy.costYear')}</dt>
              <dd>{yearlyCost(words, product, zone, tariff)}</dd>
            </div>
          )}
        </>
      )}
    </dl>
  );
}

/** A plain bar with its number: the official label must not be imitated. */
function Stars({ name, stars }: { readonly name: string; readonly stars: number | null }) {
  const say = useSay(ENERGY);
  return (
    <div>
      <dt>{name}</dt>
      {stars !== null && (
        <dd aria-hidden="true">
          <meter max={MAX_STARS} value={stars} />
        </dd>
      )}
      <dd>{stars === null ? say('energy.notRated') : say('energy.stars', { count: stars })}</dd>
    </div>
  );
}
