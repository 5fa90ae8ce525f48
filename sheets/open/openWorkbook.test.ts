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

const TOO_LARGE =
  'error: The file holds far more than a catalogue of 5,000 systems. Keep only your catalogue in it: delete other sheets, and formats of blank cells.';
const DAMAGED = 'error: The workbook is damaged or incomplete. Open it in the spreadsheet program and save it again.';
const OTHER =
  'The file is neither an Excel workbook (.xlsx) nor text. It may be an older workbook, one with a password, a PDF or a web page. Save it from the spreadsheet program as an Excel workbook (.xlsx) without a password, or as CSV UTF-8.';

it('a hostile or damaged workbook is refused by the sizes in its directory', () => {
  const picture = 'xl/media/a.bin';
  expect(refusal(withDeclaredSize(workbook([sheet], { parts: { [picture]: zeros(9) } }), picture, 33_000_000))).toBe(
    TOO_LARGE,
  );
  const names = ['a', 'b', 'c'];
  const noise = Uint8Array.from({ length: 120_000 }, (_, index) => (index * index * 31) >> 5);
  const parts = Object.fromEntries(names.map((name) => [name, noise]));
  const stored = zipSync(workbookParts([sheet], { parts }), { level: 0 });
  expect(refusal(names.reduce<Uint8Array>((zip, name) => withDeclaredSize(zip, name, 22_000_000), stored))).toBe(
    TOO_LARGE,
  );
  expect(refusal(inSheet('<c/>'.repeat(300_000)))).toBe(TOO_LARGE);
});

it('a hostile or damaged workbook is refused if a part is larger than the directory says', () => {
  const bomb = inSheet('<row/>'.repeat(100_000));
  expect(refusal(withDeclaredSize(bomb, 'xl/worksheets/sheet1.xml', 900))).toBe(DAMAGED);
});

it.each([
  ['entities of its own', '<!DOCTYPE a [<!ENTITY a "a"><!ENTITY b "&a;&a;">]>'],
  ['an unknown entity', '<c t="str"><v>&xxe;</v></c>'],
  ['a character that does not exist', '<c t="str"><v>&#x110000;</v></c>'],
  ['a bare ampersand', '<c t="str"><v>a & b</v></c>'],
  ['deep nesting', '<row>'.repeat(1000)],
  ['tags that do not match', '<row r="1"><c></row>'],
  ['an unclosed tag', '<row r="1'],
  ['an unclosed comment', '<!-- '],
  ['an attribute without a value', '<c r=>'],
])('a hostile or damaged workbook is refused with %s', (_, content) => {
  expect(refusal(inSheet(content))).toBe(DAMAGED);
});

it('a hostile or damaged workbook is refused if it is cut or its bytes are changed', () => {
  for (const length of [4, 22, 100, usual.length - 30, usual.length - 1]) {
    expect(refusal(usual.slice(0, length))).toBe(DAMAGED);
  }
  // With one byte changed, the file is read or refused, and nothing is thrown. `npm run test:exhaustive` changes each byte.
  for (let at = 4; at < usual.length; at += process.env.EXHAUSTIVE ? 1 : 11) {
    const changed = usual.slice();
    changed[at] = changed[at]! ^ 0xff;
    expect(() => readBytes(changed)).not.toThrow();
  }
});

it('macros are left alone', () => {
  expect(readBytes(workbook([sheet], { parts: { 'xl/vbaProject.bin': zeros(9) } })).products).toHaveLength(1);
});

it('a hostile or damaged workbook is refused without sheets, and with more rows, tags, attributes or entities than a catalogue has', () => {
  expect(refusal(workbook([]))).toBe(`error: ${OTHER}`);
  expect(refusal(inSheet('<row><c><v>1</v></c></row>'.repeat(10_001)))).toMatch(/has more than 10,000 rows/);
  const limit = /too-large-inside/;
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

const zip = (name: string) => zipSync({ [name]: xml('<a/>') });

it.each([
  ['an old or encrypted workbook', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0)],
  ['an OpenDocument file', zip('content.xml')],
  ['a workbook in a zip', zipSync({ 'a.xlsx': workbook([]) })],
  ['an empty zip', zipSync({})],
  ['a PDF', strToU8('%PDF-1.7\n')],
  ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0)],
  ['a web page', strToU8('\uFEFF  <HTML><table>')],
])('another format is refused: %s', (_, bytes) => {
  for (const file of ['range.xlsx', 'range.csv']) {
    const { products, problems } = readFile(file, bytes);
    expect(products).toEqual([]);
    expect(problems.map((problem) => describeFileProblem(problem))).toEqual([OTHER]);
  }
});
