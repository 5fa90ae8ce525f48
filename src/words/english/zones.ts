/** The climate zones, and the answer to a postcode. */
export const ZONE = {
  'zone.hot': 'Hot',
  'zone.average': 'Average',
  'zone.cold': 'Cold',
  'postcode.known': "✓ {postcode} is in the {zone} climate zone. You'll see energy figures for it.",
  'postcode.several': '✓ {postcode} spans the {zones} climate zones. You can choose yours beside the figures.',
  'postcode.unknown': "We don't know postcode {postcode}. Check it, or leave it blank.",
  'postcode.fourDigits': 'A postcode has four digits, such as 3000. Check it, or leave it blank.',
} as const;
