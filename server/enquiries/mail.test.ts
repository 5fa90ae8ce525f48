import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { storedEnquiry } from '../../tests/enquiries/storeContract.ts';
import { openMail } from './openMail.ts';

interface Received {
  readonly isEncrypted: boolean;
  readonly to: readonly string[];
  readonly headers: readonly string[];
  readonly text: string;
}

const FOREVER = new AbortController().signal;
let server: SMTPServer;
let relay: string;
let received: Received[];
/** True if the relay refuses mails. */
let refuses: boolean;

beforeEach(async () => {
  received = [];
  refuses = false;
  // Offers STARTTLS with the library's own certificate, like the relay of Debian and Ubuntu.
  server = new SMTPServer({
    authOptional: true,
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refuses) {
          done(Object.assign(new Error('ada@example.com is greylisted'), { responseCode: 451 }));
          return;
        }
        const [head = '', ...body] = Buffer.concat(chunks).toString('utf8').split('\r\n\r\n');
        received.push({
          isEncrypted: session.secure,
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
it('a mail has the enquiry as its text, and goes to this machine’s relay although its certificate is self-signed', async () => {
  const enquiry = storedEnquiry({ email: 'ada@example.com', note: 'Two storeys.' });
  await (await mailer())(enquiry, FOREVER);
  const [mail] = received;
  expect(mail?.to).toEqual(['office@provider.example']);
  expect(mail?.headers).toContain(`Subject: Enquiry ${enquiry.reference}`);
  expect(mail?.headers).toContain('Reply-To: ada@example.com');
  expect(mail).toMatchObject({ text: expect.stringContaining('Two storeys.'), isEncrypted: true });
});

it.each(['ada,eve@example.com', 'ada@example.com,eve@example.com'])(
  'the address %s, which a mail program may read as two, is in no header',
  async (email) => {
    await (await mailer())(storedEnquiry({ email }), FOREVER);
    expect(received.map(({ headers }) => headers.join().includes('eve'))).toEqual([false]);
  },
);

it.each([
  'Ada\r\nBcc: victim@example.com',
  'Ada\nSubject: Prize\n\nBody',
  '=?utf-8?q?Ada=0D=0ABcc:_victim@example.com?=',
  '"Ada" <victim@example.com>, other@example.com',
])('a mail has no header and no recipient from a name or an address like %j', async (text) => {
  // This skips the reader, which would clean or refuse the texts.
  const enquiry = storedEnquiry({ name: text, email: text, note: text });
  await (await mailer())(enquiry, FOREVER);
  const [mail] = received;
  expect(mail?.to).toEqual(['office@provider.example']);
  expect(mail?.headers.join('\n')).not.toMatch(/victim|other@|Prize|^bcc|^reply-to/im);
});

it('a mail that the relay refuses fails by its code, without the relay’s words', async () => {
  refuses = true;
  await expect((await mailer())(storedEnquiry(), FOREVER)).rejects.toThrow(
    new Error('the mail relay failed (451); check SMTP_URL'),
  );
});

it('a relay on another machine needs a trusted certificate', async () => {
  await new Promise<void>((resolve) => server.close(() => resolve()));
  server = new SMTPServer({ authOptional: true, logger: false, secure: true });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // An unusual address of this machine.
  const { port } = server.server.address() as AddressInfo;
  const enquiry = storedEnquiry();
  relay = `smtps://[::ffff:127.0.0.1]:${port}`;
  await expect((await mailer())(enquiry, FOREVER)).rejects.toThrow(
    /^the mail relay failed \((DEPTH_ZERO_SELF_SIGNED_CERT|ERR_TLS_CERT\w+|ESOCKET)\); check SMTP_URL$/,
  );
});
