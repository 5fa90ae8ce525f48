import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fillMarks } from '../bench/fillMarks.mjs';
import { bytesBehind } from '../bench/measureBytes.mjs';
import type { Run } from '../bench/readRuns.mjs';
import { record } from '../bench/record.mjs';
import { findUndeclared } from './findUndeclared.mjs';
import { readLimit, sameLimit } from './readLimit.mjs';

const RUN: Run = {
  date: '2026-03-01',
  command: 'npm run bench:engine',
  machine: { cores: 4, processor: 'Example 9', memory: '16 GB', platform: 'linux x64' },
  versions: { Node: '20.20.2', sift: '17.1.4' },
  conditions: ['Once.'],
  tables: { matching: '| systems | median |\n|---:|---:|\n| 100 | 8.4 µs |' },
  figures: { hundred: '8.4 µs', systems: '1,000' },
};
const RUNS = { engine: RUN };
const NO_FILE = () => undefined;

const block = (key: string, inside: string) => `<!-- recorded: ${key} -->\n${inside}<!-- end -->`;

describe('the marked places of a document', () => {
  const empty = `Text.\n\n${block('engine', '')}\n\n${block('engine/matching', '')}\n\nIt takes <!-- figure: engine/hundred -->7 ms.\n`;

  it('are filled with the run, its tables and its figures', () => {
    const { text, problems } = fillMarks(empty, RUNS);
    expect(problems).toEqual([]);
    expect(text).toContain(
      'Measured 2026-03-01 with `npm run bench:engine` on 4 cores (Example 9), 16 GB, linux x64; Node 20.20.2, sift 17.1.4. Once.',
    );
    expect(text).toContain('| 100 | 8.4 µs |');
    expect(text).toContain('It takes <!-- figure: engine/hundred -->8.4 µs.');
    expect(findUndeclared(text, NO_FILE)).toEqual([]);
  });

  it('once filled, stay as they are', () => {
    const { text } = fillMarks(empty, RUNS);
    expect(fillMarks(text, RUNS)).toEqual({ text, problems: [], changes: [] });
  });

  it('that say another figure are told with line, text and what is recorded', () => {
    const { text } = fillMarks(empty, RUNS);
    const wrong = text.replace('| 100 | 8.4 µs |', '| 100 | 8.3 µs |').replace('-->8.4 µs', '-->8.2 µs');
    const [inTable, inSentence, ...others] = fillMarks(wrong, RUNS).changes;
    expect(others).toEqual([]);
    expect(inTable).toMatchObject({
      line: wrong.split('\n').indexOf('| 100 | 8.3 µs |') + 1,
      mark: 'recorded: engine/matching',
    });
    expect(inSentence).toMatchObject({ says: '8.2 µs', recorded: '8.4 µs', command: 'npm run bench:engine' });
  });

  it.each([
    ['a run that nobody has recorded', block('speed/all', ''), 'no bench/recorded/speed.json'],
    ['a table that the run has not', block('engine/other', ''), 'which has: matching'],
    ['a figure that the run has not', '<!-- figure: engine/ours -->3 ms', 'which has: hundred, systems'],
    ['a mark without a figure', '<!-- figure: engine/hundred -->fast', 'Write 8.4 µs'],
    ['a block without an end', '<!-- recorded: engine -->\n', 'not closed'],
  ])('that name %s are refused', (_, text, message) => {
    const { problems } = fillMarks(`One.\nTwo.\n${text}`, RUNS);
    expect(problems).toMatchObject([{ line: 3, message: expect.stringContaining(message) }]);
  });

  it('may hold a figure that is broken over two lines', () => {
    expect(fillMarks('<!-- figure: engine/hundred -->8.4\nµs', RUNS).changes).toEqual([]);
  });
});

describe('a figure that no mark answers for', () => {
  it.each([
    '93.5 kB',
    '16 MiB',
    '1,234 bytes',
    '8 ms',
    '27.8 µs',
    '10 seconds',
    'ten seconds',
    '12 %',
    '49%',
    '40 percent',
    '3 times',
    'three times',
    '1.05 ×',
    '2x',
    '500 req/s',
    '60 Hz',
    '1.6 Mb/s',
  ])('is found: %s', (figure) => {
    expect(findUndeclared(`One.\nIt takes ${figure}, we say.`, NO_FILE)).toMatchObject([
      { line: 2, message: expect.stringContaining(figure) },
    ]);
  });

  it.each([
    'From 320 px and 40 em wide, 900 × 890 × 330 mm, 5 kW, 35 °C, 12 dB(A), 1 to 50,000 kWh a year.',
    'Question 7, row 3, WCAG 2.2, Node 20.19, 2026-11-21, issue #8, `Q4`, 4.5 to 1, eight questions.',
    '<img alt="Matches" width="49%"> and [a link](page.html?width=10ms).',
  ])('is not seen in: %s', (text) => {
    expect(findUndeclared(text, NO_FILE)).toEqual([]);
  });

  it('is found in what a program prints, not in an example of code', () => {
    const fenced = (language: string) => `\`\`\`${language}\nIt takes 3 ms.\n\`\`\`\n`;
    expect(findUndeclared(fenced('html snippet'), NO_FILE)).toEqual([]);
    expect(findUndeclared(fenced('text'), NO_FILE)).toHaveLength(1);
    expect(findUndeclared(fenced(''), NO_FILE)).toHaveLength(1);
  });

  it('is found behind a mark for another one', () => {
    expect(findUndeclared('<!-- figure: engine/hundred -->8.4 µs against 9 µs', NO_FILE)).toHaveLength(1);
  });
});

