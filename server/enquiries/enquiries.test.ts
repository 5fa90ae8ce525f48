import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_ENQUIRY_BYTES } from '../../src/enquiry/enquiry.ts';
import { enquiryContract, post } from '../../tests/enquiries/enquiryContract.ts';
import { enquiryOf, newEnquiry, suspecting } from '../../tests/enquiries/storeContract.ts';
import { folderForEach } from '../../tests/testFolder.ts';
import { createApp } from '../app/createApp.ts';
import { pagePolicy } from '../app/pagePolicy.ts';
import { prepareProducts } from '../app/prepareProducts.ts';
import { type Listening, listen } from '../listen.ts';
import { readOptions } from '../readOptions.ts';
import { createEnquiries } from './createEnquiries.ts';
import { DAY_MS, HOUR_MS, type StoredEnquiry } from './enquiryStore.ts';
import { createNonces } from './nonce.ts';
import { type OpenedEnquiries, openEnquiries } from './openEnquiries.ts';
import { openStore } from './openStore.ts';
import { isPrivateAddress } from './privateAddress.ts';
import { defaultForm } from './readForm.ts';
import { sendWebhook } from './sendWebhook.ts';
import { startNotifier } from './startNotifier.ts';

const KEY = 'a key of at least thirty-two characters';
const SECRET = 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const nonces = await createNonces(new TextEncoder().encode(KEY));

const folder = folderForEach();
let file: string;
let lines: string[];
const closes: (() => Promise<unknown>)[] = [];

beforeEach(() => {
  file = join(folder.path, 'enquiries.db');
  lines = [];
});
afterEach(async () => {
  vi.useRealTimers();
  for (const close of closes.splice(0).reverse()) await close();
});

/** The options of a command line, with a key. */
function enquiryOptions(args: readonly string[] = [], env: Record<string, string> = {}) {
  const read = readOptions(['--enquiries', file, ...args], { ENQUIRY_KEY: KEY, ...env });
  if (read.kind !== 'run' || !read.options.enquiries) throw new Error(JSON.stringify(read));
  return read.options.enquiries;
}

async function opened(...how: Parameters<typeof enquiryOptions>): Promise<OpenedEnquiries> {
  const log = (line: string) => void lines.push(line);
  const enquiries = await openEnquiries(enquiryOptions(...how), { info: log, warn: log, error: log });
  closes.push(() => enquiries.stop());
  return enquiries;
}

/** A provider on a free port. */
async function provider(...how: Parameters<typeof enquiryOptions>): Promise<string> {
  const app = createApp({
    catalogue: { current: await prepareProducts([], '2026-01-02T03:04:05.000Z') },
    files: new Map(),
    policy: await pagePolicy('', ["'self'"]),
    enquiries: await opened(...how),
  });
  const listening: Listening = await listen(app, { host: '127.0.0.1', port: 0 });
  closes.push(() => listening.stop({ drainMs: 0, graceMs: 0 }));
  return `${listening.url}wp-json/product-selector/v2`;
}

/** A nonce from ten seconds ago. */
const goodNonce = () => nonces.create(Date.now() - 10_000);

/** A server that notes what is posted to it, and answers with these statuses in turn. */
async function receiver(...statuses: number[]) {
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  const server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (data) => {
      body += data;
    });
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.writeHead(statuses.length > 1 ? statuses.shift()! : statuses[0]!, { Location: '/elsewhere' }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closes.push(() => new Promise((resolve) => server.close(resolve)));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, received };
}

/** The options of a webhook that may be on this machine. */
function withWebhook(url: string) {
  return [['--webhook', url, '--webhook-private'], { WEBHOOK_SECRET: `whsec_${SECRET}` }] as const;
}

