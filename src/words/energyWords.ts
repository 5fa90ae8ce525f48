import type { Product } from '../catalogue/product.ts';
import type { Zone } from '../climate/zone.ts';
import { inDollars, listed, withUnit } from './figures.ts';
import type { Fact } from './productWords.ts';

/** What a postcode says about the climate zone, once the table of postcodes is there. */
export type PostcodeZones =
  | { readonly state: 'none' | 'loading' | 'unknown' | 'failed' }
  | { readonly state: 'known'; readonly zone: Zone; readonly others: readonly Zone[] };

export const ZONE_LABEL: Record<Zone, string> = { hot: 'Hot', average: 'Average', cold: 'Cold' };

const NOT_RATED = 'no rating given';

const stars = (value: number | null): string =>
  value === null ? NOT_RATED : `${value} ${value === 1 ? 'star' : 'stars'}`;

/** Stars of the energy label in a zone. Stars of other zones, and of systems of other sizes, do not compare. */
export function starFacts(product: Product, zone: Zone): readonly Fact[] {
  const where = `${ZONE_LABEL[zone]} zone`;
  return [
    { name: `Cooling, ${where}`, value: stars(product[`stars_cool_${zone}`]) },
    { name: `Heating, ${where}`, value: stars(product[`stars_heat_${zone}`]) },
  ];
}

/** Both stars of a zone in one line, for a card. */
export function starLine(product: Product, zone: Zone): Fact {
  const cool = product[`stars_cool_${zone}`];
  const heat = product[`stars_heat_${zone}`];
  const value = cool === null && heat === null ? NOT_RATED : `cooling ${stars(cool)}, heating ${stars(heat)}`;
  return { name: `Energy label, ${ZONE_LABEL[zone]} zone`, value };
}

/**
 * What the label says the system uses in a year, and what that costs: kWh × tariff in cents ÷ 100. With a figure missing
 * no cost is given.
 */
export function consumptionFacts(product: Product, zone: Zone, tariff: number): readonly Fact[] {
  const cool = product[`kwh_cool_${zone}`];
  const heat = product[`kwh_heat_${zone}`];
  const use = (kwh: number | null): string => (kwh === null ? 'no figure given' : `${withUnit(kwh, 'kWh')} a year`);
  const cost =
    cool === null || heat === null
      ? 'not known without both figures'
      : `about ${inDollars(((cool + heat) * tariff) / 100)} a year at ${withUnit(tariff, 'c/kWh')}`;
  return [
    { name: 'Use for cooling', value: use(cool) },
    { name: 'Use for heating', value: use(heat) },
    { name: 'Running cost', value: cost },
  ];
}

/** What the postcode says about the zone, as a sentence. */
export function zoneText(postcode: string, found: PostcodeZones): string {
  switch (found.state) {
    case 'none':
      return 'Give a postcode above, or choose the zone that is closest to your weather.';
    case 'loading':
      return `Looking up postcode ${postcode}…`;
    case 'unknown':
      return `We don't have postcode ${postcode}. Choose the zone that is closest to your weather.`;
    case 'failed':
      return 'The postcodes could not be loaded. Choose the zone that is closest to your weather.';
    case 'known': {
      const zones = [found.zone, ...found.others].map((zone) => ZONE_LABEL[zone].toLowerCase());
      return found.others.length === 0
        ? `Postcode ${postcode} lies in the ${zones[0]} zone.`
        : `Postcode ${postcode} spans the zones ${listed(zones)}. Choose the one that is closest to your weather.`;
    }
  }
}

/** Where the figures come from and what they do not say. */
export const ENERGY_NOTE =
  'Figures of the energy label, as supplied by the provider; your use will differ. Postcodes: based on NatHERS climate zone data, Commonwealth of Australia.';
