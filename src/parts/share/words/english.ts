/** Texts about the visit's link: copying and sending it. */
export const SHARE = {
  'share.hint': 'This link opens your answers and this system on another device, or for someone else.',
  'share.noPostcode': "Your postcode isn't in it.",
  'share.postcode': 'Put my postcode {postcode} in the link',
  'share.copy': 'Copy link',
  'share.copied': 'Copied. You can paste the link into a message.',
  'share.byHand': "Your browser won't let us copy. Select the link and copy it.",
  'share.share': 'Share',
  'share.listed': 'Also in the link: {systems}.',
} as const;
