import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readRow, writeTables } from './faults/faultTables.ts';
import { rowCells } from './faults/rowCells.ts';
import { isWalkedEachTime, PICTURES_PROVEN } from './faults/walkedEachTime.ts';

const SEEN = {
  asked: 2,
  saw: ['"Loading…"', '"Something went wrong!"'],
  answersKept: true,
  wayOn: ['*Try again*'],
  logged: ['the browser’s own', 'Error a | b'],
};
const CELLS = rowCells({ name: 'status 503 | 504', counted: true }, SEEN);

it('a row of docs/faults.md has a cell for everything that the journey observed', () => {
  expect(CELLS).toEqual({
    'What fails': 'status 503 | 504',
    Requests: '2',
    'The visitor sees': '"Loading…"; "Something went wrong!"',
    Answers: 'kept',
    'Next steps': '*Try again*',
    Logged: 'Error a | b; the browser’s own',
  });
  const nothing = { asked: 0, saw: [], answersKept: false, wayOn: [], logged: [] };
  expect(Object.values(rowCells({ name: 'n' }, nothing))).toEqual([
    'n',
    'nothing unusual',
    'LOST',
    'none needed',
    'nothing',
  ]);
});

it("a row of docs/faults.md is the same for any order of the console's lines", () => {
  const turned = { ...SEEN, logged: [...SEEN.logged].reverse() };
  expect(rowCells({ name: 'status 503 | 504', counted: true }, turned)).toEqual(CELLS);
});

it('a row of docs/faults.md reads back as it was written', () => {
  const other = rowCells({ name: 'status 503 | 504' }, { ...SEEN, saw: [] });
  const document = `# Title\n\nText | text\n${writeTables([
    { part: '`init`', cells: CELLS },
    { part: '`init` again', cells: other },
  ])}`;
  expect(readRow(document, '`init`', 'status 503 | 504')).toEqual(CELLS);
  expect(readRow(document, '`init` again', 'status 503 | 504')).toEqual(other);
  expect(readRow(document, '`init`', 'status 503')).toBeUndefined();
  expect(readRow(document, '`products`', 'status 503 | 504')).toBeUndefined();
});

/** Every row of docs/faults.md: its part, its name, what the visitor sees, and what they then do. */
function writtenRows() {
  return readFileSync('docs/faults.md', 'utf8')
    .split('\n## ')
    .slice(1)
    .flatMap((section) => {
      const [part = '', ...lines] = section.split('\n');
      const [heads = '', , ...rows] = lines.filter((line) => line.startsWith('| '));
      const [sees = -1, does = -1] = ['The visitor sees', 'Next steps'].map((head) => heads.split(' | ').indexOf(head));
      return rows.map((line) => {
        const cells = line.slice(2, -2).split(' | ');
        return { part, name: cells[0] ?? '', sees: cells[sees] ?? '', does: cells[does] ?? '' };
      });
    });
}

const all = writtenRows();
const walked = all.filter(isWalkedEachTime);

it('the rows that npm test runs are some ten of more than 250', () => {
  expect(all.length).toBeGreaterThan(250);
  expect(walked.length).toBeGreaterThanOrEqual(8);
  expect(walked.length).toBeLessThanOrEqual(14);
});

it.each(['sees', 'does'] as const)(
  'the rows that npm test runs cover everything that a visitor %s when a failure gets in the way',
  (column) => {
    const single = (rows: typeof all) => [...new Set(rows.flatMap((row) => row[column].split('; ')))].sort();
    expect(single(all).length).toBeGreaterThan(5);
    const harmless = ['nothing unusual', 'none needed', ...Object.keys(PICTURES_PROVEN)];
    expect(single(walked)).toEqual(single(all).filter((effect) => !harmless.includes(effect)));
  },
);

it.each(Object.entries(PICTURES_PROVEN))(
  'the rows that npm test runs leave a picture to a unit test: %s',
  (effect, [file, title]) => {
    const rows = all.filter(({ sees }) => sees === effect);
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map(({ does }) => does))).toEqual(new Set(['none needed']));
    expect(readFileSync(file, 'utf8')).toContain(`it('${title}'`);
  },
);
