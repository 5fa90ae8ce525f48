/** A space between a figure and its unit, in a text that the provider wrote. */
const BEFORE_UNIT = /(?<=\d) +(?=(?:kWh?|[cm]?m[²2]?|dB|°C|kg|W|V|A|L|hp|stars?|years?)(?![\p{L}\p{N}]))/gu;

/** The same text, in which no line ends between a figure and its unit: "Wall Split 2.5 kW". */
export function keepUnits(text: string): string {
  return text.replaceAll(BEFORE_UNIT, '\u00a0');
}
