/** A space between a figure and its unit, in a text that the provider wrote. */
const BEFORE_UNIT = /(?<=\d) +(?=(?:kWh?|[cm]?m[²2]?|dB|°C|kg|W|V|A|L|hp|stars?|years?)(?![\p{L}\p{N}]))/gu;

/** The same text without a line break between a figure and its unit: "Wall Split 2.5 kW". */
export function keepUnits(text: string): string {
  return text.replaceAll(BEFORE_UNIT, '\u00a0');
}

/** The same for a large heading, which keeps "Wi-Fi" on one line too. */
export function inHeading(title: string): string {
  return keepUnits(title).replaceAll(/(?<![\p{L}-])\p{L}{1,3}-(?=\p{L}{1,3}(?![\p{L}-]))/gu, '$&\u2060');
}

/** A title inside a sentence: a right-to-left title keeps its own order. */
export function inSentence(title: string): string {
  const kept = keepUnits(title);
  return /[\u0590-\u08ff]/u.test(kept) ? `\u2068${kept}\u2069` : kept;
}
