import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { capturedOutput } from '../tests/capturedOutput.ts';
import { workbook } from '../tests/samples/workbook.ts';
import { runCommand } from './runCommand.ts';

const DEMO = 'catalogue/products.csv';
const HEADER = 'id,title,system_type,cooling_capacity_kw,phase';
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'product-selector-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(...args: readonly string[]) {
  return runAt(false, ...args);
}

function runAt(isTerminal: boolean, ...args: readonly string[]) {
  const { output, written } = capturedOutput({ isTerminal });
  const code = runCommand(args, output);
  return { code, ...written };
}

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const lastLine = (text: string): string | undefined => text.trimEnd().split('\n').at(-1);
const csv = (...rows: readonly string[]): string => `${[HEADER, ...rows].join('\n')}\n`;
const match = (answers: unknown, ...more: readonly string[]) =>
  run('match', DEMO, '--answers', JSON.stringify(answers), ...more);

describe('the command line', () => {
  it('prints help, and refuses unknown commands with exit code 2', () => {
    expect(run('--help')).toMatchObject({ code: 0, out: expect.stringContaining('catalogue check FILE') });
    expect(run('match', '--help').code).toBe(0);
    expect(run().code).toBe(2);
    for (const args of [
      ['bake'],
      ['catalogue', 'bake', 'x'],
      ['catalogue', 'check'],
      ['match'],
      ['--loud'],
      ['questions', '--format', 'gif'],
    ]) {
      expect(run(...args)).toMatchObject({ code: 2, error: expect.stringContaining('--help') });
    }
  });

  it('prints the questions as a drawing and as data', () => {
    expect(run('questions').out).toContain('flowchart TD');
    expect(JSON.parse(run('questions', '--format', 'json').out)).toHaveProperty('questions.Q7.isMultiple', true);
  });
});

