import Papa from 'papaparse/papaparse.js';

export interface ParsedCsv {
  readonly records: readonly (readonly string[])[];
  /** Faults in the quoting, with the index of the record. */
  readonly errors: readonly { readonly code: string; readonly row?: number }[];
  readonly delimiter: string;
}

/**
 * Splits a text into records and cells. Line breaks inside cells become `\n`.
 * @param isHeading true for a cell of the header that the caller knows
 */
export function parseCsv(text: string, isHeading: (cell: string) => boolean): ParsedCsv {
  const source = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const delimiter = guessDelimiter(source, isHeading);
  const { data, errors } = Papa.parse(source, { delimiter, newline: '\n' });
  return { records: data, errors, delimiter };
}

/** Detects the separator by the header: no heading contains one, but a description may contain many commas. */
function guessDelimiter(source: string, isHeading: (cell: string) => boolean): string {
  const header = /\S.{0,9999}/.exec(source)?.[0] ?? '';
  let best = { delimiter: ',', known: 0 };
  for (const delimiter of [',', ';', '\t']) {
    const known = header.split(delimiter).filter((name) => isHeading(name.replaceAll('"', ''))).length;
    if (known > best.known) best = { delimiter, known };
  }
  return best.delimiter;
}
