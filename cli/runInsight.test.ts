import { writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../server/enquiries/openStore.ts';
import { openInsightStore } from '../server/insight/openInsightStore.ts';
import { counterKeys } from '../src/insight/counterKeys.ts';
import type { InsightMessage } from '../src/insight/insight.ts';
import { weekOf } from '../src/insight/week.ts';
import { walk } from '../src/questionnaire/walk.ts';
import { capturedOutput } from '../tests/capturedOutput.ts';
import { newEnquiry, suspecting } from '../tests/enquiries/storeContract.ts';
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
    for (let index = 0; index < count; index += 1) {
      const range = message.kind === 'note' ? message.range : null;
      await store.add({ week: weekOf(NOON - weeksAgo * WEEK_MS), range, keys: counterKeys(message) });
    }
  }
  await store.close();
}
async function run(...args: string[]) {
  const { output, written } = capturedOutput({ isTerminal: false });
  const code = await runInsight(args, output, NOON);
  return { code, out: written.out, error: written.error };
}
const note: InsightMessage = { kind: 'note', range: '2026-11-01', answers: PATH!, zone: 'hot' };
const steps: InsightMessage = { kind: 'steps', reached: 'list', last: 'Q7', language: 'en' };

it('insight says how many visitors told, and nothing else of few', async () => {
  await fill([
    [note, 1, 12],
    [note, 0, 40],
  ]);
  const { code, out } = await run('--insight', file);
  expect(code).toBe(0);
  expect(out.trimEnd().split('\n')).toEqual([
    '12 visitors chose to tell you. Others didn’t, so these are not shares of all visitors.',
    'Tables follow when 20 notes have come, in weeks that have ended.',
  ]);
});

it('insight shows tables, wishes and steps, as text and for scripts', async () => {
  const other = { ...note, answers: [...walk()].at(-1)! };
  await fill([
    [note, 5, 20],
    [other, 5, 6],
    [note, 4, 23],
    [other, 4, 3],
    [steps, 4, 7],
  ]);
  const { out } = await run('--insight', file);
  expect(out).toContain('2026-W43: 26 notes');
  expect(out).toContain('20 or more: House - Pitched Roof');
  expect(out).toContain('39 other combinations: fewer than 5 each in a year');
  expect(out).toContain('2026-W44: list 7');
  const catalogue = `${folder.path}/range.csv`;
  writeFileSync(catalogue, 'id,title,system_type,suits_home_types\nA-1,Alpha,split,apartment\n');
  const { out: beside } = await run('--insight', file, '--catalogue', catalogue);
  expect(beside).toMatch(/20 or more: House - Pitched Roof.*; none of your systems fits: a gap/);
  const { out: json } = await run('--insight', file, '--json');
  const shown = JSON.parse(json);
  expect(Object.keys(shown)).toEqual(['total', 'weeks', 'years', 'wishes', 'steps']);
  expect(shown).toMatchObject({
    total: 52,
    weeks: [{ week: '2026-W43', range: '2026-11-01' }],
    wishes: { length: 40 },
  });
});

it.each([
  [[], 2, ''],
  [['--help'], 0, ''],
  [['--insight', ''], 2, 'Name the counters'],
  [['--insight', 'none.db'], 2, 'There is no file none.db.'],
  [['--insight', 'none.db', '--catalogue', 'none.csv'], 2, 'none.csv'],
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

  it('insight from enquiries says what was asked for, what fitted, and what one more system would serve', async () => {
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
  });

  it('insight from enquiries needs a catalogue', async () => {
    expect(await run('--enquiries', store)).toMatchObject({ code: 2 });
    expect((await run('--enquiries', store, '--catalogue', 'none.csv')).error).toContain('none.csv');
  });
});
