/** The landing page. */
export const LANDING = {
  'landing.title': 'Find the air conditioning that suits your home',
  'landing.lead':
    'Answer a few plain questions about your home. You will see which systems fit, why they fit, what to check and what to do next. You need to know nothing about air conditioning.',
  'landing.length': 'Up to eight questions, about two minutes.',
  'landing.private': 'You leave no name and no contact details.',
  'landing.honest': "Where we don't know something, we say so.",
  'landing.start': 'Start',
  'landing.resume': 'Continue where you left off',
  'postcode.label': 'Postcode',
  'postcode.hint': 'If you like: it tells us the climate for energy figures. It stays on this device.',
  'postcode.characters': 'A postcode has only letters, digits, spaces and hyphens. Check it, or leave it empty.',
  'postcode.length': 'A postcode has at most 10 characters. Check it, or leave it empty.',
} as const;
