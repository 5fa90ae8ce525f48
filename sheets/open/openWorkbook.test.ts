import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readFile } from '../../tests/samples/readFile.ts';
import { A, HEADER, readBytes } from '../../tests/samples/readWorkbook.ts';
import { type SampleSheet, withDeclaredSize, workbook, workbookParts, xml } from '../../tests/samples/workbook.ts';
import { describeFileProblem } from './explainFileProblem.ts';
import { readSheet } from './readSheet.ts';
import { StepLimit } from './readXml.ts';
import { UnreadableFile } from './unreadableFile.ts';

const sheet: SampleSheet = { name: 'S', rows: [HEADER, A] };
const usual = workbook([sheet]);
const refusal = (bytes: Uint8Array) => {
  const { products, lines } = readBytes(bytes);
  expect(products).toEqual([]);
  expect(lines).toHaveLength(1);
  return lines[0];
};
const inSheet = (content: string) => workbook([{ name: 'S', rows: content }]);
const zeros = (length: number) => new Uint8Array(length);

it('a hostile or damaged workbook is refused by the sizes in its directory', () => {
  const picture = 'xl/media/a.bin';
  expect(refusal(withDeclaredSize(workbook([sheet], { parts: { [picture]: zeros(9) } }), picture, 33_000_000))).toBe(
    'error: The workbook is 33 MB unpacked; the limit is 32 MB. Is it the right file? A catalogue of 5,000 systems needs a tenth of this.',
  );
  const names = ['a', 'b', 'c'];
  const noise = Uint8Array.from({ length: 120_000 }, (_, index) => (index * index * 31) >> 5);
  const parts = Object.fromEntries(names.map((name) => [name, noise]));
  const stored = zipSync(workbookParts([sheet], { parts }), { level: 0 });
  const large = names.reduce<Uint8Array>((zip, name) => withDeclaredSize(zip, name, 22_000_000), stored);
  expect(refusal(large)).toMatch(/is 66\.1 MB unpacked; the limit is 64 MB/);
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`${index}`, zeros(0)]));
  expect(refusal(zipSync(workbookParts([sheet], { parts: many }), { level: 0 }))).toMatch(
    /has 504 parts; the limit is 200/,
  );
});

it('a hostile or damaged workbook is refused if a part is compressed more than a sheet can be', () => {
  expect(refusal(inSheet('<c/>'.repeat(300_000)))).toMatch(
    /^error: A part of the workbook unpacks to more than 200 times its size/,
  );
});

it('a hostile or damaged workbook is refused if a part is larger than the directory says', () => {
  const bomb = workbook([sheet], { parts: { 'xl/worksheets/sheet1.xml': zeros(2_000_000) } });
  expect(refusal(withDeclaredSize(bomb, 'xl/worksheets/sheet1.xml', 900))).toMatch(
    /^error: A part of the workbook is larger than the file says\./,
  );
});

it.each([
  ['entities of its own', '<!DOCTYPE a [<!ENTITY a "a"><!ENTITY b "&a;&a;">]>', /has a DOCTYPE or entities of its own/],
  ['an unknown entity', '<c t="str"><v>&xxe;</v></c>', /not well-formed XML/],
  ['a character that does not exist', '<c t="str"><v>&#x110000;</v></c>', /not well-formed XML/],
  ['a bare ampersand', '<c t="str"><v>a & b</v></c>', /not well-formed XML/],
  ['deep nesting', '<row>'.repeat(1000), /not well-formed XML/],
  ['tags that do not match', '<row r="1"><c></row>', /not well-formed XML/],
  ['an unclosed tag', '<row r="1', /not well-formed XML/],
  ['an unclosed comment', '<!-- ', /not well-formed XML/],
  ['an attribute without a value', '<c r=>', /not well-formed XML/],
])('a hostile or damaged workbook is refused with %s', (_, content, reason) => {
  expect(refusal(inSheet(content))).toMatch(reason);
});

it('a hostile or damaged workbook is refused if it is cut or its bytes are changed', () => {
  for (const length of [4, 22, 100, usual.length - 30, usual.length - 1]) {
    expect(refusal(usual.slice(0, length))).toMatch(/damaged or incomplete/);
  }
  // With one byte changed, the file is read or refused, and nothing is thrown. `npm run test:exhaustive` changes each byte.
  for (let at = 4; at < usual.length; at += process.env.EXHAUSTIVE ? 1 : 11) {
    const changed = usual.slice();
    changed[at] = changed[at]! ^ 0xff;
    expect(() => readBytes(changed)).not.toThrow();
  }
});

