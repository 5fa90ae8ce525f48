import { writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../server/enquiries/openStore.ts';
import { openInsightStore } from '../server/insight/openInsightStore.ts';
import { counterKeys } from '../src/parts/insight/rules/counterKeys.ts';
import type { InsightMessage } from '../src/parts/insight/rules/insight.ts';
import { walk } from '../src/questionnaire/walk.ts';
import { capturedOutput } from '../tests/capturedOutput.ts';
import { newEnquiry, suspecting } from '../tests/enquiries/storeContract.ts';
import { addition } from '../tests/insight/insightStoreContract.ts';
import { SHORTEST_ANSWERS } from '../tests/samples/shortestAnswers.ts';
import { temporaryFolder } from '../tests/temporaryFolder.ts';
import { runInsight } from './runInsight.ts';

const [PATH] = [...walk()];
const NOON = Date.parse('2026-11-25T12:00:00Z');
const WEEK_MS = 7 * 86_400_000;

let folder: ReturnType<typeof temporaryFolder>;
let file: string;

beforeEach(() => {
  folder = temporaryFolder();
  file = `${folder.path}/insight.db`;
});
afterEach(() => folder.remove());

async function fill(messages: readonly (readonly [InsightMessage, weeksAgo: number, count: number])[]) {
  const store = await openInsightStore(file);
  for (const [message, weeksAgo, count] of messages) {
    for (let index = 0; index < count; index += 1)
      await store.add(addition({ now: NOON - weeksAgo * WEEK_MS, keys: counterKeys(message) }));
  }
  await store.close();
}
async function run(...args: string[]) {
  const { output, written } = capturedOutput({ isTerminal: false });
  const code = await runInsight(args, output, NOON);
  return { code, out: written.out, error: written.error };
}
const note: InsightMessage = { kind: 'note', answers: PATH!, zone: 'hot', fits: 0 };
const steps: InsightMessage = { kind: 'steps', reached: 'list', last: 'Q7', language: 'en' };

it('insight says when nothing is counted in a week that has ended', async () => {
  await fill([[note, 0, 40]]);
  expect(await run('--insight', file)).toMatchObject({
    code: 0,
    out: 'Nothing is counted yet in a week that has ended.\n',
  });
});

it('insight begins with sentences, then shows three tables with small counts as “fewer than 5”', async () => {
  await fill([
    [note, 5, 9],
    [{ ...note, fits: 1 }, 5, 3],
    [{ ...note, answers: SHORTEST_ANSWERS, fits: 2 }, 4, 6],
    [{ ...note, answers: { ...SHORTEST_ANSWERS, Q2: 'Apartment' } }, 4, 3],
    [steps, 4, 7],
  ]);
  const { code, out } = await run('--insight', file);
  expect(code).toBe(0);
  expect(out.split('\n').slice(0, 5)).toEqual([
    'From 2026-W43 to 2026-W44, 21 visitors chose to tell you. Others didn’t, so these are not shares of all visitors.',
    '12 visitors looked for a system for a house with a pitched roof that covers the whole home and fits a large outdoor space; nothing fitted for 9 of them.',
    '6 visitors looked for a system for a townhouse that covers a single room and fits a large outdoor space.',
    'Of 7 visits, 7 saw the list, fewer than 5 saw a result and fewer than 5 sent an enquiry.',
    '',
  ]);
  expect(out).toContain('  Apartment, Single Room, Large Outdoor space: fewer than 5; nothing fitted: fewer than 5\n');
  expect(out).toContain('  Climate zone by postcode (unknown: none given): hot: 21\n');
  expect(out).toContain('  Ended when they saw the list: 7\n');
  expect(out).toContain('  Language en: 7\n');
  expect((await run('--insight', file, '--weeks', '4')).out).toMatch(/^In 2026-W44, 9 visitors chose to tell you/);
});

it('insight says how many systems fit a combination today, and gives scripts sentences, then tables', async () => {
  await fill([
    [note, 1, 12],
    [{ ...note, answers: SHORTEST_ANSWERS, fits: null }, 1, 6],
  ]);
  const catalogue = `${folder.path}/range.csv`;
  writeFileSync(catalogue, 'id,title,system_type,suits_home_types\nA-1,Alpha,split,townhouse\n');
  const { out } = await run('--insight', file, '--catalogue', catalogue);
  expect(out).toContain('that covers the whole home and fits a large outdoor space; your range has none.');
  expect(out).toContain('fits a large outdoor space; 1 system of your range fits today.');
  expect(out).toContain(
    '  House - Pitched Roof, Whole Home, Large Outdoor space: 12; nothing fitted: 12; fitting today: 0',
  );
  const shown = JSON.parse((await run('--insight', file, '--catalogue', catalogue, '--json')).out);
  expect(Object.keys(shown)).toEqual(['findings', 'combinations', 'answers', 'steps']);
  expect(shown.findings[1]).toMatchObject({ kind: 'combination', count: 12, fitting: 0 });
  expect(shown.findings[1].text).toMatch(/^12 visitors looked for .*; your range has none\.$/);
  expect(shown.combinations[1]).toMatchObject({ answers: { Q2: 'Townhouse' }, count: 6, gaps: null, fitting: 1 });
});

it.each([
  [[], 2, ''],
  [['--help'], 0, ''],
  [['--insight', ''], 2, 'Name the counters'],
  [['--insight', 'none.db'], 2, 'There is no file none.db.'],
  [['--insight', 'none.db', '--catalogue', 'none.csv'], 2, 'none.csv'],
  [['--insight', 'none.db', '--weeks', 'few'], 2, 'must be a whole number above 0'],
  [['--what'], 2, 'Unknown option'],
])('insight with %j ends with %i', async (args, code, error) => {
  const ended = await run(...args);
  expect(ended.code).toBe(code);
  expect(ended.error).toContain(error);
});

describe('from enquiries', () => {
  const ANSWERS = { Q0: 'No', Q2: 'Apartment', Q3: 'Single Room', Q6: 'Small Outdoor space', Q7: ['None'] };
  const SHEET =
    'id,title,system_type,suits_home_types,suits_areas,suits_small_outdoor_space\nA-1,Alpha,split,apartment,single_room,no\n';
  let store: string;
  let catalogue: string;

  beforeEach(async () => {
    store = `${folder.path}/enquiries.db`;
    catalogue = `${folder.path}/catalogue.csv`;
    writeFileSync(catalogue, SHEET);
    const opened = await openStore(store);
    const brief = { text: '', answers: ANSWERS, system: '=A-1', versions: {} };
    for (let count = 0; count < 3; count += 1) await opened.add(newEnquiry({ brief }), []);
    await opened.add(newEnquiry({ brief: { ...brief, answers: { ...ANSWERS, Q6: 'Large Outdoor space' } } }), []);
    await opened.add(newEnquiry({ brief: { ...brief, answers: {} } }), []);
    await opened.add(newEnquiry({ brief }, { judge: suspecting('links') }), []);
    await opened.close();
  });

  it('insight from enquiries lists requests, fitting systems, and the enquiries that one more system would serve', async () => {
    const { code, out } = await run('--enquiries', store, '--catalogue', catalogue);
    expect(code).toBe(0);
    expect(out).toContain('5 enquiries, 4 with answers. Suspected ones are left out.');
    expect(out).toContain('0: 3 enquiries');
    expect(out).toContain(
      '3 of 4 enquiries would be served by one more split system: like A-1, and right for “How much space is there for the outdoor unit? Small Outdoor space”.',
    );
    expect(out).toContain('a small outdoor space: 3 enquiries');
    expect(out).toContain('2026-W47: 4');
    const { out: json } = await run('--enquiries', store, '--catalogue', catalogue, '--json');
    expect(JSON.parse(json)).toMatchObject({ enquiries: 5, read: 4, fits: [3, 1, 0, 0] });
    expect(JSON.parse(json).asked).toContainEqual({ question: 'zone', option: 'cold', count: 4 });
  });

  it('insight from enquiries writes a table that no spreadsheet program calculates', async () => {
    const { output, written } = capturedOutput({ isTerminal: false });
    await runInsight(['--enquiries', store, '--catalogue', catalogue, '--csv'], output, NOON);
    const text = new TextDecoder().decode(written.bytes);
    expect(text).toContain('"one more","split, like A-1, Q6: Small Outdoor space",3\r\n');
    expect(text).toContain(`"system","'=A-1",4\r\n`);
    await runInsight(['--enquiries', store, '--catalogue', catalogue, '--csv', '--separator', ';'], output, NOON);
    expect(new TextDecoder().decode(written.bytes)).toContain('"kind";"what";"count"\r\n');
    expect(await run('--enquiries', store, '--catalogue', catalogue, '--separator', 'x')).toMatchObject({ code: 2 });
  });

  it('insight from enquiries needs a catalogue', async () => {
    expect(await run('--enquiries', store)).toMatchObject({ code: 2 });
    expect((await run('--enquiries', store, '--catalogue', 'none.csv')).error).toContain('none.csv');
  });
});
