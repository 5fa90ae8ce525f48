import { fact } from './fact.ts';

/** What a state asks of a rented home: a fixed cooler in the main living area. A state without a row asks nothing. */
export const RENTAL_STANDARDS = {
  // From 1 July 2030 each rented home needs one.
  VIC: fact(
    'law',
    { from: '2027-03-01', stars: 3, centralStars: 2 },
    'consumer.vic.gov.au, S.R. 63/2025',
    '2026-11',
    'copy',
    '2030-06-30',
  ),
} as const;
