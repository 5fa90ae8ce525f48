import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { capturedOutput } from '../tests/capturedOutput.ts';
import { dealerWorkbook } from '../tests/samples/dealerWorkbook.ts';
import { workbook } from '../tests/samples/workbook.ts';
import { folderForEach } from '../tests/testFolder.ts';
import { runCommand } from './runCommand.ts';

const folder = folderForEach();
const at = (name: string) => join(folder.path, name);

interface Question {
  readonly id: string;
  readonly choices: readonly { readonly value: string }[];
  readonly suggested: string | null;
}

function importing(file: string, more: readonly string[]) {
  const { output, written } = capturedOutput({ folder: folder.path });
  const paths = more.map((arg) => (/^[\w-]+\.\w+$/.test(arg) ? at(arg) : arg));
  const code = runCommand(['catalogue', 'import', at(file), ...paths], output);
  return { code, ...written };
}

/** Imports a file as a person does: writes each answer into a file until no question is left, then imports with it. */
function importingAnswered(file: string, more: readonly string[], answer: (question: Question) => string) {
  const answers: Record<string, string> = {};
  for (;;) {
    writeFileSync(at('all-answers.json'), JSON.stringify(answers));
    rmSync(at('trial.csv'), { force: true });
    const { out } = importing(file, ['--answers', 'all-answers.json', '--out', 'trial.csv', '--json']);
    const question = JSON.parse(out).questions.find(({ id }: Question) => !(id in answers));
    if (!question) break;
    answers[question.id] = answer(question);
  }
  return { ...importing(file, ['--answers', 'all-answers.json', ...more]), answers };
}
const content = (name: string) => readFileSync(at(name), 'utf8');

const LIST = [
  'Brand,Code,Kind of thing,Output,RRP',
  'Norden,NB25,Wall split,2.5,1599',
  'Norden,NB35,Twin split,3.5,1849',
  'Norden,NB50,Wall split,5,2399',
].join('\n');
const ANSWERS = {
  system_type: 'column:Kind of thing',
  'system_type=Twin split': 'all:multi_split',
  title: 'column:Brand + Code',
  'Output=cooling_capacity_kw': 'yes',
  price_includes: 'supply_only',
};

it('an import prints each open question with its id and the command with --answers, and answers fill the catalogue', () => {
  writeFileSync(at('list.csv'), LIST);
  const { code, out } = importing('list.csv', ['--out', 'a.csv']);
  expect(code).toBe(1);
  expect(out).toContain('  What says which kind of system each row is? system_type\n    column:Kind of thing: ');
  expect(out).toContain('run: product-selector catalogue import list.csv --out a.csv --answers ANSWERS.json\n');
  expect(out).toMatch(/No catalogue is written: none of the rows can be used yet\.\n$/);
  writeFileSync(at('answers.json'), JSON.stringify(ANSWERS));
  const again = importing('list.csv', ['--out', 'a.csv', '--answers', 'answers.json', '--json']);
  expect([again.code, again.error]).toEqual([0, '']);
  expect(content('a.csv')).toContain('NB35,Norden NB35,Norden,1849,supply_only,multi_split');
  const { answered, questions, unused } = JSON.parse(again.out);
  expect(Object.fromEntries(answered.map(({ id, value }: { id: string; value: string }) => [id, value]))).toEqual(
    ANSWERS,
  );
  expect([questions, unused]).toEqual([[], []]);
});

it('an import adds answers to a kept mapping, and writes it again', () => {
  writeFileSync(at('list.csv'), LIST);
  expect(importing('list.csv', ['--out', 'a.csv', '--mapping', 'map.json']).code).toBe(1);
  writeFileSync(at('answers.json'), JSON.stringify(ANSWERS));
  const answering = ['--out', 'b.csv', '--mapping', 'map.json', '--answers', 'answers.json'];
  expect(importing('list.csv', answering).code).toBe(0);
  expect(importing('list.csv', ['--out', 'c.csv', '--mapping', 'map.json']).code).toBe(0);
  expect(content('c.csv')).toBe(content('b.csv'));
});

