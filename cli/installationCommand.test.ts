import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { commandLine, lastLine } from '../tests/commandLine.ts';

const { file, inFolder, run } = commandLine();
const DEMO = readFileSync('catalogue/installation.json', 'utf8');

it.each(['csv', 'xlsx', 'json'])(
  'installation template gives a table as %s whose example prices check refuses',
  (format) => {
    const path = file(`table.${format}`, run('installation', 'template', '--examples', '--format', format).bytes);
    const { code, out } = run('installation', 'check', path);
    expect(code).toBe(1);
    expect(out).toContain('“Example Air” can’t be used. The template’s prices are made up.');
    expect(lastLine(out)).toContain("isn't ready: 1 problem.");
    const blank = file(`blank.${format}`, run('installation', 'template', '--format', format).bytes);
    expect(run('installation', 'check', blank).code).toBe(1);
  },
);

it('installation template writes a new file in the format of its name, and never over another', () => {
  const path = inFolder('prices.json');
  expect(run('installation', 'template', '--out', path)).toMatchObject({ code: 0, out: '', error: '' });
  expect(readFileSync(path, 'utf8')).toMatch(/^\{\n {2}"version": 1,/);
  expect(run('installation', 'template', '--out', path).code).toBe(2);
  expect(run('installation', 'template', '--format', 'pdf')).toMatchObject({
    code: 2,
    error: 'Unknown format pdf. Use csv or xlsx or json.\n',
  });
});

it('installation check shows the cost of an installation, and the answers that lead to it', () => {
  const path = file('table.json', DEMO);
  const { code, out } = run('installation', 'check', path, '--json');
  expect(code).toBe(0);
  const { installation, ...report } = JSON.parse(out);
  expect(installation).toEqual(JSON.parse(DEMO));
  expect(report).toMatchObject({ ready: true, problems: [] });
  expect(Object.keys(report.kinds)).toEqual(['split', 'multi_split', 'ducted', 'slim_ducted']);
  const low_answers = {
    storey: 'ground',
    route: 'back_to_back',
    wall: 'brick_veneer',
    outdoor: 'ground',
    removal: 'no',
    pipe_m: 0,
    cable_m: 0,
  };
  const high_answers = {
    storey: 'higher',
    route: 'other',
    wall: 'double_brick',
    outdoor: 'roof',
    removal: 'yes',
    pipe_m: 20,
    cable_m: 30,
  };
  expect(report.kinds.split).toEqual({ low: 850, high: 2960.5, low_answers, high_answers });
  expect(report.kinds.multi_split).toMatchObject({ low_answers: { units: 2 }, high_answers: { units: 8 } });
});

it('installation check with a catalogue says how many systems get a figure', () => {
  const path = file('table.json', DEMO);
  const { code, out } = run('installation', 'check', path, '--catalogue', 'catalogue/products.csv');
  expect(code).toBe(0);
  expect(out).toContain(
    '    Most: storey higher, route other, wall double_brick, outdoor roof, removal yes, pipe_m 20,',
  );
  expect(out).toContain('units 6\n');
  expect(out).toContain('\n  split: 23 of 23 systems get a figure.\n');
  expect(out).toContain('\n  ducted: 14 of 17 systems get a figure.\n');
});

it('installation check names the place of each problem', () => {
  const bad = JSON.parse(DEMO);
  bad.extras[8].price = 'POA';
  const problem =
    '“POA” can’t be used. Write dollars with GST, above 0 and at most 100,000, with at most two decimals.';
  const path = file('bad.json', JSON.stringify(bad));
  const { code, out } = run('installation', 'check', path);
  expect(code).toBe(1);
  expect(out).toContain(`\n  extras[8].price: ${problem}\n`);
  expect(lastLine(out)).toBe(`${path} isn't ready: 1 problem. Nobody publishes it like this.`);
  const asked = run('installation', 'check', path, '--json');
  expect(asked.code).toBe(1);
  expect(JSON.parse(asked.out)).toMatchObject({
    ready: false,
    problems: [{ place: 'extras[8].price', message: problem }],
    installation: null,
    kinds: {},
  });
  const sheet = file('bad.csv', 'what,label,price\nbase,,POA');
  expect(JSON.parse(run('installation', 'check', sheet, '--json').out).problems).toContainEqual({
    place: 'row 2, kinds',
    message: expect.stringContaining('It is missing.'),
  });
});

it.each([
  [['installation'], 'Use: installation template, or installation check FILE [--catalogue FILE]'],
  [['installation', 'check'], 'Use: installation template, or installation check FILE [--catalogue FILE]'],
  [['installation', 'check', 'a', 'b'], 'Use: installation template, or installation check FILE [--catalogue FILE]'],
  [['installation', 'check', 'gone.csv'], 'gone.csv does not exist.'],
  [['installation', 'check', 'catalogue/installation.json', '--catalogue', 'gone.csv'], 'gone.csv does not exist.'],
  [['installation', 'check', 'catalogue/installation.json', '--catalogue', 'README.md'], 'README.md has no system '],
])('%j is not carried out', (args, error) => {
  expect(run(...args)).toMatchObject({ code: 2, out: '', error: expect.stringContaining(error) });
});
