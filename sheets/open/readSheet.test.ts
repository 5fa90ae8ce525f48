import { strToU8 } from 'fflate';
import { expect, it } from 'vitest';
import { readFile } from '../../tests/samples/readFile.ts';
import { A, HEADER, read, readBytes, withCell, x } from '../../tests/samples/readWorkbook.ts';
import { type SampleCell, type SampleSheet, workbook } from '../../tests/samples/workbook.ts';

const number = (value: string, style = 0): SampleCell => x(`<c s="${style}"><v>${value}</v></c>`);

it('a workbook is read like a text file, whatever its name', () => {
  const bytes = workbook([
    {
      name: 'Systems',
      rows: [
        [...HEADER, 'phase', 'cooling_capacity_kw'],
        [...A, number('1'), number('7.1')],
      ],
    },
  ]);
  for (const file of ['range.xlsx', 'range.csv', 'range']) {
    expect(readFile(file, bytes)).toMatchObject({
      products: [{ id: 'A', title: 'Split A', system_type: 'split', phase: 1, cooling_capacity_kw: 7.1 }],
      problems: [],
      found: { sheet: 'Systems', header: 1 },
    });
  }
});

it('a workbook may have shared strings, formatted runs, reading aids, escapes and CDATA', () => {
  const strings = [
    '<si><t>id</t></si><si><t>title</t></si><si><t>system_type</t></si><si><t>split</t></si>',
    '<si><r><rPr><b/></rPr><t>Sl</t></r><r><t xml:space="preserve">im </t></r><rPh sb="0" eb="1"><t>aid</t></rPh><r><t>&lt;7&#46;1&#x20;kW&gt;</t></r></si>',
    '<si><t>A_x005F_x0041_</t></si><si><t><![CDATA[R&D]]></t></si><si/>',
  ].join('');
  const shared = (index: number) => x(`<c t="s"><v>${index}</v></c>`);
  const { products, lines } = read(
    [
      [shared(0), shared(1), shared(2), 'brand', 'model_number'],
      [shared(5), shared(4), shared(3), shared(6), shared(7)],
    ],
    { strings },
  );
  expect(lines).toEqual([]);
  expect(products).toMatchObject([{ id: 'A_x0041_', title: 'Slim <7.1 kW>', brand: 'R&D', model_number: null }]);
});

it('a workbook may break lines as _x000D_', () => {
  expect(withCell('description', 'Quiet._x000D_\nSmall.').products[0]?.description).toBe('Quiet. Small.');
});

it('a workbook may have prefixes before its tags, and attributes in any form', () => {
  const rows =
    '<x:row\n r = \'3\' ><x:c r="B3"\tt=\'inlineStr\'><x:is><x:t>id</x:t></x:is></x:c><x:c r="C3" t="inlineStr"><x:is><x:t>title</x:t></x:is></x:c><x:c r="E3" t="inlineStr"><x:is><x:t>system_type</x:t></x:is></x:c></x:row>' +
    '<!-- > --><x:row r="5" x14ac:dyDescent="0.3"><x:c r="B5" cm="a>b" t="str"><x:v>A</x:v></x:c><x:c r="C5" t="str"><x:v>T</x:v></x:c><x:c r="E5" t="str"><x:v>split</x:v></x:c></x:row>';
  const { products, lines, found } = read(rows);
  expect({ lines, found }).toEqual({ lines: [], found: { sheet: 'Systems', header: 3 } });
  expect(products).toMatchObject([{ id: 'A', title: 'T' }]);
});

it('a workbook gives booleans, and numbers with the 15 digits that a spreadsheet calculates with', () => {
  expect(withCell('suits_small_outdoor_space', x('<c t="b"><v>1</v></c>')).products[0]?.suits_small_outdoor_space).toBe(
    true,
  );
  expect(withCell('suits_small_outdoor_space', x('<c t="b"><v>0</v></c>')).products[0]?.suits_small_outdoor_space).toBe(
    false,
  );
  expect(withCell('cooling_capacity_kw', number('7.1000000000000005')).products[0]?.cooling_capacity_kw).toBe(7.1);
  expect(withCell('model_number', number('0.30000000000000004')).products[0]?.model_number).toBe('0.3');
});

it('a workbook gives the stored value of a formula', () => {
  expect(withCell('cooling_capacity_kw', x('<c><f>1+1</f><v>2</v></c>'))).toMatchObject({
    products: [{ cooling_capacity_kw: 2 }],
    lines: [],
  });
  expect(withCell('brand', x('<c t="str"><f>""</f><v></v></c>'))).toMatchObject({
    products: [{ brand: null }],
    lines: [],
  });
});