describe('POST enquiries', () => {
  it.each(enquiryContract.map(({ name, run }) => [name, run] as const))('%s', async (_, run) => {
    const rest = await provider(['--trust-proxy']);
    await run({
      rest,
      nonce: (ageS) => nonces.create(Date.now() - ageS * 1000),
      forgedNonce: async () =>
        (await createNonces(new TextEncoder().encode('x'.repeat(40)))).create(Date.now() - 10_000),
      list: async () => {
        const store = await openStore(file);
        try {
          return await store.list();
        } finally {
          await store.close();
        }
      },
    });
  });

  it.each([
    ['a byte more than a form can hold', MAX_ENQUIRY_BYTES + 1, 413],
    ['as much as a form can hold', MAX_ENQUIRY_BYTES, 201],
    ['2 MB', 2 ** 21, 413],
  ])('answers %s in chunks', async (_, size, status) => {
    const rest = await provider();
    const enquiry = JSON.stringify({ ...enquiryOf(), nonce: await goodNonce() });
    const padding = ' '.repeat(size - Buffer.byteLength(enquiry));
    const chunked = await fetch(`${rest}/enquiries`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: new Blob([enquiry, padding]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(chunked.status).toBe(status);
  });

  it('says once that visitors come through a proxy that isn’t trusted', async () => {
    const rest = await provider();
    const send = async () =>
      post({ rest }, { ...enquiryOf(), nonce: await goodNonce() }, { 'X-Forwarded-For': '1.1.1.1' });
    expect([(await send()).status, (await send()).status]).toEqual([201, 201]);
    expect(lines).toEqual([expect.stringContaining('start the provider with --trust-proxy')]);
    lines = [];
    const trusting = await provider(['--trust-proxy']);
    await post({ rest: trusting }, { ...enquiryOf(), nonce: await goodNonce() }, { 'X-Forwarded-For': '1.1.1.1' });
    expect(lines).toEqual([]);
  });

  it('names the methods of the address', async () => {
    const read = await fetch(`${await provider()}/enquiries`);
    expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });

  it('says 503 if the store fails, stores nothing, and logs nothing personal', async () => {
    const rest = await provider();
    const store = await openStore(file);
    // Another program holds the store for longer than a request waits.
    let release = () => {};
    const { openSqlite } = await import('./openSqlite.ts');
    const sql = await openSqlite(file);
    const held = sql.transaction(
      () =>
        new Promise<void>((resolve) => {
          release = resolve;
        }),
    );
    const body = { ...enquiryOf({ name: 'Wilhelmina' }), nonce: await goodNonce() };
    const response = await post({ rest }, body);
    expect([response.status, Object(await response.json()).code]).toEqual([503, 'rest_enquiry_not_stored']);
    release();
    await held;
    await sql.close();
    expect(await store.list()).toEqual([]);
    expect(lines.join()).toBe('An enquiry couldn’t be stored: database is locked');
    expect((await post({ rest }, body)).status).toBe(201);
    expect(JSON.stringify(lines)).not.toContain('Wilhelmina');
    await store.close();
  });

  it('says 503 in time to every visitor who waits for a store that another program holds', async () => {
    const rest = await provider();
    const { openSqlite } = await import('./openSqlite.ts');
    const sql = await openSqlite(file);
    let release = () => {};
    const held = sql.transaction(() => new Promise<void>((resolve) => (release = resolve)));
    // One after the other they would take six times as long as one.
    const begun = performance.now();
    const first = post({ rest }, { ...enquiryOf(), nonce: await goodNonce() }).then(() => performance.now() - begun);
    const posts = Array.from({ length: 5 }, async () => post({ rest }, { ...enquiryOf(), nonce: await goodNonce() }));
    const statuses = (await Promise.all(posts)).map(({ status }) => status);
    expect(statuses).toEqual(Array(5).fill(503));
    expect((performance.now() - begun) / (await first)).toBeLessThan(2);
    release();
    await held;
    await sql.close();
  });

  it('says when to come back if an hour has too many from everybody', async () => {
    const store = await openStore(file);
    closes.push(() => store.close());
    let stored = 0;
    const enquiries = createEnquiries({
      nonces,
      form: defaultForm(180),
      channels: [],
      onFault() {},
      store: { ...store, add: async () => ({ kind: 'busy', retryAfterS: 60 }) },
      onStored: () => {
        stored += 1;
      },
    });
    const answer = await enquiries.take({ ...enquiryOf(), nonce: await goodNonce() });
    expect(answer).toMatchObject({ status: 503, retryAfterS: 60 });
    expect(stored).toBe(0);
  });

  it('keeps the text that a visitor agreed to, and nothing without the tick', async () => {
    const form = join(folder.path, 'form.json');
    writeFileSync(form, JSON.stringify({ fields: { marketing: 'Tell me more.' } }));
    const enquiries = await opened(['--enquiry-form', form]);
    for (const marketing of [true, false])
      await enquiries.take({ ...enquiryOf({ marketing }), nonce: await goodNonce() });
    const store = await openStore(file);
    expect((await store.list()).map(({ marketingText }) => marketingText).sort()).toEqual(
      ['Tell me more.', null].sort(),
    );
    await store.close();
  });

  it('says 503 when the store never answers', async () => {
    const store = await openStore(file);
    closes.push(() => store.close());
    const faults: string[] = [];
    const enquiries = createEnquiries({
      nonces,
      form: defaultForm(180),
      channels: [],
      onStored() {},
      postMs: 50,
      store: { ...store, add: () => new Promise<never>(() => {}) },
      onFault: (line) => faults.push(line),
    });
    expect(await enquiries.take({ ...enquiryOf(), nonce: await goodNonce() })).toMatchObject({ status: 503 });
    expect(faults).toEqual(['An enquiry couldn’t be stored: it took longer than 0.05 s']);
  });

  it('is not there without --enquiries', async () => {
    const app = createApp({
      catalogue: { current: await prepareProducts([], '2026-01-02T03:04:05.000Z') },
      files: new Map(),
      policy: await pagePolicy('', ["'self'"]),
    });
    const response = await app.fetch(
      new Request('http://localhost/wp-json/product-selector/v2/enquiries', { method: 'POST' }),
    );
    expect(response.status).toBe(404);
    const init = await app.fetch(new Request('http://localhost/wp-json/product-selector/v2/init'));
    expect(Object.keys(Object(await init.json()))).toEqual(['nonce']);
  });
});

describe('the webhook', () => {
  it('gets each enquiry once, signed as Standard Webhooks says', async () => {
    const { url, received } = await receiver(204);
    const enquiries = await opened(...withWebhook(url));
    const body = enquiryOf();
    await enquiries.take({ ...body, nonce: await goodNonce() });
    await enquiries.take({ ...body, nonce: await goodNonce() });
    await vi.waitUntil(() => received.length > 0);
    await enquiries.stop();
    closes.length = 1;
    expect(received).toHaveLength(1);
    const { headers, body: text } = received[0]!;
    expect(JSON.parse(text)).toMatchObject({ type: 'enquiry.created', data: { name: body.name, key: body.key } });
    const key = await crypto.subtle.importKey(
      'raw',
      Buffer.from(SECRET, 'base64'),
      { name: 'HMAC', hash: 'SHA-256' },
      false,
      ['verify'],
    );
    const [version, signature = ''] = String(headers['webhook-signature']).split(',');
    const signed = new TextEncoder().encode(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${text}`);
    expect(version).toBe('v1');
    expect(await crypto.subtle.verify('HMAC', key, Buffer.from(signature, 'base64'), signed)).toBe(true);
  });

  it('tells of suspected ones with their number and the place of the list', async () => {
    const { url, received } = await receiver(204);
    const early = await opened();
    await early.take({ ...enquiryOf(), nonce: await nonces.create(Date.now()) });
    const store = await openStore(file);
    await store.add(newEnquiry({}, { now: Date.now(), judge: suspecting('links') }), ['webhook', 'mail']);
    await store.close();
    await opened(...withWebhook(url));
    await vi.waitUntil(() => received.length > 0);
    expect(JSON.parse(received[0]!.body)).toMatchObject({
      type: 'enquiry.suspected',
      data: { count: 1, list: `product-selector enquiries list --enquiries ${file}` },
    });
    expect(received[0]!.headers['webhook-signature']).toMatch(/^v1,/);
  });

  it('is tried again after a failure, and by another program after this one died', async () => {
    const { url, received } = await receiver(302, 204);
    const enquiries = await opened(...withWebhook(url));
    await enquiries.take({ ...enquiryOf(), nonce: await goodNonce() });
    await vi.waitUntil(() => lines.length > 0);
    expect(lines[0]).toMatch(
      /^The webhook of enquiry \w{4}-\w{4} failed: it answered with status 302, a redirect, which isn’t followed; give the address it leads to\. Next try in 1 min\.$/,
    );
    const store = await openStore(file);
    const [job] = await store.takeJobs('webhook', Date.now() + 61_000, Date.now(), 1);
    expect(job?.tries).toBe(1);
    await store.close();
    // The taken job is due at once, as if its process were dead.
    await opened(...withWebhook(url));
    await vi.waitUntil(() => received.length > 1);
    expect(received[0]!.headers['webhook-id']).toBe(received[1]!.headers['webhook-id']);
  });

  it('is given up for now when it switches protocols, drips its answer or never answers, and later enquiries are told', async () => {
    const hung = new Set<Socket>();
    const answers = [
      (socket: Socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'),
      (socket: Socket) => socket.end(),
      (socket: Socket) => {
        const timer = setInterval(() => socket.write('HTTP/1.1 200 OK'.slice(0, 1)), 20);
        socket.on('close', () => clearInterval(timer));
      },
      () => {},
      (socket: Socket) => socket.end('HTTP/1.1 204 No Content\r\n\r\n'),
    ];
    let asked = 0;
    const server = createTcpServer((socket) => {
      hung.add(socket);
      socket.on('error', () => {});
      socket.once('data', () => answers[Math.min(asked++, answers.length - 1)]!(socket));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closes.push(async () => {
      for (const socket of hung) socket.destroy();
      server.close();
    });
    const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const store = await openStore(file);
    closes.push(() => store.close());
    const webhook = { url, secret: SECRET, allowPrivate: true };
    const channels = {
      webhook: (enquiry: StoredEnquiry, signal: AbortSignal) => sendWebhook(enquiry, webhook, 0, signal),
    };
    const notifier = startNotifier({ store, channels, warn: (line) => lines.push(line), tryMs: 500 });
    closes.push(() => notifier.stop());
    for (const count of answers.keys()) {
      await store.add(newEnquiry({}, { now: Date.now() }), ['webhook']);
      notifier.wake();
      await vi.waitUntil(async () => asked === count + 1 && (lines.length === count + 1 || count === 4));
    }
    await vi.waitUntil(async () => (await store.list())[0]?.told[0]?.state === 'told');
    // Nothing of the tries is left.
    await vi.waitUntil(() => [...hung].every((socket) => socket.destroyed));
    const why = lines.map((line) => line.replace(/^The webhook of enquiry \S+ failed: /, ''));
    expect(why).toEqual([
      ...Array(1).fill('it ended the connection without an answer; check its address. Next try in 1 min.'),
      'socket hang up. Next try in 1 min.',
      expect.stringMatching(
        /^(it took longer than 0\.5 s; it should answer first and work afterwards|Parse Error.*)\. Next try in 1 min\.$/,
      ),
      'it took longer than 0.5 s; it should answer first and work afterwards. Next try in 1 min.',
    ]);
  });

  it('never reaches this machine or a private network unless allowed', async () => {
    const { received, url } = await receiver(204);
    for (const host of ['127.0.0.1', '[::1]', 'localhost']) {
      const enquiries = await opened(['--webhook', `https://${host}:${new URL(url).port}/`], {
        WEBHOOK_SECRET: SECRET,
      });
      lines = [];
      await enquiries.take({ ...enquiryOf(), nonce: await goodNonce() });
      await vi.waitUntil(() => lines.length > 0);
      expect(lines[0], host).toContain('is an address of this machine or a private network');
    }
    expect(received).toEqual([]);
  });

  it.each([
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::',
    'fd00::1',
    'fe80::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::a00:1',
    // Addresses of version 6 that carry one of version 4, or that no public network has.
    '64:ff9b:1::a00:1',
    '2002:a00:1::1',
    '2001:0:4136:e378:8000:63bf:3fff:fdd2',
    '::10.0.0.1',
    '::ffff:0:10.0.0.1',
    'fec0::1',
    '2001:db8::1',
    '100::1',
    '192.88.99.1',
    '198.51.100.7',
  ])('counts %s as private', (address) => expect(isPrivateAddress(address)).toBe(true));

  it.each(['1.1.1.1', '172.32.0.1', '203.0.114.1', '2606:4700::1111'])('counts %s as public', (address) =>
    expect(isPrivateAddress(address)).toBe(false),
  );
});

