/** Texts about counting, for providers that count. */
export const INSIGHT = {
  'insight.steps': "We count how many visits reach each step. Your answers aren't part of it.",
  'insight.skip': "Don't count this visit",
  'insight.skipped': "This visit isn't counted.",
  'insight.title': 'Tell us what you were looking for',
  'insight.none':
    'Nothing fits everything you asked for. You can tell us what you were looking for, without your name.',
  'insight.few':
    'Few systems fit everything you asked for. You can tell us what you were looking for, without your name.',
  'insight.zone': 'Climate zone',
  'insight.noZone': 'Not known',
  'insight.questions': 'Version of the questions',
  'insight.fits': 'Systems that fit everything',
  'insight.send': 'Send this note',
  'insight.limits': 'It has no name, address or postcode, and nobody can reply to it.',
  'insight.sending': 'Sending …',
  'insight.sent': 'Sent. Thank you.',
  'insight.failed': "Sorry, that didn't go through.",
} as const;
