/** The zero of each set of digits that people type; the other digits follow it. */
const ZEROS = [...'٠۰०০੦૦୦௦౦೦൦๐໐༠၀０'].map((zero) => zero.charCodeAt(0));

/** Converts digits of any script to 0 to 9, and the Arabic decimal sign to a point. */
export function asciiDigits(text: string): string {
  return text
    .replace(/\p{Nd}/gu, (digit) => {
      const code = digit.charCodeAt(0);
      const zero = ZEROS.find((first) => code >= first && code < first + 10);
      return zero === undefined ? digit : String(code - zero);
    })
    .replaceAll('٫', '.');
}