it('a workbook names the cell of a formula without a stored value: a warning, or an error if the row needs it', () => {
  expect(withCell('brand', x('<c><f>VLOOKUP(A2,X:Y,2)</f></c>'))).toMatchObject({
    products: [{ id: 'A', brand: null }],
    lines: [
      'warning: Systems!D2, column `brand` (id A): The formula has no stored value. Put the value itself, or open the workbook in its spreadsheet program and save it again.',
    ],
  });
  // Programs that don't calculate leave the value blank.
  expect(withCell('warranty_years', x('<c><f>2+3</f><v></v></c>')).lines).toEqual([
    expect.stringMatching(/^warning: Systems!D2, .*The formula has no stored value\./),
  ]);
  expect(read([HEADER, ['A', x('<c><f>B9</f></c>'), 'split']])).toMatchObject({
    products: [],
    lines: [expect.stringMatching(/^error: Systems!B2, column `title` \(id A\): The formula has no stored value\./)],
  });
});

it.each(['#N/A', '#REF!', '#DIV/0!', '#NAME?'])('a workbook names the cell of the error %s', (error) => {
  const { products, lines } = withCell('phase', x(`<c t="e"><f>1/0</f><v>${error}</v></c>`));
  expect(products).toMatchObject([{ phase: null }]);
  expect(lines).toEqual([
    `warning: Systems!D2, column \`phase\` (id A): “${error}” was read as unknown. Leave the cell blank.`,
  ]);
});

const STYLES =
  '<numFmts count="3"><numFmt numFmtId="164" formatCode="d\\-mmm;@"/><numFmt numFmtId="165" formatCode="00000"/><numFmt numFmtId="166" formatCode="[Red]0.0&quot; days&quot;"/></numFmts>' +
  '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/></cellXfs>';

it.each([
  ['a usual date', number('45717', 1), false],
  ['a date in a format of its own', number('45717', 2), false],
  ['a date that counts from 1904', number('44255', 1), true],
  ['a date as text', x('<c t="d"><v>2026-03-01</v></c>'), false],
])('a workbook names the cell of %s, because 3-1 was probably a code', (_, cell, date1904) => {
  expect(withCell('model_number', cell, { styles: STYLES, date1904 })).toMatchObject({
    products: [{ model_number: null }],
    lines: [
      'warning: Systems!D2, column `model_number` (id A): The spreadsheet stores this cell as a date. Format the column as text, and type the value again.',
    ],
  });
});

it('a workbook doesn’t mistake a number for a date because of words and colours in its format', () => {
  expect(withCell('warranty_years', number('5', 4), { styles: STYLES })).toMatchObject({
    products: [{ warranty_years: 5 }],
    lines: [],
  });
});

it('a workbook warns about codes that a spreadsheet shows differently from the stored value', () => {
  expect(withCell('model_number', number('123', 3), { styles: STYLES })).toMatchObject({
    products: [{ model_number: '123' }],
    lines: [expect.stringContaining('shows “00123” and stores the number 123, which was read.')],
  });
  expect(withCell('model_number', number('1.23457E+11'))).toMatchObject({
    products: [{ model_number: '123457000000' }],
    lines: [expect.stringContaining('shows “1.23457E+11” and stores the number 123457000000, which was read.')],
  });
});

it('a workbook numbers rows and columns as the spreadsheet does, past blank ones', () => {
  const rows = [['Price list 2026'], [], ['', '', ...HEADER, 'phase'], [], ['', '', ...A, '9']];
  const { products, lines, found } = read(rows);
  expect(products).toHaveLength(1);
  expect(found).toEqual({ sheet: 'Systems', header: 3 });
  expect(lines).toEqual([
    "warning: Systems!F5, column `phase` (id A): “9” isn't 1 or 3. Did you mean 1? If not, leave it blank.",
  ]);
});

it('a workbook reads hidden rows, and says so', () => {
  const rows = `<row r="1">${HEADER.map(text).join('')}</row><row r="2" hidden="1">${A.map(text).join('')}</row>`;
  const { products, lines } = read(rows);
  expect(products).toHaveLength(1);
  expect(lines).toEqual(['warning: Row 2 is hidden, and read like the others. Delete what you no longer offer.']);
});

it('a workbook reads rows that are struck out, and says so', () => {
  const styles =
    '<fonts><font><b/></font><font><strike/></font><font><strike val="0"/></font></fonts>' +
    '<cellXfs><xf fontId="0"/><xf fontId="1"/><xf fontId="2"/></cellXfs>';
  const styled = (style: number) => ({
    xml: A.map((value) => `<c t="inlineStr" s="${style}"><is><t>${value.replace('A', `A${style}`)}</t></is></c>`).join(
      '',
    ),
  });
  const row = (number: number, style: number) => `<row r="${number}">${styled(style).xml}</row>`;
  const rows = `<row r="1">${HEADER.map(text).join('')}</row>${row(2, 0)}${row(3, 1)}${row(4, 2)}`;
  const { products, lines } = read(rows, { styles });
  expect(products).toHaveLength(3);
  expect(lines).toEqual(['warning: Row 3 is struck out, and read like the others. Delete what you no longer offer.']);
});

