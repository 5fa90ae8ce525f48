import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { commandLine, csv, lastLine } from '../tests/commandLine.ts';

const { file, inFolder, run, runAt } = commandLine();

it.each(['csv', 'xlsx'])(
  'catalogue template gives a spreadsheet as %s that check accepts, with example rows that publishing refuses',
  (format) => {
    const path = file(`examples.${format}`, run('catalogue', 'template', '--examples', '--format', format).bytes);
    const { code, out } = run('catalogue', 'check', path);
    expect(code).toBe(0);
    expect(out).toContain('0 errors, 0 warnings.');
    expect(lastLine(out)).toBe(`${path} has 4 example rows of the template. Delete them before you publish.`);
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

it('catalogue template is not ready with an example and a bad row', () => {
  const path = file('both.csv', csv('EXAMPLE-A,Split A,split,2.5,1', 'B,Split B,sledge,2.5,1'));
  expect(run('catalogue', 'check', path).code).toBe(1);
});

it('catalogue template writes a new file in the format of its name, and never over another', () => {
  const path = inFolder('new.xlsx');
  expect(run('catalogue', 'template', '--out', path)).toMatchObject({ code: 0, out: '', error: '' });
  expect(readFileSync(path).subarray(0, 2).toString()).toBe('PK');
  expect(run('catalogue', 'template', '--out', path)).toMatchObject({
    code: 2,
    error: `${path} exists already. Choose another name, or delete the file.\n`,
  });
  for (const out of [inFolder('no', 'a.csv'), `${path}/a.csv`]) {
    expect(run('catalogue', 'template', '--out', out)).toMatchObject({
      code: 2,
      error: expect.stringContaining(`${out} couldn't be written`),
    });
  }
});

it('catalogue template gives no workbook to a terminal, and no unknown format', () => {
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
