import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readPdf } from '../src/parts/quote/readPdf.ts';
import { capturedOutput } from '../tests/capturedOutput.ts';
import { folderForAll } from '../tests/testFolder.ts';
import { runQuote } from './runQuote.ts';

const folder = folderForAll();

async function read(content: string | Uint8Array, ...options: readonly string[]) {
  const file = join(folder.path, 'quote');
  writeFileSync(file, content);
  return run(['read', file, ...options]);
}

async function run(args: readonly string[], stdin = new Uint8Array()) {
  const { output, written } = capturedOutput({ isTerminal: false });
  const code = await runQuote(args, output, { stdin: async () => stdin, loadPdf: async () => readPdf });
  return { code, ...written };
}

const QUOTE = `Supply and install Wattlebird WBW035 wall split 3.5 kW
Electrical work by your electrician
Total $2,890.00 inc GST. Valid to 5 December`;

it('prints each reading with its words, then the questions', async () => {
  const { code, out } = await read(QUOTE, '--on', '2026-11-20');
  expect(code).toBe(0);
  expect(out).toContain('Total: $2,890  “Total $2,890.00 inc GST.”\n');
  expect(out).toContain('Valid: until 5 December 2026');
  expect(out).toContain('Electrical work: Left out  “Electrical work by your electrician”\n');
  expect(out).toContain('Certificates: Not said\n');
  expect(out).toMatch(/\nAsk before you sign\n(?: {2}\S.*\?\n)+$/);
});

it('prints the whole reading as JSON, also of what is no quote', async () => {
  expect(JSON.parse((await read(QUOTE, '--json')).out)).toMatchObject({
    is_quote: true,
    total: 2890,
    valid_until: null,
  });
  const invoice = await read(`TAX INVOICE 12\n${QUOTE}\nAmount due $2,890`, '--json');
  expect(invoice.code).toBe(1);
  expect(JSON.parse(invoice.out)).toMatchObject({ is_quote: false, why_not: 'invoice' });
  expect((await read('  ')).out).toBe("There's no text to read.\n");
});

it('reads standard input, UTF-16 and Western European', async () => {
  const utf16 = Buffer.from(`\ufeff${QUOTE}`, 'utf16le');
  expect((await run(['read', '-'], utf16)).out).toContain('Total: $2,890');
  expect((await read(Buffer.from(`Fran\xe7ois\n${QUOTE}`, 'latin1'), '--json')).out).toContain('François');
});

it('says what to do with a PDF that has no text or none that can be decoded', async () => {
  const drawing = await read(pdf('10 10 100 100 re f'));
  expect(drawing).toMatchObject({ code: 1, out: "This PDF has no text. Copy the quote's text, or type it.\n" });
  const broken = await read('%PDF-1.7\nbroken');
  expect(broken).toMatchObject({ code: 1, out: "We can't read this PDF. Copy its text and paste it.\n" });
  expect(JSON.parse((await read('%PDF-1.7\nbroken', '--json')).out)).toMatchObject({
    is_quote: false,
    why_not: 'empty',
  });
});

it('reads the rows of a PDF', async () => {
  const rows = ['(Supply and install split 3.5 kW) Tj', '0 -20 Td (Total inc GST) Tj 300 0 Td ($2,890.00) Tj'];
  const { code, out } = await read(pdf(`BT /F1 11 Tf 50 700 Td ${rows.join(' ')} ET`));
  expect(code).toBe(0);
  expect(out).toContain('Total: $2,890  “Total inc GST  $2,890.00”\n');
});

it.each([
  [['read'], 'Use: quote read FILE'],
  [['write', 'x'], 'Use: quote read FILE'],
  [['read', 'nowhere.txt'], 'does not exist'],
  [['read', '-', '--on', '12/3/26'], "isn't a day"],
  [['read', '-', '--what'], "Unknown option '--what'"],
])('refuses %j', async (args, reason) => {
  const { code, error } = await run(args);
  expect(code).toBe(2);
  expect(error).toContain(reason);
});

/** A PDF of one page with this drawing. */
function pdf(drawing: string): string {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  return `${text}xref\n0 6\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
}
