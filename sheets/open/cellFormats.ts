import { foreignMoney } from './foreignMoney.ts';
import { attributesOf, readXml, type StepLimit } from './readXml.ts';

/** The way in which the spreadsheet program shows a stored number. */
export type NumberFormat =
  | { readonly kind: 'plain' }
  | { readonly kind: 'date' }
  /** Padded with zeros to this many digits. */
  | { readonly kind: 'zeros'; readonly digits: number }
  /** Shown with a currency sign other than the dollar. */
  | { readonly kind: 'money'; readonly sign: string };

export interface CellStyle {
  readonly format: NumberFormat;
  readonly isStruck: boolean;
}

const PLAIN: NumberFormat = { kind: 'plain' };
const DATE: NumberFormat = { kind: 'date' };

/** True for the date and time formats that every workbook knows without defining them. */
function isBuiltInDate(id: number): boolean {
  return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);
}

/** The cell styles, by the index that cells use. @param xml the styles part; null if there is none */
export function readStyles(xml: string | null, limit: StepLimit): readonly CellStyle[] {
  const custom = new Map<string, NumberFormat>();
  const styles: CellStyle[] = [];
  /** For each font, true if it strikes its text out. */
  const fonts: boolean[] = [];
  let isCellStyle = false;
  let isFont = false;
  for (const token of readXml(xml ?? '', limit)) {
    if (token.kind === 'text') continue;
    if (token.name === 'cellXfs') isCellStyle = token.kind === 'open';
    if (token.name === 'fonts') isFont = token.kind === 'open';
    if (token.kind === 'close') continue;
    if (token.name === 'font' && isFont) fonts.push(false);
    if (token.name === 'strike' && isFont) {
      fonts[fonts.length - 1] = !/^(0|false)$/.test(attributesOf(token, limit).get('val') ?? '1');
    }
    if (token.name === 'numFmt') {
      const attributes = attributesOf(token, limit);
      custom.set(attributes.get('numFmtId') ?? '', formatOf(attributes.get('formatCode') ?? ''));
    }
    if (token.name === 'xf' && isCellStyle) {
      const attributes = attributesOf(token, limit);
      const id = attributes.get('numFmtId') ?? '0';
      const format = custom.get(id) ?? (isBuiltInDate(Number(id)) ? DATE : PLAIN);
      styles.push({ format, isStruck: fonts[Number(attributes.get('fontId') ?? -1)] ?? false });
    }
  }
  return styles;
}

function formatOf(code: string): NumberFormat {
  if (/^0{2,}$/.test(code)) return { kind: 'zeros', digits: code.length };
  const sign = foreignMoney(code.replaceAll(/\[\$([^\]-]*)(?:-[^\]]*)?\]/g, '$1').replaceAll('"', ''));
  if (sign !== null) return { kind: 'money', sign };
  // Quoted text, escaped letters, and colours or conditions in brackets aren't part of a date.
  const letters = code.replaceAll(/"[^"]*"|\\.|_.|\[(?![hms]+\])[^\]]*\]/gi, '');
  return /[ymdhs]/i.test(letters) && !/general/i.test(letters) ? DATE : PLAIN;
}
