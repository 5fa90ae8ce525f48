import { expect, it } from 'vitest';
import { importTable, tableOf } from '../../tests/samples/readFile.ts';
import { workbook } from '../../tests/samples/workbook.ts';
import { guessMapping } from '../map/guessMapping.ts';
import { openColumns } from '../map/openColumns.ts';

const opened = (content: string | Uint8Array) => tableOf('range.csv', content);

const SHEET = [
  'Our range 2026;;;;;;;;;',
  '',
  'Code;Name;Type;Indoor style;Cooling capacity (W);Outdoor size (W x H x D mm);Controls;Zoning;Price;Includes',
  'K25;Kestrel 2.5 ducted;split system;High wall;2500;840 x 880 x 330;WiFi, Touch screen (optional);No;$2,499;Supply & install',
  'K71;Kestrel 7.1;Ducted system;;7,100 W;84 cm x 120 x 37 cm;none;;POA;',
].join('\n');

it('a sheet of your own is guessed if its headings and values fit', () => {
  const source = opened(SHEET);
  const mapping = guessMapping(source);
  const { products, problems } = importTable(source, mapping);
  expect(source.header).toBe(3);
  expect(products[0]).toMatchObject({
    id: 'K25',
    title: 'Kestrel 2.5 ducted',
    system_type: 'split',
    indoor_unit_style: 'wall_mounted',
    cooling_capacity_kw: 2.5,
    outdoor_width_mm: 840,
    outdoor_height_mm: 880,
    outdoor_depth_mm: 330,
    zone_control: 'none',
    controls: { mobile_app: 'included', touchscreen: 'optional', voice: 'none' },
    price: { aud: 2499, includes: 'supply_and_standard_install' },
  });
  expect(products[1]).toMatchObject({ system_type: 'ducted', cooling_capacity_kw: 7.1 });
  expect(mapping.columns.system_type?.words).toEqual({ 'split system': 'split', 'Ducted system': 'ducted' });
  expect(problems.map(({ row, column }) => [row, column])).toEqual([[5, 'price_from_aud']]);
});

it('a sheet of your own reads no figure from a title', () => {
  const source = opened('Code,Name\nK1,Kestrel 7.1 kW three phase\n');
  const { products, problems } = importTable(source, guessMapping(source));
  expect(products).toEqual([]);
  expect(problems.map((problem) => problem.reason)).toEqual([
    'Nothing is mapped to system_type, which every system needs.',
  ]);
});

it('a sheet of your own leaves a column open if its values do not fit, or its heading could mean several columns', () => {
  const source = opened(
    'Code,Name,Type,Noise,Size,Capacity,Width (cm)\nK1,Kestrel split,Premium,54,"840 x 880 x 330",2.5,84\nK2,Kestrel,Basic,55,"1 x 2",3.5,90\n',
  );
  const mapping = guessMapping(source);
  expect(Object.keys(mapping.columns)).toEqual(['id', 'title']);
  const open = openColumns(source, mapping);
  expect(open.map(({ name, samples }) => [name, samples])).toEqual([
    ['Type', ['Premium', 'Basic']],
    ['Noise', ['54', '55']],
    ['Size', ['840 x 880 x 330', '1 x 2']],
    ['Capacity', ['2.5', '3.5']],
    ['Width (cm)', ['84', '90']],
  ]);
  expect(open[4]?.suggestions).toEqual([{ column: 'outdoor_width_mm', source: { from: ['Width (cm)'], unit: 'cm' } }]);
});

it('a sheet of your own names every column of a workbook that has values, even dates', () => {
  const styles = '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>';
  const date = (days: number) => ({ xml: `<c s="1"><v>${days}</v></c>` });
  const rows = [
    ['Code', 'Name', 'Type', 'Special', 'Special ends'],
    ['A', 'Alpha', 'split', '1399', date(46326)],
    ['B', 'Beta', 'split', '1699', date(46387)],
  ];
  const source = opened(workbook([{ name: 'Prices', rows }], { styles }));
  expect(openColumns(source, guessMapping(source)).map(({ name, samples }) => [name, samples])).toEqual([
    ['Special', ['1399', '1699']],
    ['Special ends', ['31/10/2026', '31/12/2026']],
  ]);
});

it('a sheet of your own gives advice for several measures in one cell', () => {
  const source = opened('Code,Name,Dimensions\nK1,Kestrel,840 x 880 x 330\n');
  const mapping = guessMapping(source);
  const [open] = openColumns(source, mapping);
  expect(open?.advice).toBe(
    'Several measures are in one cell. Answer which one is the width, height and depth, or give each a column of its own.',
  );
  expect(mapping.columns.outdoor_width_mm).toBeUndefined();
});

it('a sheet of your own leaves both open when two columns fit one of ours', () => {
  const source = opened('Code,SKU,Name\nK1,S1,Kestrel\n');
  const mapping = guessMapping(source);
  expect(mapping.columns.id).toBeUndefined();
  expect(mapping.suggestions.id).toEqual({ from: ['Code'] });
});

it('a sheet of your own keeps an unclear value, so the reader names it', () => {
  const source = opened('Code,Name,Type,Phase\nK1,Kestrel,split,1\nK2,Kestrel 2,ducted,three-ish\n');
  const mapping = { ...guessMapping(source), columns: { ...guessMapping(source).columns, phase: { from: ['Phase'] } } };
  const { problems, csv } = importTable(source, mapping);
  expect(problems).toMatchObject([{ row: 3, column: 'phase', value: 'three-ish' }]);
  expect(csv).toContain('three-ish');
});

it('a sheet of your own with hidden rows or codes that became numbers is read with a warning', () => {
  const hidden =
    '<row r="1"><c t="str"><v>Code</v></c><c t="str"><v>Name</v></c><c t="str"><v>Type</v></c></row>' +
    '<row r="2" hidden="1"><c><v>123456789012</v></c><c t="str"><v>Kestrel</v></c><c t="str"><v>split</v></c></row>';
  const source = opened(workbook([{ name: 'Range', rows: hidden }]));
  const { products, problems } = importTable(source, guessMapping(source));
  expect(products).toHaveLength(1);
  expect(problems.map((problem) => problem.reason)).toEqual([
    'Row 2 is hidden, and read like the others.',
    'The spreadsheet shows “1.23457E+11” and stores the number 123456789012, which was read.',
  ]);
});

it('a sheet of your own with more systems than a catalogue may have is refused', () => {
  const source = opened(`Code,Name,Type\n${'K1,Kestrel,split\n'.repeat(5001)}`);
  const { problems } = importTable(source, guessMapping(source));
  expect(problems.map(({ reason }) => reason)).toEqual(['There are 5,001 systems; the limit is 5,000.']);
});

it('a sheet of your own with more cells in a row than headings only loses that row', () => {
  const source = opened('Code,Name,Type\nK1,Kestrel, big,split\nK2,Kestrel 2,split\n');
  const { products, problems } = importTable(source, guessMapping(source));
  expect(products.map(({ id }) => id)).toEqual(['K2']);
  expect(problems).toMatchObject([{ severity: 'error', row: 2 }]);
});
