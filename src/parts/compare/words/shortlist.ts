/** Around the comparison: the bar below the list, the dialog, the shortlist on the result, and verdicts. They load with the screens. */
export const SHORTLIST = {
  'compare.title': 'Compare systems',
  'compare.ways': 'Compare these ways',
  'compare.chosen': {
    one: '{count} chosen. Press Compare on another, or open its Details.',
    other: '{count} chosen.',
  },
  'compare.full': '{count} chosen (the most you can).',
  'compare.open': 'Compare now',
  'compare.clear': 'Clear',
  'compare.close': 'Close',
  'result.shortlist': 'Others you compared',
  'result.choose': 'Choose this one',
  'result.chooseName': 'Choose this one: {title}',
  'verdict.fits': 'Fits',
  'verdict.extra': 'More than you asked for',
  'verdict.partly': 'Costs extra',
  'verdict.unknown': 'To check',
  'verdict.misses': "Doesn't fit",
} as const;
