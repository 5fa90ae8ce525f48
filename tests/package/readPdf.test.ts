import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PDF } from '@libpdf/core';
import { expect, it } from 'vitest';
import { readPdf } from '../../src/parts/quote/readPdf.ts';

/** The element's file, without what writes a PDF. */
async function builtReader(): Promise<typeof readPdf> {
  const folder = resolve('dist/embed');
  const name = readdirSync(folder).find((file) => /^readPdf-.*\.js$/.test(file)) ?? 'missing';
  return (await import(pathToFileURL(join(folder, name)).href)).readPdf;
}

const LINES = ['Quotation 17', 'Supply and install one wall split, 3.5 kW', 'Total $2,890.00 including GST'];

/** A quote in one of the fonts that every reader has, which is saved in this way. */
async function quote(save: Parameters<PDF['save']>[0], protect: (pdf: PDF) => void = () => {}): Promise<Uint8Array> {
  const pdf = PDF.create();
  const page = pdf.addPage();
  for (const [at, line] of LINES.entries())
    page.drawText(line, { x: 50, y: 700 - 20 * at, size: 11, font: 'Helvetica' });
  protect(pdf);
  return pdf.save(save);
}

const plain = await quote({});

it.each([
  ['as most programs write it', plain, LINES],
  ['with its objects in streams', await quote({ useXRefStream: true }), LINES],
  ['cut off before its table of objects', plain.subarray(0, plain.lastIndexOf(0x78)), LINES],
  ['that nobody may change', await quote({}, (pdf) => pdf.setProtection({ ownerPassword: 'o' })), LINES],
  [
    'that nobody may open',
    await quote({}, (pdf) => pdf.setProtection({ userPassword: 'u', ownerPassword: 'o' })),
    null,
  ],
  ['without pages that can be found', new TextEncoder().encode('%PDF-1.7\nbroken'), null],
])('the built reader of PDF files reads one %s, as the whole library does', async (_, bytes, lines) => {
  const read = await (await builtReader())(bytes);
  expect(read).toEqual(lines === null ? { problem: 'unreadable' } : lines.join('\n'));
  expect(read).toEqual(await readPdf(bytes));
});
