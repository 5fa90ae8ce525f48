import { writeJson } from '../../catalogue/writeJson.ts';
import type { Visit } from '../../visit/visit.ts';
import { withData } from '../../visit/visitState.ts';
import { QUOTES_LINK } from './quotesLink.ts';
import { type QuoteCells, readCells } from './rules/quoteRows.ts';

/** Writes cells as they are kept with the visit and go along in a link: JSON in base64url; empty without any. */
export function writeQuotes(cells: QuoteCells): string {
  if (Object.keys(cells).length === 0) return '';
  const bytes = new TextEncoder().encode(writeJson(cells));
  const text = btoa([...bytes].map((byte) => String.fromCharCode(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Reads kept quotes, as untrusted as any input; null for what nobody writes. */
export function readQuotes(kept: unknown): QuoteCells | null {
  if (kept === undefined || kept === '') return {};
  if (typeof kept !== 'string') return null;
  try {
    const binary = atob(kept.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (one) => one.charCodeAt(0));
    const cells = readCells(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
    return Object.keys(cells).length > 0 ? cells : null;
  } catch {
    return null;
  }
}

/** Keeps cells with the visit. */
export function keepQuotes(visit: Visit, cells: QuoteCells): void {
  visit.update((state) => withData(state, QUOTES_LINK.name, writeQuotes(cells)));
}
