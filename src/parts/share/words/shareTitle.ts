/** The title of the link's section, which loads with the visit's codes. */
export const SHARE_TITLE = { 'share.title': 'Send this plan to someone' } as const;
