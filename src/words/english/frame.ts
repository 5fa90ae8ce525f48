/** Around the screens: loading, errors and unknown pages. */
export const FRAME = {
  'pending.text': 'Loading…',
  'problem.title': 'Something went wrong!',
  'problem.kept': "We've kept your answers.",
  'problem.retry': 'Try again',
  'problem.show': 'Show Error',
  'problem.hide': 'Hide Error',
  'notFound.title': 'Not Found',
  'notFound.text': "We can't find that page.",
  'notFound.home': 'Back to the start',
} as const;
