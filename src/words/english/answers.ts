/** The visitor's answers, and what is said where systems would stand. */
export const ANSWERS = {
  'answers.title': 'Your answers',
  'answers.none': 'Not answered',
  'answers.change': 'Change',
  'answers.changeName': 'Change: {title}',
  'answers.startAgain': 'Start again',
  'products.failed': 'The products could not be loaded. Your answers are kept.',
  'products.kept': 'Our range as of {date}. What has changed since could not be loaded.',
  'products.none': 'Our systems are coming soon. Please check back, or contact us.',
  'products.retry': 'Try again',
  'products.still': 'The products could still not be loaded. Try again in a while.',
  'products.loading': 'Loading the products…',
} as const;
