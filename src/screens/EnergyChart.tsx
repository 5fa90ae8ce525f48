import type { Product } from '../catalogue/product.ts';
import type { Zone } from '../climate/zone.ts';
import { yearlyUse, yearText, zoneLabel } from '../words/energyWords.ts';
import { ENERGY } from '../words/english/energy.ts';
import { useWords } from './useWords.ts';

/** Width of the longest bar, in user units of the drawing. */
const LONGEST = 200;
const BAR_HEIGHT = 18;

interface EnergyChartProps {
  readonly product: Product;
  readonly zone: Zone;
}

/**
 * Yearly energy use for cooling and heating as two bars on one scale. The accessible name has the same figures.
 * An unknown figure has a dashed outline instead of a bar.
 */
export function EnergyChart({ product, zone }: EnergyChartProps) {
  const words = useWords();
  const say = words.of(ENERGY);
  const { cool, heat } = yearlyUse(product, zone);
  const most = Math.max(cool ?? 0, heat ?? 0);
  const bars = [
    { name: say('energy.coolingUse'), kwh: cool, look: 'chart-cool' },
    { name: say('energy.heatingUse'), kwh: heat, look: 'chart-heat' },
  ];
  const label = say('energy.chart', {
    zone: zoneLabel(words, zone),
    cool: yearText(words, cool),
    heat: yearText(words, heat),
  });
  return (
    <div role="img" aria-label={label} className="chart">
      {bars.map(({ name, kwh, look }) => (
        <div key={look} className="chart-row" aria-hidden="true">
          <span>{name}</span>
          <svg
            viewBox={`0 0 ${LONGEST + 2} ${BAR_HEIGHT + 2}`}
            preserveAspectRatio="none"
            className="chart-bar"
            aria-hidden="true"
          >
            <rect
              x="1"
              y="1"
              height={BAR_HEIGHT}
              width={kwh === null || most === 0 ? LONGEST : Math.max(1, (kwh / most) * LONGEST)}
              className={kwh === null ? 'chart-unknown' : look}
            />
          </svg>
          <span>{yearText(words, kwh)}</span>
        </div>
      ))}
    </div>
  );
}
