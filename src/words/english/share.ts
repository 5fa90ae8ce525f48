/** Taking a visit along: its link, and opening one. Loaded only where it is used. */
export const SHARE = {
  'share.title': 'Take it along',
  'share.hint':
    'This link opens your answers and this system on another device, or for somebody else. Your postcode is not in it.',
  'share.copy': 'Copy link',
  'share.copied': 'Copied. You can paste the link into a message.',
  'share.byHand': "Your browser won't let us copy. Select the link and copy it.",
  'share.share': 'Share',
  'share.qr': 'QR code',
  'share.listed': 'Also in the link: {systems}.',
  'shared.title': 'A visit from a link',
  'shared.offer': { one: 'This link has {count} answer.', other: 'This link has {count} answers.' },
  'shared.own': 'If you look at it, it replaces your own answers in this tab.',
  'shared.look': 'Look',
  'shared.afresh': 'Start afresh',
  'shared.close': 'Close',
  'since.questions': 'Our questions have changed since the link was made. Check the answers.',
  'since.range': 'Our range has changed since the link was made.',
  'since.gone': 'The chosen system is no longer in our range.',
  'since.unclear': 'We cannot tell which of two systems was chosen. Choose again.',
  'since.listed': 'A system to compare is no longer in our range.',
  'since.offline': "We couldn't load our range, so no system is chosen.",
} as const;
