import { writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqlite } from '../server/enquiries/openSqlite.ts';
import { capturedOutput } from '../tests/capturedOutput.ts';
import { temporaryFolder } from '../tests/temporaryFolder.ts';
import { exportInsight } from './exportInsight.ts';

let folder: ReturnType<typeof temporaryFolder>;
let file: string;

beforeEach(() => {
  folder = temporaryFolder();
  file = `${folder.path}/insight.db`;
});
afterEach(() => folder.remove());

async function write(...statements: readonly string[]) {
  const sql = await openSqlite(file);
  for (const statement of statements) await sql.run(statement);
  await sql.close();
}

async function run(...args: readonly string[]) {
  const { output, written } = capturedOutput({ isTerminal: false });
  const code = await exportInsight(args, output);
  return { code, ...written, csv: new TextDecoder('utf-8', { ignoreBOM: true }).decode(written.bytes) };
}

const HEADER = '\ufeff"week","counter","count"\r\n';

it.each([
  ['the last edition', 'week TEXT, name TEXT, count BIGINT', ''],
  ['version 1, which split them by the catalogue’s day', 'week TEXT, range_day TEXT, name TEXT, count BIGINT', "'', "],
])('insight export prints the counters of a store of %s, and leaves them there', async (_, columns, day) => {
  const otherDay = day && "'2026-11-01', ";
  await write(
    `CREATE TABLE insight_counter (${columns})`,
    `INSERT INTO insight_counter VALUES ('2026-W48', ${day}'note', 3), ('2026-W47', ${day}'zone=hot', 1)`,
    `INSERT INTO insight_counter VALUES ('2026-W47', ${otherDay}'combination Q2=Apartment&Q3=Single Room', 7)`,
  );
  const csv = `${HEADER}"2026-W47","combination Q2=Apartment&Q3=Single Room",7\r\n"2026-W47","zone=hot",1\r\n"2026-W48","note",3\r\n`;
  expect(await run('export', '--insight', file)).toMatchObject({ code: 0, csv });
  expect(await run('export', '--insight', file)).toMatchObject({ code: 0, csv });
});

it('insight export adds up the days of version 1', async () => {
  await write(
    'CREATE TABLE insight_counter (week TEXT, range_day TEXT, name TEXT, count BIGINT)',
    "INSERT INTO insight_counter VALUES ('2026-W47', '', 'note', 2), ('2026-W47', '2026-11-01', 'note', 5)",
  );
  expect((await run('export', '--insight', file)).csv).toBe(`${HEADER}"2026-W47","note",7\r\n`);
});

it.each([
  ['a file that is missing', [], 'There is no file'],
  ['a file that is no database', ['not a database'], 'can’t be used: '],
  ['a store without counters', null, 'no such table: insight_counter'],
])('insight export refuses %s', async (_, content, reason) => {
  if (content === null) await write('CREATE TABLE other (id INTEGER)');
  else for (const text of content) writeFileSync(file, text.repeat(200));
  expect(await run('export', '--insight', file)).toMatchObject({
    code: 2,
    csv: '',
    error: expect.stringContaining(reason),
  });
});

it.each([[[]], [['--insight', 'a.db']], [['export']], [['--enquiries', 'a.db', '--catalogue', 'b.csv']]])(
  'insight %j says how to save the counters',
  async (args) => {
    expect(await run(...args)).toMatchObject({
      code: 2,
      error: expect.stringContaining('product-selector insight export --insight FILE|URL'),
    });
  },
);
