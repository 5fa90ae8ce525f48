import { fact } from './fact.ts';

/** Rated cooling in kW, from the lowest to the highest that suits. */
export interface KwSpan {
  readonly from: number;
  readonly to: number;
}

/** A span in the hot zone, and in the others. */
export interface ZoneSpans {
  readonly hot: KwSpan;
  readonly other: KwSpan;
}

const span = (from: number, to: number): KwSpan => ({ from, to });

/** A kind of room: the area that stands for it, in m², and its size. */
const room = (area: number, other: KwSpan, hot: KwSpan) => ({ area, kw: { hot, other } });

/** A home by bedrooms: its rooms, and the size that serves them by ducts with zones, or by one outdoor unit with units on the walls. */
const home = (units: number, ducted: ZoneSpans, multi: ZoneSpans) => ({ units, ducted, multi });

/**
 * THE TABLE OF SIZES, for insulated rooms and homes. Each end is held by at least two of the published rules in `SIZE_SOURCES`. A heat
 * pump in a cold zone has to heat as well, which the judgement of a size looks at.
 */
export const SIZE_TABLE = {
  rooms: {
    bedroom: room(11, span(2, 2.6), span(2, 3.5)),
    living: room(25, span(3.5, 5), span(3.5, 6)),
    big_living: room(38, span(5, 7.1), span(5, 8)),
    open_plan: room(52, span(6, 9), span(7.1, 9.5)),
  },
  homes: {
    2: home(3, { hot: span(7, 11), other: span(6, 10) }, { hot: span(7, 10), other: span(6, 9) }),
    3: home(4, { hot: span(10, 15), other: span(9, 14) }, { hot: span(9, 13), other: span(8, 12) }),
    4: home(5, { hot: span(12.5, 20), other: span(12, 18) }, { hot: span(11, 15), other: span(10, 14) }),
    5: home(6, { hot: span(16, 24), other: span(16, 22) }, { hot: span(13, 16), other: span(12, 16) }),
  },
} as const;

/** The published rules behind the table, as they were read. */
export const SIZE_SOURCES = [
  fact(
    'size',
    'Bedrooms and studies of 10 to 20 m²: 2.0 to 2.5 kW. Living rooms of 30 to 45 m²: 5 to 6. Open plan of 45 to 60 m²: 7.1 to 8.',
    'JED Air Conditioning, Sydney: split systems',
    '2026-11',
    'copy',
  ),
  fact(
    'size',
    '150 W/m² in an insulated room: 2.5 kW for 16 m², 3.5 for 20, 5 for 30, 7 for 45, 9 for 60. A fifth more inland.',
    'airconinstallationquotes.com.au, Adelaide: sizing guide',
    '2026-11',
    'copy',
  ),
  fact(
    'size',
    '10 to 25 m²: 2.5 kW. 25 to 35 m²: 3.5. 35 to 60 m²: 5 to 6.',
    'Canstar Blue: sizes and costs',
    '2026-11',
    'copy',
  ),
  fact(
    'size',
    'Up to 20 m²: 2 to 2.5 kW. 20 to 40 m²: 2.5 to 5. 40 to 60 m²: 4 to 6. 60 to 80 m²: 5 to 7.',
    'airconditionerland.com.au',
    '2026-11',
    'copy',
  ),
  fact('size', 'Bedrooms 80 W/m², living rooms 125 W/m².', 'Harvey Norman', '2026-11', 'copy'),
  fact(
    'size',
    'Queensland, insulated: 2.5 kW in a bedroom, 7 in a lounge.',
    'triforceelectrical.com.au',
    '2026-11',
    'copy',
  ),
  fact('size', '160 W/m² in Queensland: 6 to 7 kW for a lounge of 40 m².', 'suncityair.com.au', '2026-11', 'copy'),
  fact(
    'size',
    'Up to 20 m²: 2 to 2.5 kW. Open plan over 60 m²: 7 or more.',
    'buggybuddys.com.au, Perth',
    '2026-11',
    'copy',
  ),
  fact(
    'size',
    'Ducted: 7 to 10 kW for 2 to 3 bedrooms, 12.5 to 14 for 3 to 4, 16 to 18 for two storeys, 20 for large homes.',
    'JED Air Conditioning, Sydney: ducted',
    '2026-11',
    'copy',
  ),
  fact(
    'size',
    'Three bedrooms: 10 to 14 kW ducted, or 7.1 to 10 in the living room and 2.5 to 3.5 in each bedroom.',
    'airconditioningguys.com.au, Sydney',
    '2026-11',
    'copy',
  ),
  fact(
    'size',
    '14 kW ducted for an average home of 4 bedrooms and 2 living areas.',
    'Home Comfort Air, Gold Coast',
    '2026-11',
    'copy',
  ),
  fact(
    'size',
    '145 W/m² of the floor that is conditioned, without garage, laundry and bathrooms. Over 18 kW: look at two systems.',
    'NAC Electrical Air & Refrigeration',
    '2026-11',
    'copy',
  ),
  fact(
    'size',
    '125 to 145 W/m² of the rooms served. Day and night zones need a smaller system.',
    'myrenovationmagazine.com',
    '2026-11',
    'copy',
  ),
  fact(
    'size',
    'A zoned system can be smaller, because it serves only some of the rooms at a time.',
    'An Australian trade course',
    '2026-11',
    'copy',
  ),
];
