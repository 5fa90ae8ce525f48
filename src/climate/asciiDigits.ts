/** The zero of each set of digits that people type with; the others follow it. */
const ZEROS = [...'٠۰०০੦૦୦௦౦೦൦๐໐༠၀０'].map((zero) => zero.charCodeAt(0));

/** A text with its digits as 0 to 9, whatever script they were typed in, and the Arabic decimal sign as a point. */
export function asciiDigits(text: string): string {
  return text
    .replace(/\p{Nd}/gu, (digit) => {
      const code = digit.charCodeAt(0);
      const zero = ZEROS.find((first) => code >= first && code < first + 10);
      return zero === undefined ? digit : String(code - zero);
    })
    .replaceAll('٫', '.');
}
