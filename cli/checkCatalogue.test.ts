import { readFileSync, truncateSync } from 'node:fs';
import { expect, it } from 'vitest';
import { commandLine, csv, DEMO, lastLine } from '../tests/commandLine.ts';
import { workbook } from '../tests/samples/workbook.ts';

const { file, inFolder, run } = commandLine();

let checked: ReturnType<typeof run> | undefined;
/** Checked once for all tests, because its coverage takes a moment. */
function checkDemo() {
  checked ??= run('catalogue', 'check', DEMO);
  return checked;
}

it('catalogue check finds no problem in the demo catalogue and prints its coverage', () => {
  const { code, out } = checkDemo();
  expect(code).toBe(0);
  expect(out).toMatch(/^0 errors, 0 warnings\.$/m);
  expect(lastLine(out)).toBe(`${DEMO} is ready: 63 systems.`);
  expect(out).toMatch(/\d answer paths/);
  expect(out).toMatch(/Apartment · Whole Home .* Touchscreen/);
});

it('catalogue check prints the same as JSON, and the answer paths add up', () => {
  const found = JSON.parse(run('catalogue', 'check', DEMO, '--json').out);
  expect(found).toMatchObject({ ready: true, errors: 0, systems: 63, problems: [] });
  const {
    full,
    paths,
    deadEnds,
    neverRecommended,
    neverFirst,
    neverStarting,
    neverCompared,
    comparisonBlanks,
    blanks,
  } = found.coverage;
  expect(full['0'] + full['1'] + full['2'] + full['3+']).toBe(paths);
  expect(deadEnds.flatMap((deadEnd: { paths: unknown[] }) => deadEnd.paths)).toHaveLength(full['0']);
  expect(deadEnds[0].cause).toEqual({ Q1: 'Split', Q3: 'Whole Home', Q7: ['Touchscreen'] });
  expect(neverRecommended).toEqual([]);
  const cassette = { id: null, title: 'Wattlebird Ceiling Cassette 6.0 kW', systems: ['WB-CASS-060'] };
  expect(neverFirst).toContainEqual(cassette);
  expect(neverStarting).toContainEqual(cassette);
  expect(neverCompared).toContain('KR-BULK-025');
  expect(comparisonBlanks).toContainEqual({ columns: 'price_from_aud', systems: expect.any(Array) });
  expect(blanks[0]).toEqual({ column: 'controls', systems: expect.any(Array), paths: expect.any(Number) });
  expect(deadEnds[0].suggestion).toMatchObject({
    changes: [{ question: expect.any(String) }],
    adds: expect.any(Number),
  });
});

it('catalogue check names own rules that ask for more than the largest system', () => {
  const small = file('small.csv', csv('A,Split A,split,2.5,1'));
  const rule = {
    source: 'Our installers',
    date: '2026-10',
    table: [
      [30, 2, 3],
      [50, 3, 5],
    ],
  };
  const rules = file('rules.json', JSON.stringify({ rules: [rule] }));
  const { out } = run('catalogue', 'check', small, '--size-rules', rules);
  expect(out).toContain('more than your largest system, 2.5 kW, in rooms of up to 100 m²\n');
  expect(out).toContain('  Our installers: from 31 m²');
  const found = JSON.parse(run('catalogue', 'check', small, '--size-rules', rules, '--json').out);
  expect(found.coverage.rulesOutOfReach).toEqual([{ source: 'Our installers', fromArea: 31 }]);
  expect(run('catalogue', 'check', small).out).not.toContain('Rules of thumb that');
});

it('catalogue check refuses rules of thumb that it can’t read', () => {
  const { code, error } = run('catalogue', 'check', DEMO, '--size-rules', file('rules.json', 'no json'));
  expect(code).toBe(2);
  expect(error).toContain("isn't JSON");
});

it("catalogue check reports that a file with bad rows isn't ready, and what to do", () => {
  const bad = file('bad.csv', csv('A,Split A,split,2.5,3 heads', ',B,split,2.5,1', 'C,C,sledge,2.5,1', 'D,,sledge,,'));
  const { code, out } = run('catalogue', 'check', bad);
  expect(code).toBe(1);
  expect(lastLine(out)).toBe(`${bad} isn’t ready: 3 rows can’t be used. Fix them, or publish without them.`);
  expect(out).toContain("Row 2, `phase` (id A): “3 heads” isn't 1 or 3. Put 1 or 3");
  expect(JSON.parse(run('catalogue', 'check', bad, '--json').out)).toMatchObject({
    ready: false,
    systems: 1,
    errors: 4,
  });
  const one = file('one.csv', csv('A,Split A,split,2.5,1', 'B,,split,,'));
  expect(lastLine(run('catalogue', 'check', one).out)).toContain('1 row can’t be used. Fix it, or publish without it.');
});

