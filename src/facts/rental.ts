import { fact } from './fact.ts';

/** Victoria's standard for rented homes: a fixed cooler in the main living area. From 1 July 2030 each rented home needs one. */
export const RENTAL_STANDARD = fact(
  'law',
  { from: '2027-03-01', stars: 3, centralStars: 2 },
  'consumer.vic.gov.au, S.R. 63/2025',
  '2026-11',
  'copy',
  '2030-06-30',
);