it.each([
  ['{"price_includes": "everything"}', '“everything” is no answer to “What do the prices include?'],
  ['["yes"]', 'put the id of each question and its answer'],
  ['{"price_includes": 1}', 'put the id of each question and its answer'],
  ['price', "isn't JSON"],
])('an import refuses the answers %s and writes nothing', (answers, reason) => {
  writeFileSync(at('list.csv'), 'Code,Name,Type,RRP\nA,Alpha,split,1599\n');
  writeFileSync(at('answers.json'), answers);
  const { code, error } = importing('list.csv', ['--answers', 'answers.json', '--out', 'a.csv']);
  expect([code, existsSync(at('a.csv'))]).toEqual([2, false]);
  expect(error).toContain(reason);
});

it('an import names answers to questions that weren’t asked', () => {
  writeFileSync(at('list.csv'), 'Code,Name,Type\nA,Alpha,split\n');
  writeFileSync(at('answers.json'), '{"colour": "red"}');
  const { code, out } = importing('list.csv', ['--answers', 'answers.json', '--out', 'a.csv']);
  expect(code).toBe(0);
  expect(out).toContain('Answers that no question asked for\n  colour\n');
});

it('an import lists what stays open with --yes, and again with the mapping that it kept', () => {
  writeFileSync(at('list.csv'), LIST);
  const kept = importing('list.csv', ['--out', 'b.csv', '--mapping', 'map.json', '--yes']);
  const again = importing('list.csv', ['--out', 'c.csv', '--mapping', 'map.json']);
  for (const { code, out } of [kept, again]) {
    expect(code).toBe(1);
    expect(out).toContain('  What is “Twin split” in “Kind of thing”? system_type=Twin split\n');
  }
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

it('an import asks which sheet of a workbook to read, and keeps the answer in the mapping', () => {
  writeFileSync(at('list.xlsx'), workbook(TABS));
  const { code, out } = importing('list.xlsx', ['--out', 'a.csv', '--json']);
  expect([code, existsSync(at('a.csv'))]).toEqual([1, false]);
  const [question] = JSON.parse(out).questions;
  expect(question).toEqual({
    id: 'sheet',
    text: 'Which sheet of the workbook is your list?',
    choices: [
      { value: 'Trade list', label: '“Trade list”: Code · Name · Type (rows: 1)' },
      { value: 'Retail list', label: '“Retail list”: Item code · Product name · Type · RRP (rows: 2)' },
      { value: 'Trade list/Retail list', label: '“Trade list”, “Retail list” as one list (rows: 3)' },
      { value: 'open', label: 'Leave it open' },
    ],
    suggested: null,
  });
  const answer = ({ id, choices }: Question) => (id === 'sheet' ? 'Retail list' : choices.at(-1)!.value);
  expect(importingAnswered('list.xlsx', ['--out', 'b.csv', '--mapping', 'map.json'], answer).code).toBe(0);
  expect(content('b.csv')).toContain('R2,Retail two');
  expect(JSON.parse(content('map.json')).sheet).toBe('Retail list');
  writeFileSync(at('answers.json'), '{"sheet": "Trade list"}');
  importing('list.xlsx', ['--out', 'c.csv', '--answers', 'answers.json']);
  expect(content('c.csv')).toContain('T1,Trade one');
  const unanswered = importing('list.xlsx', ['--out', 'd.csv']);
  expect([unanswered.code, existsSync(at('d.csv'))]).toEqual([1, false]);
  expect(unanswered.out).toContain('More than one sheet could be the catalogue');
  expect(unanswered.out).toContain('  Which sheet of the workbook is your list? sheet\n    Trade list: “Trade list”');
});

/** The suggested answer everywhere, except for these. */
const DEALERS_ANSWERS = {
  sheet: 'Air conditioners',
  'special=Retail inc GST – Special': 'yes',
  price_includes: 'supply_only',
};

it('an import of a dealer’s workbook is a catalogue with the right values after at most eight answers', () => {
  writeFileSync(at('book.xlsx'), dealerWorkbook());
  const { code, answers } = importingAnswered('book.xlsx', ['--out', 'a.csv'], ({ id, suggested, choices }) => {
    return DEALERS_ANSWERS[id as keyof typeof DEALERS_ANSWERS] ?? suggested ?? choices.at(-1)!.value;
  });
  expect(answers).toEqual(DEALERS_ANSWERS);
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
  expect(importing('book.xlsx', ['--sheet', 'Air conditioners', '--out', 'b.csv', '--yes']).code).toBe(0);
});