it('a workbook never reads foreign money as dollars, even if only the cell’s format shows it', () => {
  const codes = ['[$€-407]#,##0.00', '#,##0&quot; kr&quot;', '[$$-C09]#,##0.00', '[$NZD] 0'];
  const styles =
    `<numFmts>${codes.map((code, at) => `<numFmt numFmtId="${170 + at}" formatCode="${code}"/>`).join('')}</numFmts>` +
    `<cellXfs>${codes.map((_, at) => `<xf numFmtId="${170 + at}"/>`).join('')}</cellXfs>`;
  const priceWith = (style: number) =>
    withCell('price_from_aud', number('2499', style), { styles }).lines.filter((line) =>
      line.includes('price_from_aud'),
    );
  expect(codes.map((_, style) => priceWith(style).some((line) => line.includes("isn't a number")))).toEqual([
    true,
    true,
    false,
    true,
  ]);
});

it('a workbook with 1,000 columns is read fast, and one with more is refused', () => {
  const wide = (columns: number) => Array.from({ length: columns }, (_, index) => HEADER[index] ?? `other ${index}`);
  const { products } = read([wide(1000), [...A, ...wide(1000).slice(3)]]);
  expect(products).toHaveLength(1);
  expect(read([wide(1001), A]).lines).toEqual([expect.stringContaining('far more than a catalogue')]);
});

const notes: SampleSheet = { name: 'Notes', rows: [['Call the supplier'], ['id is our code']] };
const range: SampleSheet = { name: 'Range 2026', rows: [HEADER, A] };
const old: SampleSheet = { name: 'Range 2025', rows: [HEADER, ['B', 'Old', 'split']] };

it('the sheet of a workbook is the only one with a header', () => {
  expect(readBytes(workbook([notes, range]))).toMatchObject({
    products: [{ id: 'A' }],
    found: { sheet: 'Range 2026', header: 1 },
  });
});

it('the sheet of a workbook is never a hidden one, unless it is named', () => {
  const bytes = workbook([{ ...old, state: 'hidden' }, notes, range, { ...old, name: 'Very', state: 'veryHidden' }]);
  expect(readBytes(bytes).products).toMatchObject([{ id: 'A' }]);
  expect(readBytes(bytes, 'Range 2025').products).toMatchObject([{ id: 'B' }]);
});

it('the sheet of a workbook has to be named if there are several, in any case of letters', () => {
  const bytes = workbook([notes, range, old]);
  expect(readBytes(bytes)).toEqual({
    products: [],
    found: null,
    lines: [
      'error: More than one sheet could be the catalogue: “Range 2026”, “Range 2025”. Choose one of them (--sheet NAME on the command line), or keep only one in the workbook.',
    ],
  });
  expect(readFile('range.xlsx', bytes).choices).toEqual(['Range 2026', 'Range 2025', '*']);
  expect(readBytes(bytes, 'range 2025').products).toMatchObject([{ id: 'B' }]);
  expect(readBytes(bytes, 'Range').lines).toEqual([
    'error: The workbook has no sheet “Range”. It has “Notes”, “Range 2026”, “Range 2025”. Name one of them.',
  ]);
});

it('the sheets of a workbook with the same headings are one list if the person says so', () => {
  const bad: SampleSheet = { ...old, name: 'Range 2024', rows: [HEADER, ['C', 'Split C', 'window']] };
  const { products, lines } = readBytes(workbook([notes, range, old, bad]), '*');
  expect(products).toMatchObject([{ id: 'A' }, { id: 'B' }]);
  expect(lines).toEqual([
    'warning: Not read, because their headings differ: “Notes”. Import them by themselves.',
    expect.stringMatching(/^error: Range 2024!C2, /),
  ]);
  expect(readBytes(workbook([notes, range]), '*').lines).toEqual([
    'error: No two of the sheets have the same headings: “Notes”, “Range 2026”. Choose one of them (--sheet NAME on the command line).',
  ]);
});

it('the sheet of a workbook has its own problems reported if it is the only visible one, and is listed if no header is found', () => {
  expect(readBytes(workbook([{ name: 'S', rows: [['id', 'name']] }])).lines[0]).toBe(
    'error: S!A1: The header is missing title, system_type. One of the first 10 rows must name the columns, including id, title, system_type, spelt exactly like this.',
  );
  expect(readBytes(workbook([notes, { ...notes, name: 'More' }])).lines[0]).toMatch(
    /^error: No sheet has headings that we know\. The workbook has “Notes”, “More”\./,
  );
});

it("the sheet of a workbook can't be named for a text file", () => {
  const { problems } = readFile('range.csv', strToU8('id,title,system_type\n'), 'Range');
  expect(problems[0]?.reason).toBe('The file has no sheets, so there is no sheet “Range”.');
});

function text(value: string): string {
  return `<c t="inlineStr"><is><t>${value}</t></is></c>`;
}
