import { expect, it } from 'vitest';
import { readFile } from '../../tests/samples/readFile.ts';
import { workbook } from '../../tests/samples/workbook.ts';
import { markProblems } from './markProblems.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const read = (content: string | Uint8Array) =>
  readFile('range.csv', typeof content === 'string' ? utf8(content) : content);
function marked(content: string | Uint8Array): string {
  const { cells, problems } = read(content);
  if (!cells) throw new Error('not readable');
  return markProblems(cells, problems);
}
const lines = (text: string) => text.replace('\uFEFF', '').trimEnd().split('\r\n');

it('a table with its problems marked names the problems of each row in a column in front, and keeps everything else', () => {
  const text = 'Our range,,\n\nid,title,system_type,phase\nA,A,split,1\nB,,split,3 heads\nC,"x, y",split,\n';
  expect(lines(marked(text))).toEqual([
    ',Our range,,',
    '',
    'problems_found,id,title,system_type,phase',
    ',A,A,split,1',
    '"Error: title: The row has no title. Fill in the title. Warning: phase: “3 heads” isn\'t 1 or 3. Put 1 or 3, or leave it blank.",B,,split,3 heads',
    ',C,"x, y",split,',
  ]);
});

it('a table with its problems marked is read again with the same problems, and marked again with equal text', () => {
  const once = marked('sep=;\nid;title;system_type;phase\nA;A;split;x\nA;A;split;\n');
  expect(once).toMatch(/^\uFEFF?sep=;/);
  const again = read(once);
  expect(again.problems).toHaveLength(2);
  expect(again.problems.map(({ row }) => row).sort()).toEqual([2, 3]);
  expect(marked(once)).toBe(once);
});

it('a table with its problems marked runs no formula, neither the person’s nor one in a mark', () => {
  const text = marked('id,title,system_type,controls\nA,=1+1,split,=cmd()\nB,B,+teapot,@x\n');
  expect(text).toContain("'=1+1");
  for (const cell of text.split(/[,\r\n"]+/)) expect(cell).not.toMatch(/^[=+\-@]/);
});

it('a table with its problems marked can come from a workbook', () => {
  const sheet = {
    name: 'Range',
    rows: [['id', 'title', 'system_type'], ['A', 'A', 'split'], [], ['B', 'B', 'teapot']],
  };
  const found = lines(marked(workbook([sheet])));
  expect(found.slice(0, 3)).toEqual(['problems_found,id,title,system_type', ',A,A,split', '']);
  expect(found[3]).toMatch(/^"Error: system_type: “teapot” isn't .*",B,B,teapot$/);
});
