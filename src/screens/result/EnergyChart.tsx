import type { Product } from '../../catalogue/product.ts';
import type { Zone } from '../../climate/zone.ts';
import { yearlyUse, yearText } from '../../words/energyWords.ts';
import { ENERGY } from '../../words/english/energy.ts';
import { zoneLabel } from '../../words/zoneNames.ts';
import { useWords } from '../frame/useWords.ts';

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
  const most = Math.max(cool ?? 1, heat ?? 1);
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
          {/* biome-ignore lint/a11y/noSvgWithoutTitle: the chart has a name. */}
          <svg className={`chart-bar ${kwh === null ? 'chart-unknown' : look}`}>
            <rect y="1" height="18" width={`${kwh === null ? 100 : Math.max(1, (kwh / most) * 100)}%`} />
          </svg>
          <span>{yearText(words, kwh)}</span>
        </div>
      ))}
    </div>
  );
}
