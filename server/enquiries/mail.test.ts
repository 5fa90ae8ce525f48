import { type AddressInfo, createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newEnquiry } from '../../tests/enquiries/storeContract.ts';
import { folderForEach } from '../../tests/testFolder.ts';
import type { EnquiryStore } from './enquiryStore.ts';
import { openMail, openTransport } from './openMail.ts';
import { openStore } from './openStore.ts';
import { startNotifier } from './startNotifier.ts';

interface Received {
  readonly to: readonly string[];
  readonly headers: readonly string[];
  readonly text: string;
}

const MINUTE = 60_000;
const FOREVER = new AbortController().signal;
const folder = folderForEach();
let server: SMTPServer;
let relay: string;
let received: Received[];
/** The number of mails that the relay refuses before it accepts one. */
let refusals: number;

beforeEach(async () => {
  received = [];
  refusals = 0;
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refusals > 0) {
          refusals -= 1;
          done(Object.assign(new Error('ada@example.com is greylisted'), { responseCode: 451 }));
          return;
        }
        const [head = '', ...body] = Buffer.concat(chunks).toString('utf8').split('\r\n\r\n');
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          // A header may continue on the next line.
          headers: head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n'),
          text: body.join('\r\n\r\n'),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  relay = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise<void>((resolve) => server.close(() => resolve())));

const mailer = () => openMail({ relay, to: ['office@provider.example'], from: 'site@provider.example' });
const open = () => openStore(`${folder.path}/enquiries.db`);

/** An enquiry from the store, as messages get it. */
async function stored(store: EnquiryStore, own: Parameters<typeof newEnquiry>[0]) {
  await store.add(newEnquiry(own), ['mail']);
  return (await store.list())[0]!;
}

it('a mail has the enquiry as its text, and the visitor’s address to reply to', async () => {
  const store = await open();
  const enquiry = await stored(store, { email: 'ada@example.com', note: 'Two storeys.' });
  await (await mailer())(enquiry, FOREVER);
  await store.close();
  const [mail] = received;
  expect(mail?.to).toEqual(['office@provider.example']);
  expect(mail?.headers).toContain(`Subject: Enquiry ${enquiry.reference}`);
  expect(mail?.headers).toContain('Reply-To: ada@example.com');
  expect(mail?.text).toContain('Two storeys.');
});

it.each([
  'Ada\r\nBcc: victim@example.com',
  'Ada\nSubject: Prize\n\nBody',
  '=?utf-8?q?Ada=0D=0ABcc:_victim@example.com?=',
  '"Ada" <victim@example.com>, other@example.com',
])('a mail has no header and no recipient from a name or an address like %j', async (text) => {
  const store = await open();
  // This skips the reader, which would clean or refuse the texts.
  const enquiry = await stored(store, { name: text, email: text, note: text });
  await (await mailer())(enquiry, FOREVER);
  await store.close();
  const [mail] = received;
  expect(mail?.to).toEqual(['office@provider.example']);
  expect(mail?.headers.join('\n')).not.toMatch(/victim|other@|Prize|^bcc|^reply-to/im);
});

it.each([
  ['a file', { path: import.meta.filename }, 'File access rejected'],
  ['an address', { href: 'http://127.0.0.1:1/' }, 'Url access rejected'],
])('a mail loads no text or attachment from %s', async (_, content, refusal) => {
  const transport = await openTransport(relay);
  const mail = { to: ['office@provider.example'], from: 'site@provider.example' };
  await expect(transport.sendMail({ ...mail, text: content })).rejects.toThrow(refusal);
  await expect(transport.sendMail({ ...mail, attachments: [content] })).rejects.toThrow(refusal);
  expect(received).toEqual([]);
});

it('a mail is retried, also by the next process, and a refusal is logged without an address', async () => {
  const lines: string[] = [];
  const warn = (line: string) => void lines.push(line);
  let clock = Date.parse('2026-11-22T12:00:00Z');
  const now = () => clock;
  refusals = 1;
  const first = await open();
  const { reference } = await stored(first, { email: 'ada@example.com' });
  const notifier = startNotifier({ store: first, channels: { mail: await mailer() }, warn, now });
  await expect.poll(() => lines).not.toEqual([]);
  await notifier.stop();
  await first.close();
  expect(lines).toEqual([
    `The mail of enquiry ${reference} failed: the mail relay failed (451); check SMTP_URL. Next try in 1 min.`,
  ]);
  expect(received).toEqual([]);

  clock += MINUTE;
  const second = await open();
  const again = startNotifier({ store: second, channels: { mail: await mailer() }, warn, now });
  await expect.poll(async () => (await second.list())[0]?.told[0]?.state).toBe('told');
  await again.stop();
  await second.close();
  expect(received.map(({ headers }) => headers.find((header) => header.startsWith('Subject')))).toEqual([
    `Subject: Enquiry ${reference}`,
  ]);
});

it('a mail ends at its time limit, even if the relay keeps replying line by line', async () => {
  const slow = createServer((socket) => {
    socket.on('error', () => {});
    const timer = setInterval(() => socket.write('220-still here\r\n'), 20);
    socket.on('close', () => clearInterval(timer));
  });
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
  relay = `smtp://127.0.0.1:${(slow.address() as AddressInfo).port}`;
  const store = await open();
  await stored(store, {});
  const lines: string[] = [];
  const closed = new Promise((resolve) => slow.once('connection', (socket) => socket.once('close', resolve)));
  const notifier = startNotifier({
    store,
    channels: { mail: await mailer() },
    tryMs: 300,
    warn: (line) => void lines.push(line),
  });
  await expect.poll(() => lines).not.toEqual([]);
  expect(lines[0]).toMatch(/failed: it took longer than 0\.3 s\. Next try in 1 min\.$/);
  // The try leaves nothing behind.
  await closed;
  await notifier.stop();
  await store.close();
  slow.close();
});

it('a mail reaches the relay of this machine although its certificate is self-signed', async () => {
  await new Promise<void>((resolve) => server.close(() => resolve()));
  // Uses STARTTLS with the library's own certificate.
  server = new SMTPServer({
    authOptional: true,
    logger: false,
    onData(stream, session, done) {
      stream.resume().on('end', () => {
        received.push({ to: [String(session.secure)], headers: [], text: '' });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  relay = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  const store = await open();
  await (await mailer())(await stored(store, {}), FOREVER);
  await store.close();
  expect(received[0]?.to).toEqual(['true']);
});

it('a relay on another machine needs a trusted certificate', async () => {
  await new Promise<void>((resolve) => server.close(() => resolve()));
  server = new SMTPServer({ authOptional: true, logger: false, secure: true });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // An unusual address of this machine.
  const { port } = server.server.address() as AddressInfo;
  const store = await open();
  const enquiry = await stored(store, {});
  relay = `smtps://[::ffff:127.0.0.1]:${port}`;
  await expect((await mailer())(enquiry, FOREVER)).rejects.toThrow(
    /^the mail relay failed \((DEPTH_ZERO_SELF_SIGNED_CERT|ERR_TLS_CERT\w+|ESOCKET)\); check SMTP_URL$/,
  );
  await store.close();
});
