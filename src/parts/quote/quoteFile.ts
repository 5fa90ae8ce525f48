import { loadProgram } from '../../screens/frame/loadProgram.ts';

/** The text of a chosen file, or the message that says why there is none. What reads a PDF loads only then. */
export async function textOfFile(
  file: File,
): Promise<string | { readonly problem: 'quote.not.pdf' | 'quote.not.pdfText' }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const begin = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  if (begin.includes('%PDF-')) {
    const read = await loadProgram(() => import('./readPdf.ts'), 'readPdf');
    const found = (await read?.(bytes)) ?? { problem: 'unreadable' };
    if (typeof found === 'string') return found;
    return { problem: found.problem === 'noText' ? 'quote.not.pdfText' : 'quote.not.pdf' };
  }
  // Exported mails and old programs write Western European.
  const charset = /^(?:\xff\xfe|\xfe\xff)/.test(begin) ? (begin.startsWith('\xff') ? 'utf-16le' : 'utf-16be') : 'utf-8';
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
