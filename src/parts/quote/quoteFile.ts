import { loadProgram } from '../../screens/frame/loadProgram.ts';
import { decodeQuote } from './rules/reader/decodeQuote.ts';

/** The text of a chosen file, or the message that says why there is none. What reads a PDF loads only then. */
export async function textOfFile(
  file: File,
): Promise<string | { readonly problem: 'quote.not.pdf' | 'quote.not.pdfText' }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = decodeQuote(bytes);
  if (text !== null) return text;
  const read = await loadProgram(() => import('./readPdf.ts'), 'readPdf');
  const found = (await read?.(bytes)) ?? { problem: 'unreadable' };
  if (typeof found === 'string') return found;
  return { problem: found.problem === 'noText' ? 'quote.not.pdfText' : 'quote.not.pdf' };
}
