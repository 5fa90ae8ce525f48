import { describe, expect, it } from 'vitest';
import { readRow, writeTables } from './faults/faultTables.ts';
import { rowCells } from './faults/rowCells.ts';

const SEEN = {
  asked: 2,
  saw: ['"Loading…"', '"Something went wrong!"'],
  answersKept: true,
  wayOn: ['*Try again*'],
  logged: ['the browser’s own', 'Error a | b'],
};
const CELLS = rowCells({ name: 'status 503 | 504', counted: true }, SEEN);

describe('a row of docs/faults.md', () => {
  it('has a cell for everything that the walk saw', () => {
    expect(CELLS).toEqual({
      'What fails': 'status 503 | 504',
      Asked: '2',
      'The visitor sees': '"Loading…"; "Something went wrong!"',
      Answers: 'kept',
      'Way on': '*Try again*',
      Logged: 'Error a | b; the browser’s own',
    });
    const nothing = { asked: 0, saw: [], answersKept: false, wayOn: [], logged: [] };
    expect(Object.values(rowCells({ name: 'n' }, nothing))).toEqual([
      'n',
      'nothing of it',
      'LOST',
      'none needed',
      'nothing',
    ]);
  });

  it('says the same whatever the order of the lines on the console', () => {
    const turned = { ...SEEN, logged: [...SEEN.logged].reverse() };
    expect(rowCells({ name: 'status 503 | 504', counted: true }, turned)).toEqual(CELLS);
  });

  it('is read as it was written', () => {
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
});
