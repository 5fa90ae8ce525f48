import { PDFiumLibrary } from '@hyzyla/pdfium';
import scanner from 'jsqr';

// A CommonJS module: Node has its function as `default`, but its types don't.
const scan = (scanner as unknown as { readonly default: typeof scanner }).default ?? scanner;
/** Dots for each point of 1/72 inch: 144 dpi, less than a printer has. */
const SCALE = 2;
const DARK_ON_LIGHT = { inversionAttempts: 'dontInvert' } as const;

/** The texts of the QR codes in a PDF, at most one for each page, as a camera reads them from the paper. */
export async function scanPdf(pdf: Uint8Array): Promise<readonly (string | null)[]> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(pdf);
    const found: (string | null)[] = [];
    for (const page of document.pages()) {
      const { data, width, height } = await page.render({ scale: SCALE, render: 'bitmap' });
      found.push(scan(new Uint8ClampedArray(data), width, height, DARK_ON_LIGHT)?.data ?? null);
    }
    document.destroy();
    return found;
  } finally {
    library.destroy();
  }
}
