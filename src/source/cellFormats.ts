import { attributesOf, readXml, type StepLimit } from './readXml.ts';

/** How the spreadsheet program shows a number that it stores. */
export type NumberFormat =
  | { readonly kind: 'plain' }
  | { readonly kind: 'date' }
  /** Shown with zeros before it, to this many digits. */
  | { readonly kind: 'zeros'; readonly digits: number };

const PLAIN: NumberFormat = { kind: 'plain' };
const DATE: NumberFormat = { kind: 'date' };

/** Dates and times among the numbers that every workbook knows without defining them. */
function isBuiltInDate(id: number): boolean {
  return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);
}

/** The number format of each cell style, by the index that cells give. @param xml the styles part; null if there is none */
export function readFormats(xml: string | null, limit: StepLimit): readonly NumberFormat[] {
  const custom = new Map<string, NumberFormat>();
  const formats: NumberFormat[] = [];
  let isCellStyle = false;
  for (const token of readXml(xml ?? '', limit)) {
    if (token.kind === 'text') continue;
    if (token.name === 'cellXfs') isCellStyle = token.kind === 'open';
    if (token.kind === 'close') continue;
    if (token.name === 'numFmt') {
      const attributes = attributesOf(token, limit);
      custom.set(attributes.get('numFmtId') ?? '', formatOf(attributes.get('formatCode') ?? ''));
    }
    if (token.name === 'xf' && isCellStyle) {
      const id = attributesOf(token, limit).get('numFmtId') ?? '0';
      formats.push(custom.get(id) ?? (isBuiltInDate(Number(id)) ? DATE : PLAIN));
    }
  }
  return formats;
}

function formatOf(code: string): NumberFormat {
  if (/^0{2,}$/.test(code)) return { kind: 'zeros', digits: code.length };
  // Quoted text, escaped letters, and colours or conditions in brackets are no part of a date.
  const letters = code.replaceAll(/"[^"]*"|\\.|_.|\[(?![hms]+\])[^\]]*\]/gi, '');
  return /[ymdhs]/i.test(letters) && !/general/i.test(letters) ? DATE : PLAIN;
}
