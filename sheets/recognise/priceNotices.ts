import { headingWords } from './recogniseHeading.ts';

/** A limit on all prices of a sheet, from its tab, its title, a section or a note: for trade only, or without GST. */
export type PriceNotice = 'trade' | 'without-gst';

const WITHOUT_GST =
  /\b(?:ex|excl?|excludes?|excluding|exclusive of|without|before|plus|less|net of)\b[\s.]*(?:gst|tax)\b|\+\s*gst\b|\bgst\s+(?:ex|extra|exclusive|not included)/i;
/** A longer text is about trade only if it mentions prices. */
const SHORT = 40;
const TRADE = 'trade|dealer|wholesale|reseller|distributor|installer|cost|buy|nett?|internal';
const TRADE_PRICES = new RegExp(
  `\\b(?:${TRADE})\\b[^.]{0,20}\\b(?:prices?|pricing|list|rates?|only|use)\\b|\\b(?:prices?|pricing|rates?)\\b[^.]{0,20}\\b(?:trade|dealer|wholesale|nett?)\\b|^net$`,
  'i',
);
const PUBLIC: Readonly<Record<PriceNotice, RegExp>> = {
  trade: /\b(?:retail|rrp|srp|recommended|public|consumer)\b/i,
  'without-gst': /\b(?:inc|incl|includes|including|with)\b[\s.]*gst\b|\bgst\s+(?:inc|incl|included)\b/i,
};

/** Statements about all prices in a text beside the columns. */
export function priceNoticesIn(text: string): readonly PriceNotice[] {
  const isTrade =
    !PUBLIC.trade.test(text) &&
    (TRADE_PRICES.test(text) ||
      (text.length <= SHORT && headingWords(text.replace(WITHOUT_GST, ' ')).ideas.has('trade')));
  return [...(isTrade ? ['trade' as const] : []), ...(WITHOUT_GST.test(text) ? ['without-gst' as const] : [])];
}

/** True if the heading of a price contradicts the sheet's statement about all prices: “RRP inc GST”. */
export function isPublicPrice(heading: string, notices: readonly PriceNotice[]): boolean {
  return notices.every((notice) => PUBLIC[notice].test(heading));
}
