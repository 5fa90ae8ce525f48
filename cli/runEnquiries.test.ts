import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openStore } from '../server/enquiries/openStore.ts';
import { capturedOutput } from '../tests/capturedOutput.ts';
import { newEnquiry } from '../tests/enquiries/storeContract.ts';
import { folderForEach } from '../tests/testFolder.ts';
import { runEnquiries, type Terminal } from './runEnquiries.ts';

const SILENT: Terminal = { canAsk: false, ask: () => Promise.reject(new Error('asked')) };

const folder = folderForEach();
let file: string;
let references: string[];

beforeEach(async () => {
  file = join(folder.path, 'enquiries.db');
  const store = await openStore(file);
  references = [];
  for (const enquiry of [
    newEnquiry({ email: 'ada@example.com', name: 'Ada' }),
    newEnquiry(
      { email: 'Ada@Example.com', name: '\u001b[31mRed', note: 'See https://x.example' },
      { suspicions: ['links'] },
    ),
    newEnquiry({ email: null, phone: '+61 3 9999 0000', name: 'Bob' }, { now: Date.parse('2020-01-01T00:00:00Z') }),
  ]) {
    const added = await store.add(enquiry, ['mail']);
    if (added.kind === 'stored') references.push(added.reference);
  }
  await store.close();
});

afterEach(() => void vi.useRealTimers());

async function run(args: readonly string[], terminal = SILENT) {
  const { output, written } = capturedOutput({ isTerminal: terminal.canAsk });
  const code = await runEnquiries([...args, '--enquiries', file], output, terminal);
  const { out, error, bytes } = written;
  return { code, out: out + new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), error };
}

it('the command enquiries lists the newest first, and marks suspected ones and those not notified yet', async () => {
  const { code, out } = await run(['list']);
  expect(code).toBe(0);
  const lines = out.trimEnd().split('\n');
  expect(lines.map((line) => line.split('  ').slice(2).join('|'))).toEqual([
    'Bob|+61 3 9999 0000|WB-25|mail waiting',
    '\\x1b[31mRed|Ada@Example.com|WB-25|suspected: links',
    'Ada|ada@example.com|WB-25|mail waiting',
    '',
    '',
  ]);
  expect(lines.at(-1)).toBe('1 of 3 are suspected. Accept what is genuine: enquiries accept REFERENCE');
});

it('the command enquiries accepts a suspected enquiry, which is then notified as a new one', async () => {
  const { code, out } = await run(['accept', references[1]!]);
  expect([code, out]).toEqual([0, 'The enquiry is no longer suspected. The provider tells by mail.\n']);
  expect((await run(['list'])).out).toMatch(/Red {2}Ada@Example\.com {2}WB-25 {2}mail waiting\n/);
  for (const reference of [references[1]!, 'XXXX-XXXX']) {
    const again = await run(['accept', reference]);
    expect([again.code, again.out]).toEqual([1, `No suspected enquiry has the reference ${reference}.\n`]);
  }
});

it('the command enquiries shows an enquiry by its reference', async () => {
  const { code, out } = await run(['show', references[1]!.toLowerCase()]);
  expect(code).toBe(0);
  expect(out).toContain(`Reference: ${references[1]}\n`);
  expect(out).toContain('Note:\nSee https://x.example\n');
  expect(out).toContain('Suspected: links\n');
  expect((await run(['show', 'XXXX-XXXX'])).code).toBe(1);
});

it('the command enquiries exports all, suspected ones marked, as JSON or guarded CSV', async () => {
  const json = JSON.parse((await run(['export'])).out);
  expect(json.map((enquiry: { reference: string }) => enquiry.reference).sort()).toEqual([...references].sort());
  const { out } = await run(['export', '--csv']);
  expect(out.startsWith('\ufeff"reference","created","suspected"')).toBe(true);
  expect(out).toContain('"+61 3 9999 0000"');
  expect(out).toContain('"links"');
});

it('the command enquiries erases everything from an address without asking a script, and asks on a terminal', async () => {
  const asked: string[] = [];
  const answer = (text: string): Terminal => ({
    canAsk: true,
    async ask(question) {
      asked.push(question);
      return text;
    },
  });
  expect(await run(['erase', 'ADA@example.com'], answer('no'))).toMatchObject({
    code: 1,
    out: 'Nothing was deleted.\n',
  });
  expect(asked).toEqual(['Delete what ADA@example.com has sent, for good? Type yes: ']);
  expect((await run(['erase', 'ADA@example.com'], answer('Yes'))).out).toContain('Deleted 2 enquiries.');
  expect((await run(['erase', references[2]!])).code).toBe(0);
  expect((await run(['list'])).out).toBe('There are no enquiries.\n');
  expect((await run(['erase', 'ada@example.com'])).code).toBe(1);
});

it('the command enquiries deletes enquiries older than some days', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T12:00:00Z') });
  expect((await run(['retain', '365'])).out).toBe('Deleted 1 enquiry older than 365 days.\n');
  expect((await run(['retain', 'all'])).code).toBe(2);
});

it('the command enquiries takes its store from ENQUIRIES, the option first', async () => {
  const listed = async (args: readonly string[], place: string) => {
    const { output, written } = capturedOutput();
    const code = await runEnquiries(['list', ...args], output, SILENT, { ENQUIRIES: place });
    return [code, written.out.includes('ada@example.com'), written.error];
  };
  expect(await listed([], file)).toEqual([0, true, '']);
  expect(await listed(['--enquiries', file], join(folder.path, 'none.db'))).toEqual([0, true, '']);
  expect(await listed([], '')).toEqual([2, false, expect.stringContaining('or in the variable ENQUIRIES.')]);
});

it('the command enquiries refuses what it can’t do, and makes no store', async () => {
  expect((await run(['bake'])).error).toContain('Unknown command bake.');
  expect((await run(['show'])).error).toContain('show takes one value.');
  file = join(folder.path, 'none.db');
  expect(await run(['list'])).toMatchObject({ code: 2, error: `There is no file ${file}.\n` });
  expect(existsSync(file)).toBe(false);
});
