/** What Victoria asks of a rented home. */
export const RENTAL = {
  'check.rental':
    'From {date}, a rented home in Victoria needs a fixed cooler in its main living area when a new agreement begins: {asked} stars or more for cooling, or {central} for a central system. {has} ({source}; {read})',
  'check.rental.has': 'The stars of this choice in your climate: {stars}.',
  'check.rental.unknown': "We don't know how many stars this choice has.",
} as const;
