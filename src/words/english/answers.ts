/** The visitor's answers, messages in place of what isn't there, and a range of figures. */
export const ANSWERS = {
  'answers.title': 'Your answers',
  'answers.none': 'Not answered',
  'answers.notAsked': "Not asked: it wouldn't change your systems",
  'answers.change': 'Change',
  'answers.changeName': 'Change: {title}',
  'answers.startAgain': 'Start again',
  'products.failed': "We couldn't load our systems.",
  'products.kept': "This is our range as of {date}. We couldn't check for changes since then.",
  'products.none': 'Our systems are coming soon. Please check back, or contact us.',
  'products.retry': 'Try again',
  'products.still': "We still can't load our systems. Please try again in a few minutes.",
  'products.loading': 'Loading our systems…',
  'load.failed': "We couldn't load this part. Close it and open it again.",
  range: '{from} to {to}',
} as const;
