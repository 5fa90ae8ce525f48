export const LANDING = {
  'landing.title': 'Find the air conditioning that suits your home',
  'landing.lead': 'Answer a few plain questions about your home, and see which systems fit and why.',
  'landing.length': 'Up to nine questions, about two minutes, no expertise needed.',
  'landing.private': 'No name, email or phone number needed.',
  'landing.honest': "Where we don't know something, we say so.",
  'landing.start': 'Start',
  'landing.resume': 'Continue where you left off',
  'postcode.label': 'Postcode',
  'postcode.hint': 'Optional. We use it to show energy figures for your climate. It stays on this device.',
  'postcode.characters': 'A postcode can only have letters, digits, spaces and hyphens. Check it, or leave it blank.',
  'postcode.length': 'A postcode can have up to 10 characters. Check it, or leave it blank.',
} as const;
