import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { capturedOutput } from '../tests/capturedOutput.ts';
import { dealerWorkbook } from '../tests/samples/dealerWorkbook.ts';
import { workbook } from '../tests/samples/workbook.ts';
import { folderForEach } from '../tests/testFolder.ts';
import { runCommand } from './runCommand.ts';

const folder = folderForEach();
const at = (name: string) => join(folder.path, name);

type Reply = Parameters<NonNullable<Parameters<typeof runCommand>[2]>>[0];

/** Imports a file of the folder. @param ask answers in place of a person at a terminal */
async function importing(
  file: string,
  more: readonly string[],
  ask: ((question: Reply) => string | null) | null = null,
) {
  const { output, written } = capturedOutput({ folder: folder.path });
  const paths = more.map((arg) => (/^[\w-]+\.\w+$/.test(arg) ? at(arg) : arg));
  const args = ['catalogue', 'import', at(file), ...paths];
  const code = await runCommand(args, output, ask && (async (question) => ask(question)));
  return { code, ...written };
}
const content = (name: string) => readFileSync(at(name), 'utf8');

const LIST = [
  'Brand,Code,Kind of thing,kW C,RRP',
  'Norden,NB25,Wall split,2.5,1599',
  'Norden,NB35,Twin split,3.5,1849',
  'Norden,NB50,Wall split,5,2399',
].join('\n');
const ANSWERS = {
  system_type: 'column:Kind of thing',
  'system_type=Twin split': 'all:multi_split',
  title: 'column:Brand + Code',
  'kW C=cooling_capacity_kw': 'yes',
  price_includes: 'supply_only',
};

it('an import with answers from a file repeats a person’s answers from a terminal', async () => {
  writeFileSync(at('list.csv'), LIST);
  const asked: string[] = [];
  await importing('list.csv', ['--out', 'a.csv'], ({ id }) => {
    asked.push(id);
    return ANSWERS[id as keyof typeof ANSWERS] ?? 'open';
  });
  expect(asked.toSorted()).toEqual(Object.keys(ANSWERS).toSorted());
  writeFileSync(at('answers.json'), JSON.stringify(ANSWERS));
  const { code, out, error } = await importing('list.csv', ['--answers', 'answers.json', '--out', 'b.csv', '--json']);
  expect([code, error]).toEqual([0, '']);
  expect(content('b.csv')).toBe(content('a.csv'));
  expect(content('b.csv')).toContain('NB35,Norden NB35,Norden,1849,supply_only,multi_split');
  const { answered, questions, unused } = JSON.parse(out);
  expect(Object.fromEntries(answered.map(({ id, value }: { id: string; value: string }) => [id, value]))).toEqual(
    ANSWERS,
  );
  expect([questions, unused]).toEqual([[], []]);
});

it('an import asks in a terminal for answers that the file leaves out', async () => {
  writeFileSync(at('list.csv'), LIST);
  const { price_includes, ...others } = ANSWERS;
  writeFileSync(at('answers.json'), JSON.stringify(others));
  const asked: string[] = [];
  const { code } = await importing('list.csv', ['--answers', 'answers.json', '--out', 'a.csv'], ({ id }) => {
    asked.push(id);
    return price_includes;
  });
  expect([code, asked]).toEqual([0, ['price_includes']]);
});

it.each([
  ['{"price_includes": "everything"}', '“everything” is no answer to “What do the prices include?'],
  ['["yes"]', 'put the id of each question and its answer'],
  ['{"price_includes": 1}', 'put the id of each question and its answer'],
  ['price', "isn't JSON"],
])('an import refuses the answers %s and writes nothing', async (answers, reason) => {
  writeFileSync(at('list.csv'), 'Code,Name,Type,RRP\nA,Alpha,split,1599\n');
  writeFileSync(at('answers.json'), answers);
  const { code, error } = await importing('list.csv', ['--answers', 'answers.json', '--out', 'a.csv']);
  expect([code, existsSync(at('a.csv'))]).toEqual([2, false]);
  expect(error).toContain(reason);
});

it('an import names answers to questions that weren’t asked', async () => {
  writeFileSync(at('list.csv'), 'Code,Name,Type\nA,Alpha,split\n');
  writeFileSync(at('answers.json'), '{"colour": "red"}');
  const { code, out } = await importing('list.csv', ['--answers', 'answers.json', '--out', 'a.csv']);
  expect(code).toBe(0);
  expect(out).toContain('Answers that no question asked for:\n  colour\n');
});

