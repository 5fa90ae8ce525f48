/** Texts about the visit's link: copying, sending and printing it. */
export const SHARE = {
  'share.hint': 'This link opens your answers and this system on another device, or for someone else.',
  'share.noPostcode': "Your postcode isn't in it.",
  'share.postcode': 'Put my postcode {postcode} in the link',
  'share.copy': 'Copy link',
  'share.copied': 'Copied. You can paste the link into a message.',
  'share.byHand': "Your browser won't let us copy. Select the link and copy it.",
  'share.share': 'Share',
  'share.qr': 'QR code',
  'share.printed': 'These answers and this system on another device:',
  'share.listed': 'Also in the link: {systems}.',
} as const;