it('a hostile or damaged workbook is refused with macros or a password', () => {
  expect(refusal(workbook([sheet], { parts: { 'xl/vbaProject.bin': zeros(9) } }))).toMatch(
    /has macros \(\.xlsm\)\. Save it as an Excel workbook without macros/,
  );
  const locked = usual.slice();
  const view = new DataView(locked.buffer);
  for (let at = 0; at + 46 < locked.length; at++) if (view.getUint32(at, true) === 0x02014b50) locked[at + 8]! |= 1;
  expect(refusal(locked)).toMatch(/protected with a password/);
});

it('a hostile or damaged workbook is refused without sheets, and with more rows, tags, attributes or entities than a catalogue has', () => {
  expect(refusal(workbook([]))).toMatch(/is a zip archive, not a workbook/);
  expect(refusal(inSheet('<row><c><v>1</v></c></row>'.repeat(10_001)))).toMatch(/has more than 10,000 rows/);
  const limit = /too-many-steps/;
  const parts = { strings: [], styles: [], startsIn1904: false };
  for (const content of [
    '<row/>'.repeat(3001),
    `<row>${'<!---->'.repeat(3001)}</row>`,
    `<row ${'a="1" '.repeat(3001)}/>`,
    `<row><c t="str"><v>${'&#65;'.repeat(751)}</v></c></row>`,
  ]) {
    expect(() => readSheet(content, parts, new StepLimit(3000))).toThrow(limit);
    expect(() => readSheet(content, parts, new StepLimit())).not.toThrow();
  }
  const almostSpent = new StepLimit();
  almostSpent.take(2_999_000);
  expect(() => readSheet(`<row ${'a="1" '.repeat(1001)}/>`, parts, almostSpent)).toThrow(limit);
});

it('a hostile or damaged workbook is read or refused at once, whatever its XML', () => {
  const parts = { strings: [], styles: [], startsIn1904: false };
  const SIZE = 2_000_000;
  const filled = (piece: string) => piece.repeat(SIZE / piece.length);
  const hostile = [
    filled('<c/>'),
    filled('<!---->'),
    filled('&#65;'),
    `<c ${filled('a="1" ')}/>`,
    `<c ${filled('a')}/>`,
    `<c ${filled('a ')}/>`,
    filled('<'),
    filled('<![CDATA[]]>'),
  ];
  for (const content of hostile) {
    // A reader with quadratic time takes hours, so the test's own time limit ends it.
    try {
      readSheet(content, parts, new StepLimit(Number.POSITIVE_INFINITY));
    } catch (error) {
      expect(error, content.slice(0, 20)).toBeInstanceOf(UnreadableFile);
    }
  }
});

const ole = (name: string) =>
  Uint8Array.of(
    0xd0,
    0xcf,
    0x11,
    0xe0,
    0xa1,
    0xb1,
    0x1a,
    0xe1,
    ...Array.from(name, (letter) => [letter.charCodeAt(0), 0]).flat(),
  );
const zip = (name: string) => zipSync({ [name]: xml('<a/>') });

it.each([
  ['an old workbook', ole('Workbook'), /is an old Excel workbook \(\.xls\)\. Save it .* \(\.xlsx\), or as CSV UTF-8\./],
  ['an encrypted workbook', ole('EncryptedPackage'), /is protected with a password\. Remove the password/],
  ['another old file', ole('WordDoc'), /is an old Office file, not a spreadsheet/],
  ['an OpenDocument file', zip('content.xml'), /is an OpenDocument file \(\.ods\)\. Save it/],
  ['a Numbers file', zip('Index/Document.iwa'), /is a Numbers file \(\.numbers\)\. Save it/],
  ['a binary workbook', zip('xl/workbook.bin'), /is a binary Excel workbook \(\.xlsb\)/],
  ['a Word file', zip('word/document.xml'), /is a Word file/],
  ['a workbook in a zip', zipSync({ 'a.xlsx': workbook([]) }), /is a zip archive, not a workbook/],
  ['another zip', zip('a.txt'), /is a zip archive, not a workbook/],
  ['an empty zip', zipSync({}), /is a zip archive, not a workbook/],
  ['a PDF', strToU8('%PDF-1.7\n'), /is a PDF, not a spreadsheet/],
  ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47), /is a picture \(PNG\)/],
  ['a web page', strToU8('\uFEFF  <HTML><table>'), /is a web page, even if its name ends in \.xls\. Open it/],
  [
    'Excel 2003 XML',
    strToU8('<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?><Workbook>'),
    /is an Excel 2003 XML spreadsheet/,
  ],
])('another format is named: %s', (_, bytes, reason) => {
  for (const file of ['range.xlsx', 'range.csv']) {
    const { products, problems } = readFile(file, bytes);
    expect(products).toEqual([]);
    expect(problems.map((problem) => describeFileProblem(problem))).toEqual([expect.stringMatching(reason)]);
  }
});
