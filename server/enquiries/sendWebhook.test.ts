import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { expect, it, onTestFinished, vi } from 'vitest';
import { closes, goodNonce, inEnquiryFolders, opened } from '../../tests/enquiries/openedEnquiries.ts';
import { enquiryOf, storedEnquiry } from '../../tests/enquiries/storeContract.ts';
import { sendWebhook } from './sendWebhook.ts';

const SECRET = 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

inEnquiryFolders();

/** A server that records posts, and replies with these statuses in turn. */
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

/** The options for a webhook on this machine. */
function withWebhook(url: string) {
  return [['--webhook', url, '--webhook-private'], { WEBHOOK_SECRET: `whsec_${SECRET}` }] as const;
}

it('the webhook gets each enquiry once, signed as Standard Webhooks says', async () => {
  const { url, received } = await receiver(204);
  const [args, env] = withWebhook(url);
  const enquiries = await opened(args, { ...env, WEBHOOK_HEADER: 'Authorization: Bearer a b' });
  const body = enquiryOf();
  await enquiries.take({ ...body, nonce: goodNonce() });
  await enquiries.take({ ...body, nonce: goodNonce() });
  await expect.poll(() => received).not.toEqual([]);
  await enquiries.stop();
  closes.length = 1;
  expect(received).toHaveLength(1);
  const { headers, body: text } = received[0]!;
  expect(JSON.parse(text)).toMatchObject({ type: 'enquiry.created', data: { name: body.name, key: body.key } });
  // The reference implementation throws for a wrong signature or an old time.
  const judge = new Webhook(SECRET);
  expect(judge.verify(text, headers as Record<string, string>)).toEqual(JSON.parse(text));
  expect(() => judge.verify(`${text} `, headers as Record<string, string>)).toThrow();
  expect(headers.authorization).toBe('Bearer a b');
});

it('the webhook follows no redirect, and a failure has its status', async () => {
  const { url, received } = await receiver(302, 401);
  const webhook = { url: new URL(url), secret: SECRET, allowPrivate: true };
  const enquiry = storedEnquiry();
  for (const status of [302, 401])
    await expect(sendWebhook(enquiry, webhook, new AbortController().signal)).rejects.toMatchObject({ status });
  expect(received[0]!.headers['webhook-id']).toBe(received[1]!.headers['webhook-id']);
});

it('the webhook never reaches this machine or a private network unless allowed', async () => {
  const { received, url } = await receiver(204);
  const { port } = new URL(url);
  for (const host of ['127.0.0.1', '[::1]', 'localhost']) {
    const webhook = { url: new URL(`https://${host}:${port}/`), secret: SECRET, allowPrivate: false };
    const sent = sendWebhook(storedEnquiry(), webhook, new AbortController().signal);
    await expect(sent, host).rejects.toThrow('is an address of this machine or a private network');
  }
  expect(received).toEqual([]);
});

it.each([
  ['ada:p%40ss', 'ada:p@ss'],
  ['ada:100%', 'ada:100%'],
  ['token', 'token:'],
])('the webhook sends the login %s of its address as Authorization', async (login, plain) => {
  const { url, received } = await receiver(204);
  const webhook = { url: new URL(url.replace('//', `//${login}@`)), secret: SECRET, allowPrivate: true };
  const { signal } = new AbortController();
  await expect(sendWebhook(storedEnquiry(), webhook, signal)).resolves.toBe(204);
  expect(received[0]!.headers.authorization).toBe(`Basic ${Buffer.from(plain).toString('base64')}`);
  await sendWebhook(storedEnquiry(), { ...webhook, header: ['authorization', 'Bearer x'] }, signal);
  expect(received[1]!.headers.authorization).toBe('Bearer x');
});

it('the webhook has arrived after a 200, even if the connection breaks then', async () => {
  const body = new ReadableStream({ start: (control) => control.error(new Error('reset')) });
  vi.stubGlobal('fetch', async () => new Response(body));
  onTestFinished(() => void vi.unstubAllGlobals());
  const webhook = { url: new URL('https://x.example/'), secret: SECRET, allowPrivate: true };
  await expect(sendWebhook(storedEnquiry(), webhook, new AbortController().signal)).resolves.toBe(200);
});
