import { expect, it } from 'vitest';
import { piecesOf } from '../../tests/piecesOf.ts';
import { explainNotes } from '../../tests/samples/readFile.ts';
import { COLUMN_NAMES, COLUMNS } from './columns.ts';
import { readCell } from './readCell.ts';

it.each([undefined, null, '', '  ', '\t\n', '\u00a0', '\u0000'])('a cell is unknown if blank (%j)', (cell) => {
  for (const column of COLUMN_NAMES) {
    expect(readCell(COLUMNS[column], cell, 'usual'), column).toEqual({ value: null, notes: [] });
  }
});

it.each([{ a: 1 }, [[1]], [{}], () => 1, Symbol('x'), 10n])(
  "a cell is unknown if it isn't a plain value (%#)",
  (cell) => {
    for (const column of COLUMN_NAMES) {
      const { value, notes } = readCell(COLUMNS[column], cell, 'odd');
      expect(value, column).toBeNull();
      expect(notes, column).toHaveLength(1);
    }
  },
);

it.each([
  ...piecesOf(`
    n/a | N/A | na | n.a. | TBC | tba | TBD | POA | unknown | Not known | null | - | – | — | -- | ? | ?? | #N/A
    #REF! | #DIV/0! | #VALUE! | #NAME? | ########
  `),
  ' n/a ',
])('a cell that means unknown (%s) is unknown in every column, and better left blank', (cell) => {
  for (const column of COLUMN_NAMES) {
    const value = cell.trim();
    const note = { kind: 'means-unknown', value };
    expect(readCell(COLUMNS[column], cell, 'usual'), column).toEqual({ value: null, notes: [note] });
  }
});

it.each(['N/A-7', 'TBC 7', '#1', 'R-32', 'A?', 'Unknown Pleasures', 'nA2'])(
  "a cell that means unknown isn't confused with a name: %s",
  (cell) => {
    expect(readCell(COLUMNS.title, cell, 'usual')).toEqual({ value: cell, notes: [] });
  },
);

it('a cell of text is cut if too long, with a note', () => {
  const { value, notes } = readCell(COLUMNS.title, `${'Long '.repeat(200_000)}end`, 'odd');
  expect(value).toHaveLength(200);
  expect(value).toMatch(/^Long Long .+…$/);
  expect(explainNotes('title', notes)[0]?.reason).toBe('A text of 1000003 characters was cut to 200.');
  expect(readCell(COLUMNS.title, value, 'odd')).toEqual({ value, notes: [] });
  const description = 'Quiet and small. '.repeat(100).trim();
  expect(readCell(COLUMNS.description, description, 'odd')).toEqual({ value: description, notes: [] });
});

it('a cell of text is unknown if it is a long id, since half of one is another', () => {
  const { value, notes } = readCell(COLUMNS.id, 'x'.repeat(201), 'usual');
  expect(value).toBeNull();
  expect(notes).toHaveLength(1);
  expect(explainNotes('id', notes)[0]?.reason).toMatch(/ has more than 200 characters\.$/);
});

it('a cell of text is trimmed and kept as plain text', () => {
  const title = ' <script>alert(1)</script>\nSplit ';
  expect(readCell(COLUMNS.title, title, 'usual').value).toBe('<script>alert(1)</script> Split');
});

it('a cell of text may be a number, but not true or false', () => {
  expect(readCell(COLUMNS.model_number, 140, 'odd')).toEqual({ value: '140', notes: [] });
  const { value, notes } = readCell(COLUMNS.brand, false, 'odd');
  expect(value).toBeNull();
  expect(notes).toHaveLength(1);
});

it.each([
  'https://example.com/',
  'http://localhost:8787/pictures/a.jpg',
  'https://example.com/a?b=c&d=%20#e',
  'http://[::1]:8080/',
  "https://example.com/o'brien(1),a;b@2",
  `https://example.com/${'a'.repeat(1980)}`,
])('a cell of a web address accepts %s', (address) => {
  expect(readCell(COLUMNS.link, address, 'usual')).toEqual({ value: address, notes: [] });
  expect(() => new URL(address)).not.toThrow();
});

it.each([
  ['https://example.com', 'https://example.com/'],
  ['HTTPS://Example.com/a', 'https://example.com/a'],
  ['https://bücher.example/straße', 'https://xn--bcher-kva.example/stra%C3%9Fe'],
  ['https://аррӏе.example/', 'https://xn--80ak6aa92e.example/'],
  ['https://ｅxample.com/', 'https://example.com/'],
  ['https://example.com/a/../../b', 'https://example.com/b'],
  ['http://127.1/', 'http://127.0.0.1/'],
])('a cell of a web address keeps %s as a browser writes it, so the text is where the link goes', (address, kept) => {
  expect(readCell(COLUMNS.link, address, 'usual')).toEqual({ value: kept, notes: [] });
  expect(readCell(COLUMNS.link, kept, 'usual')).toEqual({ value: kept, notes: [] });
});

it.each([
  ...piecesOf(`
    javascript:alert(1) | JAVASCRIPT:alert(1) | vbscript:x | blob:https://example.com/1 | file:///etc/passwd
    https://user:secret@example.com/ | https://example.com@evil.example/ | https://example.com%40evil.example/
    data:text/html,x | ftp://example.com/a | //example.com/a | /pictures/a.jpg | pictures/a.jpg | example.com
    https:example.com | https:///example.com | https:// | https://user@example.com | https://example.com/a b
    https://example.com/"onload="x | https://example.com:99999/ | https://exa mple.com | https://-/
  `),
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\u200bscript:alert(1)',
  'https:\\\\example.com',
  'https://example.com。/ ',
  'https://exa\u2215mple.com?/',
  `https://example.com/${'a'.repeat(1981)}`,
  `https://example.com/${'é'.repeat(400)}`,
  'https://example.com\\@evil.example',
  5,
  true,
])('a cell of a web address makes %s unknown, with a note', (address) => {
  const { value, notes } = readCell(COLUMNS.image_link, address, 'usual');
  expect(value).toBeNull();
  expect(notes).toHaveLength(1);
});

const read = (cell: unknown) => readCell(COLUMNS.suits_small_outdoor_space, cell, 'usual');

it.each(['yes', 'Yes', 'y', 'TRUE', 'true', true])('a cell of yes or no reads %s as yes', (cell) => {
  expect(read(cell)).toEqual({ value: true, notes: [] });
});

it.each(['no', 'NO', 'n', 'FALSE', false])('a cell of yes or no reads %s as no', (cell) => {
  expect(read(cell)).toEqual({ value: false, notes: [] });
});

it.each(['maybe', 1, 0, 'ja'])('a cell of yes or no makes %s unknown', (cell) => {
  expect(read(cell).value).toBeNull();
  expect(read(cell).notes).toHaveLength(1);
});
