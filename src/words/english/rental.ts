/** Victoria's standard for rented homes. */
export const RENTAL = {
  'check.rental':
    "From {date}, a home in Victoria with a new rental agreement needs a fixed cooler in its main living area. That needs {asked} stars or more for cooling, or {central} if it's a central system. {has} ({source}; {read})",
  'check.rental.has': 'Cooling stars of this choice in your climate: {stars}.',
  'check.rental.unknown': "We don't know how many stars this choice has.",
} as const;
