import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Report } from '../sheets/report/report.ts';
import { capturedOutput } from '../tests/capturedOutput.ts';
import { csv } from '../tests/commandLine.ts';
import { registerCsv, registerRow } from '../tests/samples/registerCsv.ts';
import { folderForEach } from '../tests/testFolder.ts';
import { runCommand } from './runCommand.ts';
import { type PublishTools, runPublish } from './runPublish.ts';

const folder = folderForEach();

const TOOLS: PublishTools = {
  terminal: { canAsk: false, ask: () => Promise.reject(new Error('asked')) },
  embed: '',
  now: () => Date.parse('2026-11-28T02:00:00Z'),
  ended: () => Promise.resolve(),
};

async function run(...args: readonly string[]): Promise<string> {
  const { output, written } = capturedOutput();
  if (args[0] === 'publish') await runPublish(args.slice(1), output, TOOLS);
  else runCommand(args, output);
  return written.out;
}

const BAD = csv('A,Split A,split,2.5,3 heads', 'B,Split B,split,"2,5",lots', ',C,split,2.5,1', 'D,D,sledge,2.5,1');
const FOREIGN = 'Code,Name,What,Width (cm),RRP,Was on\nA,Alpha,Wall,80,1599,Old\nB,Beta,Odd,85,1849,\nTotal,,,,,\n';
const PRICES = readFileSync('catalogue/installation.json', 'utf8');

it.each([
  ['catalogue check', { 'a.csv': BAD }, ['catalogue', 'check', 'a.csv']],
  ['catalogue check of a workbook’s reply', { 'a.json': '{"products": 1}' }, ['catalogue', 'check', 'a.json']],
  ['catalogue import', { 'a.csv': FOREIGN }, ['catalogue', 'import', 'a.csv', '--out', 'OUT.csv']],
  [
    'catalogue fill',
    {
      'a.csv': 'id,title,system_type,brand,model_number\nA,Split A,split,Kestrel,K1\nB,Split B,split,,\n',
      'r.csv': registerCsv(registerRow('AC25', 'K1', 2.5)),
    },
    ['catalogue', 'fill', 'a.csv', '--register', 'r.csv', '--out', 'OUT.csv'],
  ],
  [
    'installation check',
    { 'a.json': PRICES },
    ['installation', 'check', 'a.json', '--catalogue', 'catalogue/products.csv'],
  ],
  ['installation check of a bad table', { 'a.json': '{"version": 1}' }, ['installation', 'check', 'a.json']],
  ['publish', { 'a.csv': BAD }, ['publish', 'a.csv', '--to', 'OUT', '--yes']],
  [
    'publish of a sheet of your own',
    { 'a.csv': FOREIGN, 'answers.json': '{"system_type": "all:split"}' },
    ['publish', 'a.csv', '--to', 'OUT', '--answers', 'answers.json', '--yes'],
  ],
])('%s prints its report with --all and nothing else but the last line', async (_, files, args) => {
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder.path, name), content);
  const given = (out: string) =>
    args.map((arg) => (/^OUT/.test(arg) || arg in files ? join(folder.path, arg.replace('OUT', out)) : arg));
  // `publish` says what changes.
  for (const out of ['one', 'two']) {
    if (args[0] === 'publish') await run('publish', 'catalogue/products.csv', '--to', join(folder.path, out));
  }
  const text = await run(...given('one'), '--all');
  const report: Report = JSON.parse(await run(...given('two'), '--json')).report;
  const marks = (said: string) => said.replaceAll('/two', '/one').replaceAll(/\s+/g, '');
  let rest = marks(text.trimEnd().split('\n').slice(0, -1).join('\n'));
  expect(report.length).toBeGreaterThan(0);
  expect(new Set(report.map(({ id }) => id)).size).toBe(report.length);
  for (const { heading, text: sentences, rows } of report) {
    for (const said of [heading ?? '', ...sentences, ...rows.flat()].map(marks)) {
      const at = rest.indexOf(said);
      expect(rest.slice(0, at), said).toMatch(/^[:]?$/);
      rest = rest.slice(at + said.length);
    }
  }
  expect(rest).toBe('');
});
