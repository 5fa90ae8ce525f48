import { fact } from './fact.ts';

/** From and to, in cents per kWh. */
export type TariffSpan = readonly [from: number, to: number];

/** Prices change on each 1 July, so those that were read from July hold until the next June ends. */
const UNTIL = '2027-06-30';

/** The span of most plans in Australia. */
export const USUAL_TARIFF = fact('tariff', [25, 45], 'canstarblue.com.au', '2026-11', 'copy', UNTIL);

/** States whose own plans the national span doesn't fit. */
export const STATE_TARIFFS = {
  // As wide as the national span, about the average: 44.3 c in July 2024, and 2.3 to 3.2 % more from July 2025, are about 45.5.
  SA: fact('tariff', [35, 56], 'ratecity.com.au, aer.gov.au', '2026-11', 'copy', UNTIL),
};