describe('openEnquiries', () => {
  it('makes a key beside the store that only the owner can read, and keeps it', async () => {
    const first = await opened([], { ENQUIRY_KEY: '' });
    const nonce = await first.createNonce();
    expect(statSync(`${file}.key`).mode & 0o077).toBe(0);
    const second = await opened([], { ENQUIRY_KEY: '' });
    expect((await second.take({ ...enquiryOf(), nonce })).status).toBe(201);
  });

  it('names a key file that holds no key, and makes a new one whole', async () => {
    writeFileSync(`${file}.key`, '');
    const options = enquiryOptions([], { ENQUIRY_KEY: '' });
    const quiet = { info() {}, warn() {}, error() {} };
    await expect(openEnquiries(options, quiet)).rejects.toThrow(
      `${file}.key holds no key of at least 32 characters. Delete it, and the next start makes a new one.`,
    );
    rmSync(`${file}.key`);
    await (await openEnquiries(options, quiet)).stop();
    expect(readdirSync(folder.path).filter((name) => name.includes('.key'))).toEqual(['enquiries.db.key']);
  });

  it('deletes what is older than the days given', async () => {
    const store = await openStore(file);
    await store.add(newEnquiry({}, { now: Date.now() - 8 * 24 * 60 * 60 * 1000 }), []);
    await store.add(newEnquiry({}, { now: Date.now() }), []);
    await opened(['--keep-enquiries', '7']);
    expect(await store.list()).toHaveLength(1);
    expect(lines).toEqual(['1 enquiries older than 7 days were deleted.']);
    await store.close();
  });

  it('deletes what gets older than that while it runs', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    const store = await openStore(file);
    await opened(['--keep-enquiries', '7']);
    await store.add(newEnquiry({}, { now: Date.now() - 6.5 * DAY_MS }), []);
    vi.advanceTimersByTime(23 * HOUR_MS);
    expect(await store.list()).toHaveLength(1);
    vi.advanceTimersByTime(HOUR_MS);
    await vi.waitUntil(() => lines.length > 0);
    expect(lines).toEqual(['1 enquiries older than 7 days were deleted.']);
    expect(await store.list()).toHaveLength(0);
    await store.close();
  });

  it('reads a form, and names what is wrong with it', async () => {
    const form = join(folder.path, 'form.json');
    writeFileSync(
      form,
      JSON.stringify({ fields: { marketing: 'Tell me more.' }, notice: { policyUrl: 'https://a.example/p' } }),
    );
    expect((await opened(['--enquiry-form', form])).form).toEqual({
      fields: { postcode: true, note: true, marketing: 'Tell me more.' },
      notice: {
        short: expect.stringContaining('180 days'),
        long: expect.stringContaining('after 180 days'),
        policyUrl: 'https://a.example/p',
      },
    });
    const own = {
      fields: { postcode: false, note: false, marketing: false },
      notice: { short: 'We ring.', long: 'We keep it.', policyUrl: 'http://a.example/p' },
      reply: 'We call within one working day.',
    };
    writeFileSync(form, JSON.stringify(own));
    expect((await opened(['--enquiry-form', form])).form).toEqual(own);
    writeFileSync(form, '{}');
    expect((await opened(['--enquiry-form', form])).form).toEqual(defaultForm(180));
    for (const [wrong, says] of [
      ['{', 'isn’t a form for enquiries'],
      ['[]', 'The file must be an object.'],
      ['{"fields":null}', 'fields must be an object.'],
      ['{"notice":"text"}', 'notice must be an object.'],
      ['{"field":{}}', 'unknown key field. Known: fields, notice, reply.'],
      ['{"notice":{"url":""}}', 'notice has an unknown key url. Known: short, long, policyUrl.'],
      ['{"fields":{"postcode":null}}', 'fields.postcode must be true or false.'],
      ['{"fields":{"marketing":" "}}', 'fields.marketing must be false or the text'],
      ['{"notice":{"long":7}}', 'notice.long must be text.'],
      ['{"notice":{"policyUrl":"see https://a.example"}}', 'notice.policyUrl must be an address'],
      ['{"notice":{"policyUrl":"https://"}}', 'notice.policyUrl must be an address'],
      ['{"fields":{"marketing":true}}', 'fields.marketing must be false or the text'],
      ['{"fields":{"note":"yes"}}', 'fields.note must be true or false.'],
      ['{"notice":{"short":""}}', 'notice.short must be text.'],
      ['{"reply":true}', 'reply must be text of at most 300 characters.'],
      [`{"reply":"${'x'.repeat(301)}"}`, 'reply must be text of at most 300 characters.'],
      ['{"notice":{"policyUrl":"javascript:alert(1)"}}', 'notice.policyUrl must be an address'],
    ] as const) {
      writeFileSync(form, wrong);
      await expect(opened(['--enquiry-form', form])).rejects.toThrow(says);
    }
    expect(existsSync(file)).toBe(true);
  });

  it.each([
    [['--webhook', 'https://x.example'], '--webhook needs --enquiries.'],
    [['--enquiries', ''], '--enquiries is empty'],
    [['--enquiries', 'e.db', '--keep-enquiries', '0'], '--keep-enquiries is '],
    [
      ['--enquiries', 'e.db', '--webhook', 'http://x.example'],
      '--webhook must be an address that begins with https://',
    ],
    [['--enquiries', 'e.db', '--webhook', 'https://x.example'], 'WEBHOOK_SECRET'],
    [['--enquiries', 'e.db', '--mail-to', 'nobody'], '--mail-to must be an e-mail address.'],
    [['--enquiries', 'e.db', '--mail-from', 'a@b.example'], '--mail-from needs --mail-to.'],
  ])('refuses %j', (args, says) => {
    const read = readOptions(args, {});
    expect(read.kind === 'misuse' && read.message).toContain(says);
  });

  it('says that PostgreSQL needs a key, before it connects', async () => {
    file = 'postgres://nobody@127.0.0.1:1/none';
    await expect(opened([], { ENQUIRY_KEY: '' })).rejects.toThrow(
      'With PostgreSQL, the variable ENQUIRY_KEY must hold',
    );
    await expect(opened([], { ENQUIRY_KEY: 'short' })).rejects.toThrow('ENQUIRY_KEY has 5 characters');
  });
});
