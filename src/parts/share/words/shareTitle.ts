/** The title of the link's section and the link in print, which load with the result. */
export const SHARE_TITLE = {
  'share.title': 'Send this plan to someone',
  'share.qr': 'QR code',
  'share.printed': 'These answers and this system on another device:',
} as const;