it('catalogue check groups the answer paths with no match by cause, with an example and the change that helps', () => {
  const { out } = checkDemo();
  expect(out).toMatch(
    new RegExp(
      [
        '^Answer paths with no match, by cause',
        '  Split · Whole Home · Touchscreen: 32 answer paths',
        '    For example: Yes · Split · .* · Whole Home · .* · Touchscreen',
        '    (?:Choose “.*” instead of “.*”|Leave out .*): \\d+ more models fit\\.',
        '  Apartment · Whole Home · Small Outdoor space · Touchscreen: 32 .*',
      ].join('\n'),
      'm',
    ),
  );
});

it('catalogue check names the systems and families that visitors never see first, and the blanks that matter', () => {
  const { out } = checkDemo();
  const below = (title: string): string => out.split(`\n${title}\n`)[1]?.split('\n\n')[0] ?? '';
  expect(below('Families that are never at the top of the list')).toContain('  WB-WALL: Wattlebird Wall Split\n');
  expect(below('Families that are never where to start, or beside it')).toContain(
    '  WB-CASS-060: Wattlebird Ceiling Cassette 6.0 kW\n',
  );
  expect(below('Blanks that leave the most to check')).toMatch(
    /^ {2}Fill in `controls` of \d+ systems: it leaves something to check on [\d,]+ answer paths\.\n {2}Fill in `/,
  );
  const path = file(
    'never.csv',
    [
      'id,title,system_type,suits_areas,suits_home_types,item_group_id',
      'A,Split A,split,single_room,townhouse,',
      'B,Split B,split,multiple_rooms,townhouse,',
      'C,Air 2.5 kW,split,single_room,apartment,AIR',
      'D,Air 3.5 kW,split,multiple_rooms,apartment,AIR',
      '',
    ].join('\n'),
  );
  expect(run('catalogue', 'check', path).out).toContain(
    'Systems that no answer path recommends, by family\n  B: Split B\n  AIR: Air\n    D, of 2 sizes\n',
  );
});

it('catalogue check lists the first 20 rows of each section, and every one with --all', () => {
  const [header = '', ...rows] = readFileSync(DEMO, 'utf8').split('\n');
  const few = rows.filter((row) => /^(WB-MULTI-052-2|KR-BULK-035|WB-DUCT-140T-IT),/.test(row));
  const lost = Array.from({ length: 60 }, (_, index) => `S${index},Split,,,,,,,,,,,,sledge`);
  const path = file('narrow.csv', [header, ...few, ...lost, ''].join('\n'));
  const causes = (out: string) => out.match(/^ {2}\S.*: [\d,]+ answer paths?$\n {4}For/gm) ?? [];
  const first = run('catalogue', 'check', path).out;
  const all = run('catalogue', 'check', path, '--all').out;
  expect(first.match(/^ {2}Row \d+ \(id S\d+\): “sledge”$/gm)).toHaveLength(20);
  expect(first).toContain('  … and 40 more (--all lists every one)\n');
  expect(causes(first)).toHaveLength(20);
  const more = causes(all).length - 20;
  expect(more).toBeGreaterThan(0);
  expect(first).toContain(`  … and ${more} more (--all lists every one)\n`);
  expect(all.match(/^ {2}Row \d+ \(id S\d+\): “sledge”$/gm)).toHaveLength(60);
  expect(all).not.toContain('--all');
  expect(causes(all).slice(0, 20)).toEqual(causes(first));
});

it('catalogue check groups problems by cause, errors first, as text and as JSON', () => {
  const rows = Array.from({ length: 5 }, (_, index) => `S${index},Split,split,"7,${index} kW",lots`);
  const path = file('groups.csv', csv(...rows, 'T,T,teapot,,', 'U,,split,,', 'V,V,split,"8,1 kW",'));
  const { out } = run('catalogue', 'check', path);
  expect(out.split('\n').slice(0, 18)).toEqual([
    'The file',
    '2 errors, 11 warnings.',
    '',
    'Errors: these rows can’t be used',
    expect.stringContaining('Row 7, `system_type` (id T)'),
    expect.stringContaining('Row 8, `title` (id U)'),
    '',
    'Warnings: worth a look',
    '`cooling_capacity_kw`: 6 values were read, such as “7,0 kW” as 7.',
    ...[0, 1, 2, 3, 4].map((at) => {
      const read = at === 0 ? '7' : `7.${at}`;
      return `  Row ${at + 2} (id S${at}): “7,${at} kW” was read as ${read}. Put ${read}.`;
    }),
    '  Row 9 (id V): “8,1 kW” was read as 8.1. Put 8.1.',
    "`phase`: 5 values like “lots” aren't 1 or 3. Put 1 or 3, or leave it blank.",
    '  Row 2 (id S0): “lots”',
    '  Row 3 (id S1): “lots”',
  ]);
  const { problems, groups, errors, warnings } = JSON.parse(run('catalogue', 'check', path, '--json').out);
  expect([errors, warnings, problems.length]).toEqual([2, 11, 13]);
  expect(groups).toHaveLength(4);
  expect(groups[2]).toEqual({
    severity: 'warning',
    column: 'cooling_capacity_kw',
    summary: '6 values were read, such as “7,0 kW” as 7.',
    suggestion: null,
    problems: [1, 3, 5, 7, 9, 12],
  });
});

it('catalogue check points to the import if the columns have other names', () => {
  const { code, out } = run('catalogue', 'check', file('own.csv', 'Code,Name,Type\nA,Split A,split\n'));
  expect(code).toBe(1);
  expect(out).toMatch(
    /\nIf its columns have other names: product-selector catalogue import .*own\.csv --out catalogue\.csv\n/,
  );
  expect(lastLine(out)).toMatch(/own\.csv can’t be used\.$/);
  expect(run('catalogue', 'check', file('bad.csv', csv('S1,Split,sledge,2.5,1'))).out).not.toContain('import');
});

it('catalogue check refuses a folder, a missing file, and a file of a gigabyte without reading it', () => {
  expect(run('catalogue', 'check', inFolder())).toMatchObject({
    code: 2,
    error: expect.stringContaining('is a folder'),
  });
  expect(run('catalogue', 'check', inFolder('no.csv'))).toMatchObject({
    code: 2,
    error: expect.stringContaining('does not exist'),
  });
  const huge = file('huge.csv', '');
  truncateSync(huge, 1024 ** 3);
  expect(run('catalogue', 'check', huge)).toMatchObject({
    code: 2,
    error: expect.stringMatching(/1073\.8 MB; the limit for a catalogue file is 8 MB/),
  });
});

const range = {
  name: 'Range',
  rows: [['Our range'], ['id', 'title', 'system_type', 'phase'], ['A', 'Split A', 'split', '9']],
};

it('catalogue check of a workbook says where the systems are, and names the cell of a problem', () => {
  const path = file('range.xlsx', workbook([{ name: 'Notes', rows: [['None']] }, range]));
  const { code, out } = run('catalogue', 'check', path);
  expect(code).toBe(0);
  expect(out).toMatch(/\nThe systems are on the sheet “Range”; the column names are in row 2\.\n/);
  expect(out).toContain("Range!D3, `phase` (id A): “9” isn't 1 or 3.");
  const found = JSON.parse(run('catalogue', 'check', path, '--json').out);
  expect(found).toMatchObject({ found: { sheet: 'Range', header: 2 }, problems: [{ row: 3, cell: 'Range!D3' }] });
});

it('catalogue check of a workbook reads the sheet that --sheet names, as match does', () => {
  const path = file('two.xlsx', workbook([range, { ...range, name: 'Old' }]));
  expect(run('catalogue', 'check', path)).toMatchObject({ code: 1, out: expect.stringContaining('--sheet NAME') });
  expect(run('catalogue', 'check', path, '--sheet', 'Old').out).toContain('on the sheet “Old”');
  expect(run('match', path, '--sheet', 'Old', '--answers', '{}').out).toContain('A  Split A');
  expect(run('match', path, '--answers', '{}').code).toBe(2);
});

it('catalogue check of a workbook says in which row of a text file the column names are, unless it is the first', () => {
  const path = file('titled.csv', `sep=,\nOur range\n${csv('A,Split A,split,2.5,1')}`);
  expect(run('catalogue', 'check', path).out).toMatch(/\nThe column names are in row 2\.\n/);
  expect(checkDemo().out).not.toContain('column names');
});