it('an import lists open points after a person has pressed Enter at every question', async () => {
  writeFileSync(at('list.csv'), LIST);
  const { code, out } = await importing(
    'list.csv',
    ['--out', 'a.csv'],
    ({ suggested, choices }) => suggested ?? choices.at(-1)!.value,
  );
  expect(code).toBe(1);
  expect(out).toContain(
    'Not used until you say so, in a terminal or in the mapping:\n  What is “Twin split” in “Kind of thing”?\n',
  );
  const kept = await importing('list.csv', ['--out', 'b.csv', '--mapping', 'map.json', '--yes']);
  const again = await importing('list.csv', ['--out', 'c.csv', '--mapping', 'map.json']);
  expect([kept.code, again.code]).toEqual([1, 1]);
  expect(again.out).toContain('  What is “Twin split” in “Kind of thing”?\n');
});

const HEADINGS = ['Code', 'Name', 'Type'];
const TABS = [
  { name: 'Trade list', rows: [HEADINGS, ['T1', 'Trade one', 'split']] },
  {
    name: 'Retail list',
    rows: [
      ['Item code', 'Product name', 'Type', 'RRP'],
      ['R1', 'Retail one', 'split', '1599'],
      ['R2', 'Retail two', 'ducted', '7990'],
    ],
  },
];

it('an import asks which sheet of a workbook to read, and keeps the answer in the mapping', async () => {
  writeFileSync(at('list.xlsx'), workbook(TABS));
  const { code, out } = await importing('list.xlsx', ['--out', 'a.csv', '--json']);
  expect([code, existsSync(at('a.csv'))]).toEqual([1, false]);
  const [question] = JSON.parse(out).questions;
  expect(question).toEqual({
    id: 'sheet',
    text: 'Which sheet of the workbook is your list?',
    choices: [
      { value: 'Trade list', label: '“Trade list”: Code · Name · Type (rows: 1)' },
      { value: 'Retail list', label: '“Retail list”: Item code · Product name · Type · RRP (rows: 2)' },
      { value: 'open', label: 'Leave it open' },
    ],
    suggested: null,
  });
  const answer = ({ id, choices }: Reply) => (id === 'sheet' ? 'Retail list' : choices.at(-1)!.value);
  expect((await importing('list.xlsx', ['--out', 'b.csv', '--mapping', 'map.json'], answer)).code).toBe(0);
  expect(content('b.csv')).toContain('R2,Retail two');
  expect(JSON.parse(content('map.json')).sheet).toBe('Retail list');
  writeFileSync(at('answers.json'), '{"sheet": "Trade list"}');
  await importing('list.xlsx', ['--out', 'c.csv', '--answers', 'answers.json']);
  expect(content('c.csv')).toContain('T1,Trade one');
  expect((await importing('list.xlsx', ['--out', 'd.csv'])).error).toContain(
    'More than one sheet could be the catalogue',
  );
});

/** The suggested answer everywhere, except for these. */
const DEALERS_ANSWERS = {
  sheet: 'Air conditioners',
  'special=Retail inc GST – Special': 'yes',
  price_includes: 'supply_only',
};

it('an import of a dealer’s workbook is a catalogue with the right values after at most eight answers', async () => {
  writeFileSync(at('book.xlsx'), dealerWorkbook());
  const asked: string[] = [];
  const { code } = await importing('book.xlsx', ['--out', 'a.csv'], ({ id, suggested, choices }) => {
    asked.push(id);
    return DEALERS_ANSWERS[id as keyof typeof DEALERS_ANSWERS] ?? suggested ?? choices.at(-1)!.value;
  });
  expect(asked).toEqual(Object.keys(DEALERS_ANSWERS));
  expect(code).toBe(0);
  const [columns, ...rows] = content('a.csv')
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  const column = (name: string) => rows.map((row) => row[columns!.indexOf(name)]);
  expect(column('id')).toEqual(['KW25', 'KW35', 'KW50', 'KD10', 'KD14', 'KM53', 'KM80']);
  expect(column('title')[0]).toBe('Kestrel 25');
  expect(column('system_type')).toEqual(['split', 'split', 'split', 'ducted', 'ducted', 'multi_split', 'multi_split']);
  expect(column('cooling_capacity_kw')).toEqual(['2.5', '3.5', '5', '10', '14', '5.3', '8']);
  expect(column('heating_capacity_kw')).toEqual(['3.2', '3.7', '6', '11.2', '16', '6', '9']);
  expect(column('price_from_aud')).toEqual(['1399', '1849', '2399', '7490', '9290', '2990', '3990']);
  expect((await importing('book.xlsx', ['--sheet', 'Air conditioners', '--out', 'b.csv', '--yes'])).code).toBe(0);
});
