/** Around the comparison: the bar below the list, the dialog, and the shortlist on the result. They load with the screens. */
export const SHORTLIST = {
  'compare.title': 'Compare systems',
  'compare.chosen': {
    one: '{count} chosen. Add one or two to compare.',
    other: '{count} chosen.',
  },
  'compare.full': '{count} chosen (the most you can).',
  'compare.open': 'Compare now',
  'compare.clear': 'Clear',
  'compare.close': 'Close',
  'result.shortlist': 'Others you compared',
  'result.choose': 'Choose this one',
  'result.chooseName': 'Choose this one: {title}',
} as const;