describe('a limit', () => {
  const files: Record<string, string> = {
    'limits.json': '[{ "name": "All of it", "limit": "95 kB" }]',
    'config.json': '{ "thresholds": { "break": 90 } }',
    'code.ts':
      'export const WAIT_MS = 10_000;\nconst MOST = 16 * 1024 ** 2;\nconst TRIES: number = 3;\nconst SHARE = 0.02;',
  };
  const find = (text: string) => findUndeclared(text, (path) => files[path]);

  it.each([
    'limits.json#All of it -->95 kB',
    'config.json#thresholds.break -->90 %',
    'code.ts#WAIT_MS -->10 seconds',
    'code.ts#WAIT_MS -->ten seconds',
    'code.ts#WAIT_MS -->10,000 ms',
    'code.ts#MOST -->16 MiB',
    'code.ts#TRIES -->three times',
    'code.ts#TRIES -->3 times',
    'code.ts#SHARE -->2 %',
  ])('is that of the file: %s', (mark) => {
    expect(find(`At most <!-- limit: ${mark}.`)).toEqual([]);
  });

  it.each([
    ['limits.json#All of it -->96 kB', '"96 kB" stands here, and limits.json sets All of it to 95 kB'],
    ['code.ts#WAIT_MS -->11 seconds', 'sets WAIT_MS to 10000'],
    ['code.ts#WAIT_MS -->10 minutes', 'sets WAIT_MS to 10000'],
    ['code.ts#MOST -->16 MB', 'sets MOST to 16777216'],
    ['code.ts#WAIT -->10 seconds', 'sets no number under that name'],
    ['gone.ts#WAIT -->10 seconds', 'there is no file gone.ts'],
  ])('that is another is refused: %s', (mark, message) => {
    expect(find(`One.\nAt most <!-- limit: ${mark}.`)).toMatchObject([
      { line: 2, message: expect.stringContaining(message) },
    ]);
  });

  it('is read from this project’s own files', () => {
    const read = (path: string, name: string) => readLimit(path, readFileSync(path, 'utf8'), name);
    expect(read('.size-limit.json', 'A whole journey')).toMatch(/^\d+ kB$/);
    expect(sameLimit('10 seconds', read('src/provider/request.ts', 'REPLY_LIMIT_MS') ?? '')).toBe(true);
  });
});

describe('recorded bytes', () => {
  const limits = [{ name: 'All', size: 100_000, sizeLimit: 110_000 }];
  const chunks = [{ file: 'core-12345678.js', name: 'core', code: '', map: undefined, bytes: 90_000 }];
  const run = { ...RUN, raw: { 'limit "All"': 100_000, 'chunk "core"': 90_000 } };

  it('hold for a build that hardly differs', () => {
    expect(bytesBehind(run, limits, chunks)).toEqual([]);
    expect(bytesBehind(run, [{ ...limits[0]!, size: 101_900 }], chunks)).toEqual([]);
  });

  it('are behind a build that has grown, lost a file or has another', () => {
    expect(bytesBehind(run, [{ ...limits[0]!, size: 102_100 }], chunks)).toMatchObject([
      expect.stringMatching(/limit "All" has 102100 bytes, recorded are 100000\. Run "npm run bench:bytes"/),
    ]);
    expect(bytesBehind(run, limits, [])).toMatchObject([
      expect.stringContaining('chunk "core" is no more in the build'),
    ]);
    expect(bytesBehind(run, limits, [...chunks, { ...chunks[0]!, name: 'more' }])).toMatchObject([
      expect.stringContaining('has no chunk "more"'),
    ]);
    expect(bytesBehind(undefined, limits, chunks)).toHaveLength(1);
  });
});

describe('record', () => {
  const before = process.cwd();
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'product-selector-record-'));
    mkdirSync(join(folder, 'docs'));
    writeFileSync(join(folder, 'docs/speed.md'), `${block('try', '')}\n\n${block('try/all', '')}\n`);
    process.chdir(folder);
    vi.spyOn(console, 'log').mockImplementation(() => {});
  });
  afterEach(() => {
    process.chdir(before);
    rmSync(folder, { recursive: true });
  });

  const measured = { command: 'npm run bench:try', tables: { all: '| a |\n|---|\n| 3 ms |' }, figures: { a: '3 ms' } };

  it('keeps a run and puts it into the documents', () => {
    record('try', measured);
    expect(JSON.parse(readFileSync('bench/recorded/try.json', 'utf8'))).toMatchObject(measured);
    expect(readFileSync('docs/speed.md', 'utf8')).toContain('| 3 ms |');
    expect(readFileSync('docs/speed.md', 'utf8')).toContain('`npm run bench:try`');
  });

  it('prints a shortened run and says that it is not kept', () => {
    record('try', { ...measured, shortened: 'RUNS=1' });
    expect(() => readFileSync('bench/recorded/try.json')).toThrow('ENOENT');
    expect(vi.mocked(console.log).mock.calls.flat().join('\n')).toMatch(/3 ms[\s\S]*Not recorded.*RUNS=1/);
  });

  it('refuses a figure that no document could quote', () => {
    expect(() => record('try', { ...measured, figures: { a: 'NaN ms' } })).toThrow('try/a is "NaN ms"');
  });
});
