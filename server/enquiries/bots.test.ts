import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { enquiryOf } from '../../tests/enquiries/storeContract.ts';
import { folderForEach } from '../../tests/testFolder.ts';
import type { Enquiries } from '../app/enquiries.ts';
import { createEnquiries } from './createEnquiries.ts';
import { createStore } from './createStore.ts';
import type { EnquiryStore } from './enquiryStore.ts';
import { createNonces } from './nonce.ts';
import { openSqlite } from './openSqlite.ts';
import { defaultForm } from './readForm.ts';

/** `npm run test:exhaustive` sends 10,000. */
const BOTS = process.env.EXHAUSTIVE ? 10_000 : 180;
const SECOND = 1000;
const nonces = createNonces(new TextEncoder().encode('a key of at least thirty-two characters'));
const foreign = createNonces(new TextEncoder().encode('another key, also of thirty-two characters'));

const folder = folderForEach();
let store: EnquiryStore;
let enquiries: Enquiries;
let clock: number;

beforeEach(async () => {
  store = await createStore(await openSqlite(`${folder.path}/enquiries.db`));
  clock = Date.parse('2026-11-22T00:00:00Z');
  enquiries = createEnquiries({
    store,
    nonces,
    form: defaultForm(180),
    channels: ['mail'],
    senderKey: new Uint8Array(),
    now: () => clock,
    onStored() {},
    onFault(line) {
      throw new Error(line);
    },
  });
});
afterEach(() => store.close());

const aged = (seconds: number) => nonces.create(clock - seconds * SECOND);

/** Posts from scripts, each with its own text. */
const SCRIPTS: readonly (() => Promise<object>)[] = [
  // Posts what the page shows, without the initial data.
  async () => enquiryOf(),
  async () => ({ ...enquiryOf(), nonce: 'undefined' }),
  async () => ({ ...enquiryOf(), nonce: foreign.create(clock - 60 * SECOND) }),
  // Uses a nonce that was recorded earlier.
  async () => ({ ...enquiryOf(), nonce: await aged(25 * 60 * 60) }),
  // Gets a nonce and posts at once.
  async () => ({ ...enquiryOf(), nonce: await aged(1) }),
  // Fills in every field.
  async () => ({ ...enquiryOf(), topic: 'Business', nonce: await aged(60) }),
  // Waits, and has something to sell.
  async () => ({ ...enquiryOf({ name: 'Win www.prize.example' }), nonce: await aged(60) }),
  async () => ({ ...enquiryOf({ name: '<a href="//x.example">x</a>' }), nonce: await aged(60) }),
];

it('scripts don’t reach the inbox: each post is refused or marked', async () => {
  const statuses = new Set<number>();
  for (let count = 0; count < BOTS; count += 1) {
    clock += SECOND;
    const { status } = await enquiries.take(await SCRIPTS[count % SCRIPTS.length]!());
    statuses.add(status);
  }
  expect([...statuses].sort()).toEqual([201, 403]);
  const stored = await store.list();
  expect(stored.length).toBeGreaterThan(BOTS / 9);
  expect(stored.filter(({ suspicions }) => suspicions.length === 0)).toEqual([]);
  expect(await store.takeJobs('mail', clock, clock, 10)).toEqual([]);
});

/** Names by which browsers recognise a field without a token, from the patterns of Chromium and Firefox. */
const RECOGNISED =
  /name|mail|phone|mobile|tel|fax|zip|postal|post.?code|address|street|suburb|city|town|region|state|country|company|organi[sz]ation|business|user|login|pass|card|birth|url|web|note|comment|message/i;

const source = ['EnquiryFields', 'EnquiryForm']
  .map((name) => readFileSync(new URL(`../../src/parts/enquiry/${name}.tsx`, import.meta.url), 'utf8'))
  .join('\n');

it('a form that a browser or a password manager fills in has a known token on each field, and none fills the hidden field', () => {
  const tokens = [...source.matchAll(/autoComplete="([\w-]+)"/g)].map(([, token]) => token);
  expect(tokens).toEqual(['name', 'email', 'tel', 'postal-code', 'off']);
  const [hidden = ''] = /<input\s[^>]*?\/>/.exec(source) ?? [];
  const [, name = ''] = /name="(\w+)"/.exec(hidden) ?? [];
  expect(name).not.toBe('');
  expect(name).not.toMatch(RECOGNISED);
  for (const part of ['autoComplete="off"', 'data-1p-ignore', 'data-lpignore="true"', 'tabIndex={-1}']) {
    expect(hidden).toContain(part);
  }
});