describe('catalogue check', () => {
  it('finds no problem in the demo catalogue and prints its coverage', () => {
    const { code, out } = run('catalogue', 'check', DEMO);
    expect(code).toBe(0);
    expect(out).toMatch(/^0 errors, 0 warnings\.$/m);
    expect(lastLine(out)).toBe(`${DEMO} is ready: 63 systems.`);
    expect(out).toMatch(/1,504 answer paths/);
    expect(out).toMatch(/Apartment · Whole Home .* Touchscreen/);
  });

  it('prints the same as JSON, and the answer paths add up', () => {
    const found = JSON.parse(run('catalogue', 'check', DEMO, '--json').out);
    expect(found).toMatchObject({ ready: true, errors: 0, systems: 63, problems: [] });
    const { full, paths, deadEnds, neverRecommended, neverFirst, neverStarting, blanks } = found.coverage;
    expect(full['0'] + full['1'] + full['2'] + full['3+']).toBe(paths);
    expect(deadEnds.flatMap((deadEnd: { paths: unknown[] }) => deadEnd.paths)).toHaveLength(full['0']);
    expect(deadEnds[0].cause).toEqual({ Q1: 'Split', Q3: 'Whole Home', Q7: ['Touchscreen'] });
    expect(neverRecommended).toEqual([]);
    const cassette = { id: null, title: 'Wattlebird Ceiling Cassette 6.0 kW', systems: ['WB-CASS-060'] };
    expect(neverFirst).toContainEqual(cassette);
    expect(neverStarting).toContainEqual(cassette);
    expect(blanks[0]).toEqual({ column: 'controls', systems: expect.any(Array), paths: expect.any(Number) });
    expect(deadEnds[0].suggestion).toMatchObject({
      changes: [{ question: expect.any(String) }],
      adds: expect.any(Number),
    });
  });

  it("reports that a file with bad rows isn't ready, and what to do", () => {
    const bad = file(
      'bad.csv',
      csv('A,Split A,split,2.5,3 heads', ',B,split,2.5,1', 'C,C,sledge,2.5,1', 'D,,sledge,,'),
    );
    const { code, out } = run('catalogue', 'check', bad);
    expect(code).toBe(1);
    expect(lastLine(out)).toBe(
      `${bad} isn't ready: 3 rows can't be used. Fix them, or publish without them (--without-bad-rows, or “Publish without these rows” in WordPress).`,
    );
    expect(out).toContain(`${bad}, row 2, column \`phase\` (id A): “3 heads” isn't 1 or 3. Put 1 or 3`);
    expect(JSON.parse(run('catalogue', 'check', bad, '--json').out)).toMatchObject({
      ready: false,
      systems: 1,
      errors: 4,
    });
    const one = file('one.csv', csv('A,Split A,split,2.5,1', 'B,,split,,'));
    expect(lastLine(run('catalogue', 'check', one).out)).toContain(
      "1 row can't be used. Fix it, or publish without it (",
    );
  });

  it('is ready with only warnings, whatever the cells contain', () => {
    const path = file('warned.csv', csv('A,Split A,split,POA,n/a', 'B,Split B,split,?,#REF!'));
    const { code, out } = run('catalogue', 'check', path);
    expect(code).toBe(0);
    expect(out).toContain('0 errors, 4 warnings.');
    expect(lastLine(out)).toBe(`${path} is ready: 2 systems.`);
  });

  it('groups the answer paths with no match by cause, with an example and the change that helps', () => {
    const { out } = run('catalogue', 'check', DEMO);
    expect(out).toMatch(
      new RegExp(
        [
          '^Answer paths with no match, by cause:',
          '  No split system that covers the whole home and has a touchscreen: 32 answer paths',
          '    For example: Yes · Split · .* · Whole Home · .* · Touchscreen',
          '    Choose “.*” instead of “.*”: \\d+ more systems fit\\.',
          '  No system for an apartment that covers the whole home, fits a small outdoor space and has a touchscreen: 32 .*',
        ].join('\n'),
        'm',
      ),
    );
  });

  it('names the systems and families that visitors never see first, and the blanks that matter', () => {
    const { out } = run('catalogue', 'check', DEMO);
    const below = (title: string): string => out.split(`\n${title}:\n`)[1]?.split('\n\n')[0] ?? '';
    expect(below('Families that are never at the top of the list')).toContain('  Wattlebird Wall Split (WB-WALL)\n');
    expect(below('Families that are never among the three to start from')).toContain(
      '  Wattlebird Ceiling Cassette 6.0 kW (WB-CASS-060)\n',
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
      'Systems that no answer path recommends, by family:\n  Split B (B)\n  Air (AIR), D of 2 sizes\n',
    );
  });

  it('lists the first 20 causes of dead ends and 3 rows of a problem, and every one with --all', () => {
    const [header = '', ...rows] = readFileSync(DEMO, 'utf8').split('\n');
    const few = rows.filter((row) => /^(WB-MULTI-052-2|KR-BULK-035|WB-DUCT-140T-IT),/.test(row));
    const lost = Array.from({ length: 60 }, (_, index) => `S${index},Split,,,,,,,,,,,,sledge`);
    const path = file('narrow.csv', [header, ...few, ...lost, ''].join('\n'));
    const causes = (out: string) => out.match(/^ {2}No .*: [\d,]+ answer paths?$/gm) ?? [];
    const first = run('catalogue', 'check', path).out;
    const all = run('catalogue', 'check', path, '--all').out;
    expect(first.match(/^ {2}Row \d+ \(id S\d+\): “sledge”$/gm)).toHaveLength(3);
    expect(first).toContain('  … and 57 more cases (--all lists every one)\n');
    expect(causes(first)).toHaveLength(20);
    const more = causes(all).length - 20;
    expect(more).toBeGreaterThan(0);
    expect(first).toContain(`  … and ${more} more causes (--all lists every one)\n`);
    expect(all.match(/^ {2}Row \d+ \(id S\d+\): “sledge”$/gm)).toHaveLength(60);
    expect(all).not.toContain('--all');
    expect(causes(all).slice(0, 20)).toEqual(causes(first));
    const { coverage } = JSON.parse(run('catalogue', 'check', path, '--json').out);
    expect(coverage.deadEnds).toHaveLength(causes(all).length);
  });

  it('groups problems by cause, errors first, as text and as JSON', () => {
    const rows = Array.from({ length: 5 }, (_, index) => `S${index},Split,split,"7,${index} kW",lots`);
    const path = file('groups.csv', csv(...rows, 'T,T,teapot,,', 'U,,split,,', 'V,V,split,"8,1 kW",'));
    const { out } = run('catalogue', 'check', path);
    expect(out.split('\n').slice(0, 11)).toEqual([
      expect.stringContaining('row 7, column `system_type` (id T)'),
      expect.stringContaining('row 8, column `title` (id U)'),
      `warning: ${path}, column \`cooling_capacity_kw\`: 6 values like “7,0 kW” were read as 7.`,
      '  Row 2 (id S0): “7,0 kW” was read as 7. Put 7.',
      '  Row 3 (id S1): “7,1 kW” was read as 7.1. Put 7.1.',
      '  Row 4 (id S2): “7,2 kW” was read as 7.2. Put 7.2.',
      '  … and 3 more cases (--all lists every one)',
      `warning: ${path}, column \`phase\`: 5 values like “lots” aren't 1 or 3. Put 1 or 3, or leave it blank.`,
      '  Row 2 (id S0): “lots”',
      '  Row 3 (id S1): “lots”',
      '  Row 4 (id S2): “lots”',
    ]);
    const { problems, groups, errors, warnings } = JSON.parse(run('catalogue', 'check', path, '--json').out);
    expect([errors, warnings, problems.length]).toEqual([2, 11, 13]);
    expect(groups).toHaveLength(4);
    expect(groups[2]).toEqual({
      severity: 'warning',
      column: 'cooling_capacity_kw',
      summary: '6 values like “7,0 kW” were read as 7.',
      suggestion: null,
      problems: [1, 3, 5, 7, 9, 12],
    });
  });

  it('writes a copy of the sheet with the problems of each row, and never over another file', () => {
    const path = file('unmarked.csv', csv('A,A,split,2.5,lots', 'B,B,split,2.5,1'));
    const marked = join(folder, 'marked.csv');
    expect(run('catalogue', 'check', path, '--marked', marked).code).toBe(0);
    expect(readFileSync(marked, 'utf8')).toContain(
      '“lots” isn\'t 1 or 3. Put 1 or 3, or leave it blank.",A,A,split,2.5,lots\r\n,B,',
    );
    expect(run('catalogue', 'check', path, '--marked', marked)).toMatchObject({
      code: 2,
      error: expect.stringContaining('exists already'),
    });
    const json = file('unmarked.json', '{"products":[{"id":"A","title":"A","system_type":"split"}]}');
    expect(run('catalogue', 'check', json, '--marked', join(folder, 'no.csv'))).toMatchObject({
      code: 2,
      error: expect.stringContaining('has no rows to mark'),
    });
  });

  it('names a wrong word, its place and the word that was probably meant', () => {
    const { code, out } = run('catalogue', 'check', file('enum.csv', csv('A,Split A,multi_splitt,2.5,1')));
    expect(code).toBe(1);
    expect(out).toMatch(/error: .*enum\.csv, row 2, column `system_type`.*multi_splitt.*multi_split/);
  });

  it('accepts numbers with their unit and `mixed` for `average`, with a warning', () => {
    const path = file(
      'units.csv',
      'id,title,system_type,cooling_capacity_kw,stars_cool_mixed\nA,Split A,split,7.1 kW,3\n',
    );
    const { code, out } = run('catalogue', 'check', path);
    expect(code).toBe(0);
    expect(out).toMatch(/warning: .*row 2, column `cooling_capacity_kw`/);
    expect(lastLine(out)).toBe(`${path} is ready: 1 system.`);
  });

  it('finds duplicate ids far apart, and a second header row', () => {
    const rows = Array.from({ length: 500 }, (_, index) => `S${index},Split ${index},split,2.5,1`);
    const { out } = run('catalogue', 'check', file('twice.csv', csv(...rows, 'S3,Again,split,2.5,1', HEADER)));
    expect(out).toMatch(/row 502, column `id` \(id S3\): Row 5 has the same id/);
    expect(out).toMatch(/row 503.*header/i);
  });

  it('points to the import if the columns have other names', () => {
    const { code, out } = run('catalogue', 'check', file('own.csv', 'Code,Name,Type\nA,Split A,split\n'));
    expect(code).toBe(1);
    expect(out).toMatch(/\nIf its columns have names of their own: catalogue import .*own\.csv --out catalogue\.csv\n/);
    expect(lastLine(out)).toMatch(/own\.csv can't be used\.$/);
    expect(run('catalogue', 'check', file('bad.csv', csv('S1,Split,sledge,2.5,1'))).out).not.toContain('import');
  });

  it('names one cause of 5,000 errors once', () => {
    const rows = Array.from({ length: 5000 }, (_, index) => `S${index},Split,sledge,2.5,1`);
    const { code, out } = run('catalogue', 'check', file('many.csv', csv(...rows)));
    expect(code).toBe(1);
    expect(out.match(/^error: .*$/gm)).toEqual([
      expect.stringMatching(
        /many\.csv, column `system_type`: 5,000 values like “sledge” aren't a system type\. Put split/,
      ),
    ]);
    expect(out).toContain('… and 4,997 more cases (--all lists every one)\n');
    expect(out).toContain('5,000 errors, 0 warnings.');
    expect(lastLine(out)).toMatch(/many\.csv can't be used\.$/);
  });

  it('refuses a folder, a missing file, and a file of a gigabyte without reading it', () => {
    expect(run('catalogue', 'check', folder)).toMatchObject({ code: 2, error: expect.stringContaining('is a folder') });
    expect(run('catalogue', 'check', join(folder, 'no.csv'))).toMatchObject({
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

  it('names the solution for a damaged workbook and an empty file', () => {
    const workbook = file('range.csv', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0]));
    expect(run('catalogue', 'check', workbook)).toMatchObject({
      code: 1,
      out: expect.stringMatching(/is damaged.*save it again/),
    });
    expect(run('catalogue', 'check', file('empty.csv', ''))).toMatchObject({
      code: 1,
      out: expect.stringMatching(/empty/i),
    });
  });
});

describe('catalogue check of a workbook', () => {
  const range = {
    name: 'Range',
    rows: [['Our range'], ['id', 'title', 'system_type', 'phase'], ['A', 'Split A', 'split', '9']],
  };

  it('says where the systems are, and names the cell of a problem', () => {
    const path = file('range.xlsx', workbook([{ name: 'Notes', rows: [['None']] }, range]));
    const { code, out } = run('catalogue', 'check', path);
    expect(code).toBe(0);
    expect(out).toMatch(/^The systems are on the sheet “Range”; the column names are in row 2\.\n/);
    expect(out).toContain(`warning: ${path}, Range!D3, column \`phase\` (id A): “9” isn't 1 or 3.`);
    const found = JSON.parse(run('catalogue', 'check', path, '--json').out);
    expect(found).toMatchObject({ found: { sheet: 'Range', header: 2 }, problems: [{ row: 3, cell: 'Range!D3' }] });
  });

  it('reads the sheet that --sheet names, as match does', () => {
    const path = file('two.xlsx', workbook([range, { ...range, name: 'Old' }]));
    expect(run('catalogue', 'check', path)).toMatchObject({ code: 1, out: expect.stringContaining('--sheet NAME') });
    expect(run('catalogue', 'check', path, '--sheet', 'Old').out).toContain('on the sheet “Old”');
    expect(run('match', path, '--sheet', 'Old', '--answers', '{}').out).toContain('A  Split A');
    expect(run('match', path, '--answers', '{}').code).toBe(2);
  });

  it('says in which row of a text file the column names are, unless it is the first', () => {
    const path = file('titled.csv', `sep=,\nOur range\n${csv('A,Split A,split,2.5,1')}`);
    expect(run('catalogue', 'check', path).out).toMatch(/^The column names are in row 2\.\n/);
    expect(run('catalogue', 'check', DEMO).out).not.toContain('column names');
  });

  it('gives a hostile one a line and exit code 1', () => {
    const path = file('bomb.xlsx', workbook([range], { parts: { 'xl/a.bin': new Uint8Array(40_000_000) } }));
    expect(run('catalogue', 'check', path)).toMatchObject({
      code: 1,
      out: expect.stringContaining('is 40 MB unpacked'),
    });
    expect(run('match', path, '--answers', '{}')).toMatchObject({ code: 2, out: '' });
  });
});

describe('catalogue template', () => {
  it.each(['csv', 'xlsx'])(
    'gives a spreadsheet as %s that check accepts, with example rows that publishing refuses',
    (format) => {
      const path = file(`examples.${format}`, run('catalogue', 'template', '--examples', '--format', format).bytes);
      const { code, out } = run('catalogue', 'check', path);
      expect(code).toBe(0);
      expect(out).toContain('0 errors, 0 warnings.');
      expect(lastLine(out)).toBe(`${path} has 4 example rows (EXAMPLE-DUCTED-14 …). Delete them before you publish.`);
      expect(JSON.parse(run('catalogue', 'check', path, '--json').out)).toMatchObject({
        ready: true,
        systems: 4,
        examples: ['EXAMPLE-DUCTED-14', 'EXAMPLE-SLIM-7', 'EXAMPLE-MULTI-8', 'EXAMPLE-WALL-25'],
      });
      const blank = file(`blank.${format}`, run('catalogue', 'template', '--format', format).bytes);
      expect(run('catalogue', 'check', blank)).toMatchObject({
        code: 1,
        out: expect.stringContaining('The file has no systems.'),
      });
    },
  );

  it('is not ready with an example and a bad row', () => {
    const path = file('both.csv', csv('EXAMPLE-A,Split A,split,2.5,1', 'B,Split B,sledge,2.5,1'));
    expect(run('catalogue', 'check', path).code).toBe(1);
  });

  it('writes a new file, as its name says, and never over another', () => {
    const path = join(folder, 'new.xlsx');
    expect(run('catalogue', 'template', '--out', path)).toMatchObject({ code: 0, out: '', error: '' });
    expect(readFileSync(path).subarray(0, 2).toString()).toBe('PK');
    expect(run('catalogue', 'template', '--out', path)).toMatchObject({
      code: 2,
      error: `${path} exists already. Choose another name, or delete the file.\n`,
    });
    for (const out of [join(folder, 'no', 'a.csv'), join(path, 'a.csv')]) {
      expect(run('catalogue', 'template', '--out', out)).toMatchObject({
        code: 2,
        error: expect.stringContaining(`${out} couldn't be written`),
      });
    }
  });

  it('gives no workbook to a terminal, and no unknown format', () => {
    expect(runAt(true, 'catalogue', 'template', '--format', 'xlsx')).toMatchObject({
      code: 2,
      bytes: new Uint8Array(),
      error: "A terminal can't show a workbook. Name a file: --out catalogue.xlsx.\n",
    });
    expect(runAt(true, 'catalogue', 'template')).toMatchObject({ code: 0 });
    expect(run('catalogue', 'template', '--format', 'ods')).toMatchObject({
      code: 2,
      error: 'Unknown format ods. Use csv or xlsx.\n',
    });
    expect(run('catalogue', 'template', 'x').code).toBe(2);
  });
});

describe('match', () => {
  const answers = { Q0: 'No', Q2: 'Apartment', Q3: 'Single Room', Q6: 'Small Outdoor space', Q7: ['Mobile App'] };

  it('lists the systems with their reasons, in lines that fit', () => {
    const { code, out } = match(answers, '--postcode', '2480');
    expect(code).toBe(0);
    expect(out).toContain('Postcode 2480: Average zone, partly Hot.');
    expect(out).toContain('Fits everything you asked for');
    expect(out).toMatch(/\? Q6 {2}We don't know the outdoor unit's size/);
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  it('prints JSON in the documented shape', () => {
    const found = JSON.parse(match(answers, '--json').out);
    expect(found.groups.map(({ group }: { group: string }) => group)).toEqual(['all', 'wish', 'close']);
    const [first] = found.groups[0].products;
    expect(first.verdicts[0]).toEqual({
      question: 'Q2',
      verdict: 'fits',
      reason: expect.stringMatching(/\.$/),
      reasonId: expect.any(String),
    });
    const none = {
      Q0: 'Yes',
      Q1: 'Ducted',
      Q2: 'Apartment',
      Q3: 'Whole Home',
      Q4: 'Unsure',
      Q6: 'Small Outdoor space',
      Q7: ['Touchscreen'],
    };
    expect(JSON.parse(match(none, '--json').out).suggestions[0]).toMatchObject({
      changes: [{ question: 'Q3', change: 'choose' }],
      adds: expect.any(Number),
    });
  });

  it('names the family of each system in JSON, by its best size in this match', () => {
    const path = file(
      'families.csv',
      [
        'id,title,system_type,item_group_id,zone_control',
        'A,Air Slim 5.0 kW,slim_ducted,AIR,none',
        'B,Air Slim 7.1 kW,slim_ducted,AIR,room_zoning',
        'C,Little One,slim_ducted,ODD,none',
        'D,Big One,slim_ducted,ODD,room_zoning',
        'E,Big Split,multi_split,ODD,',
        'F,Alone,slim_ducted,,',
        '',
      ].join('\n'),
    );
    const familiesFor = (control: string) => {
      const answers = { Q0: 'No', Q2: 'Townhouse', Q3: 'Multiple Rooms', Q4: control };
      const { groups } = JSON.parse(run('match', path, '--answers', JSON.stringify(answers), '--json').out);
      return Object.fromEntries(
        groups.flatMap((group: { products: { id: string; family: unknown }[] }) =>
          group.products.map(({ id, family }) => [id, family]),
        ),
      );
    };
    const air = { id: 'AIR', title: 'Air Slim' };
    const zoned = { id: 'ODD', title: 'Big One' };
    expect(familiesFor('Individual Room Zoning')).toEqual({
      ...{ A: air, B: air, C: zoned, D: zoned, F: null },
      E: { id: 'ODD', title: 'Big Split' },
    });
    expect(familiesFor('Unsure').D).toEqual({ id: 'ODD', title: 'Little One' });
  });

  it('names every invalid answer, and the allowed ones', () => {
    const wrong = match({
      Q9: 'x',
      Q0: 'Maybe',
      Q1: 'Ducted',
      Q3: ['Whole Home', 'Single Room'],
      Q7: ['None', 'Voice Control'],
    });
    expect(wrong.code).toBe(2);
    expect(wrong.error).toMatch(/Q9 isn.t a question/);
    expect(wrong.error).toMatch(/Q0: "Maybe" is not one of its values\. Allowed: Yes, No\./);
    expect(wrong.error).toMatch(/Q1 isn.t asked/);
    expect(wrong.error).toMatch(/Q3 takes one value/);
    expect(wrong.error).toMatch(/Q7: "None" can.t be combined with others/);
    expect(match({ Q0: 'Yes', Q1: 'Ducted', Q3: 'Single Room' }).error).toMatch(
      /"Single Room" is not offered with the answers before it/,
    );
    expect(match({ Q3: 'Single Room', Q7: 'Touchscreen' }).error).toMatch(/"Touchscreen" is not offered/);
    expect(match([]).error).toMatch(/Answers must be an object/);
    expect(match({ Q7: [] }).error).toMatch(/empty list/);
    expect(match({ Q2: 7 }).error).toMatch(/Q2 takes text/);
    expect(run('match', DEMO, '--answers', '{').error).toMatch(/isn't JSON/);
    expect(run('match', DEMO).error).toMatch(/--answers is missing/);
    expect(match({}, '--postcode', '30_00')).toMatchObject({ code: 2, error: expect.stringContaining('--postcode') });
  });

  it('uses the usable rows, and counts the others', () => {
    const some = file('some.csv', csv('A,Split A,split,2.5,1', 'B,Split B,sledge,2.5,1'));
    const { code, out, error } = run('match', some, '--answers', '{}');
    expect({ code, error }).toEqual({
      code: 0,
      error: `1 row of ${some} can't be used; the others are. To see why: catalogue check ${some}\n`,
    });
    expect(out).toContain('A  Split A');
    const none = file('none.csv', csv('B,Split B,sledge,2.5,1'));
    expect(run('match', none, '--answers', '{}')).toMatchObject({
      code: 2,
      error: expect.stringContaining("can't be used"),
    });
  });

  it('reports an unknown postcode', () => {
    expect(match(answers, '--postcode', '3336').out).toContain("isn't in the table");
  });
});

describe('messages check', () => {
  it('lists what a translation lacks, with the English', () => {
    const path = file('fr.json', '{"lang": "fr", "landing.start": "Commencer"}');
    const { code, out } = run('messages', 'check', path);
    expect(code).toBe(0);
    expect(out).toContain('missing: "landing.title" "Find the air conditioning that suits your home"\n');
    expect(out.match(/^missing: /gm)).toHaveLength(20);
    expect(out).toMatch(/… and \d+ more missing messages \(--all lists every one\)/);
    expect(run('messages', 'check', path, '--all').out).toContain('missing: "brief.answer" "{name} {value}"\n');
    const reworded = run('messages', 'check', file('own.json', '{"landing.start": "Begin"}'));
    expect(reworded.out).not.toContain('missing: ');
  });

  it('finds nothing missing in the translations that come with the selector', () => {
    expect(run('messages', 'check', 'src/words/languages/de.json').out).toMatch(
      /^\S+: 0 errors, 0 warnings; 0 of \d+ messages stay English\.\n$/,
    );
  });

  it('knows only our own keys', () => {
    const path = file(
      'keys.json',
      '{"landing.start": "Los", "constructor": "a", "toString": "b", "__proto__": "c", "hasOwnProperty": "d"}',
    );
    const { code, out } = run('messages', 'check', path);
    expect(code).toBe(1);
    for (const key of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
      expect(out).toContain(`error: "${key}" isn't a known key. Check its spelling.\n`);
    }
    expect(out).toContain('4 errors, 0 warnings');
  });

  it('refuses the same files as catalogue check, in the same words', () => {
    const huge = file('huge.json', '');
    truncateSync(huge, 8_000_001);
    for (const path of [folder, join(folder, 'no.json'), huge]) {
      const { code, error } = run('messages', 'check', path);
      expect(code).toBe(2);
      expect(error).not.toBe('');
      expect(error).toBe(run('catalogue', 'check', path).error.replace('a catalogue file', 'a messages file'));
    }
  });

  it('reads a file with a byte order mark', () => {
    expect(run('messages', 'check', file('bom.json', '\ufeff{"landing.start": "Los"}')).code).toBe(0);
  });
});

describe('the output of the command line', () => {
  const EVIL = 'a\x1b[2J\nerror\x9b\u202e\u2028';
  const SHOWN = 'a\\x1b[2J\\x0aerror\\x9b\\u202e\\u2028';
  /** All characters that a terminal may act on, except line breaks. */
  const ACTIVE = /(?!\n)[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u;

  it.each([
    ['an unknown command', () => run(EVIL), 'error'],
    ['an unknown option', () => run(`--${EVIL}`), 'error'],
    ['an unknown format', () => run('questions', '--format', EVIL), 'error'],
    ['a file that is not there', () => run('catalogue', 'check', join(folder, `${EVIL}.csv`)), 'error'],
    ['a file that has errors', () => run('catalogue', 'check', file(`${EVIL}.csv`, csv('A,A,sledge,,'))), 'out'],
    [
      'a file that a match reads',
      () => run('match', file(`${EVIL}.csv`, csv('A,A,sledge,,')), '--answers', '{}'),
      'error',
    ],
    ['a file that is not JSON', () => run('messages', 'check', file(EVIL, EVIL)), 'error'],
    [
      'a key of a messages file',
      () => run('messages', 'check', file('k.json', JSON.stringify({ [EVIL]: 'x' }))),
      'out',
    ],
    ['a question of the answers', () => run('match', DEMO, '--answers', JSON.stringify({ [EVIL]: 'x' })), 'error'],
    ['an answer', () => run('match', DEMO, '--answers', JSON.stringify({ Q2: EVIL })), 'error'],
  ] as const)('shows the control characters of %s', (_, running, where) => {
    const said = running();
    expect(said.out).not.toMatch(ACTIVE);
    expect(said.error).not.toMatch(ACTIVE);
    expect(said[where]).toMatch(/\\(x|u00)1b\[2J/);
    // No line of ours starts inside the text.
    expect(`${said.out}${said.error}`).not.toMatch(/^error\\x9b/m);
  });

  it('writes a file name with a line break and an escape in one line', () => {
    const { out } = run('catalogue', 'check', file(`${EVIL}.csv`, csv('A,A,split,2.5,1')));
    expect(out).toContain(`/${SHOWN}.csv is ready: 1 system.\n`);
  });

  it('prints the same text as JSON without control characters', () => {
    const path = file(`${EVIL}.csv`, csv('A,A,sledge,,'));
    const { out } = run('catalogue', 'check', path, '--json');
    expect(out).not.toMatch(ACTIVE);
    expect(JSON.parse(out).file).toBe(path);
  });

  it('keeps its own line breaks', () => {
    expect(run('--help').out).toMatch(/^Usage: .*\n\n {2}catalogue check FILE .*\n {27}check/);
    expect(run('questions').out).toMatch(/^flowchart TD\n {2}/);
    expect(run('catalogue', 'check', DEMO).out).toMatch(/\.\n\nThe questions have .*\n {2}0: /);
  });
});
