import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createNonces } from '../server/enquiries/nonce.ts';
import { readNonceKey } from '../server/enquiries/nonceKey.ts';
import { openStore } from '../server/enquiries/openStore.ts';
import { readVisitCode } from '../src/parts/share/rules/readVisitCode.ts';
import { readSnapshot } from '../src/visit/snapshot.ts';
import { commandLine } from './commandLine.ts';
import { EARLIER, EDITIONS } from './earlierEditions.ts';
import { expectEarlierEnquiries, READ_AT } from './earlierEnquiries.ts';
import { answersOf } from './samples/answersOf.ts';

const { run, inFolder } = commandLine();

const ANSWERS = answersOf('Yes, Split, Townhouse, Multiple Rooms, 2 Rooms, Small Outdoor space, Mobile App');

describe.each(EDITIONS)('what edition %s left behind', (edition) => {
  const file = (name: string) => join(EARLIER, edition, name);
  const text = (name: string) => readFileSync(file(name), 'utf8');

  it('is a store of enquiries in SQLite that is upgraded once, with a line, read, told on and added to', async () => {
    const place = inFolder(`${edition}.db`);
    writeFileSync(place, gunzipSync(readFileSync(file('enquiries.db.gz'))), { mode: 0o600 });
    const lines: string[] = [];
    const open = () => openStore(place, { info: (line) => lines.push(line) });
    await expectEarlierEnquiries(await open(), edition);
    expect(lines).toEqual([
      expect.stringMatching(/^The store of enquiries was upgraded from version \d to version \d\./),
    ]);
    await expectEarlierEnquiries(await open(), edition, 4);
    expect(lines).toHaveLength(1);
  });

  it('is a key under which the nonces of open pages hold', () => {
    const place = inFolder(`${edition}-key.db`);
    copyFileSync(file('enquiries.db.key'), `${place}.key`);
    const nonces = createNonces(readNonceKey(place, undefined));
    expect(nonces.judge(text('nonce.txt').trim(), READ_AT)).toBe('good');
  });

  it('is a catalogue without an error, and a mapping that makes the same catalogue of its sheet', () => {
    expect(run('catalogue', 'check', file('catalogue.csv')).out).toMatch(/^0 errors, /m);
    const out = inFolder(`${edition}.csv`);
    const args = ['--mapping', file('mapping.json'), '--out', out];
    expect(run('catalogue', 'import', join(EARLIER, 'sheet.csv'), ...args).code).toBe(0);
    expect(readFileSync(out, 'utf8')).toBe(text('catalogue.csv'));
  });

  it('is a visit in the tab, and its code, with the same answers and the same system', () => {
    const { saved, code } = JSON.parse(text('visit.json'));
    expect(readSnapshot(saved)).toMatchObject({
      answers: ANSWERS,
      at: 'matches',
      postcode: '2480',
      chosen: 'WB-MULTI-052-2',
      sized: true,
      place: '/result',
    });
    expect(readVisitCode(code)).toMatchObject({ answers: ANSWERS, sized: true, chosen: expect.any(String) });
  });
});
