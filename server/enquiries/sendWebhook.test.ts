import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import { closes, goodNonce, inEnquiryFolders, lines, opened, ownStore } from '../../tests/enquiries/openedEnquiries.ts';
import { enquiryOf, newEnquiry } from '../../tests/enquiries/storeContract.ts';
import type { StoredEnquiry } from './enquiryStore.ts';
import { sendWebhook } from './sendWebhook.ts';
import { startNotifier } from './startNotifier.ts';

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

it('the webhook is retried after a failure, and by another program after this one died', async () => {
  const { url, received } = await receiver(302, 204);
  const enquiries = await opened(...withWebhook(url));
  await enquiries.take({ ...enquiryOf(), nonce: goodNonce() });
  await expect.poll(() => lines).not.toEqual([]);
  expect(lines[0]).toMatch(
    /^The webhook of enquiry \w{4}-\w{4} failed: it answered with status 302\. Next try in 1 min\.$/,
  );
  const store = await ownStore();
  const [job] = await store.takeJobs('webhook', Date.now() + 61_000, Date.now(), 1);
  expect(job?.tries).toBe(1);
  // The taken job is due at once, as if its process were dead.
  await opened(...withWebhook(url));
  await expect.poll(() => received.length).toBeGreaterThan(1);
  expect(received[0]!.headers['webhook-id']).toBe(received[1]!.headers['webhook-id']);
});

it('the webhook is postponed when it switches protocols, drips its reply or never replies, and later enquiries are sent', async () => {
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
  const store = await ownStore();
  const webhook = { url, secret: SECRET, allowPrivate: true };
  const channels = {
    webhook: (enquiry: StoredEnquiry, signal: AbortSignal) => sendWebhook(enquiry, webhook, signal),
  };
  const notifier = startNotifier({ store, channels, warn: (line) => lines.push(line), tryMs: 2000 });
  closes.push(() => notifier.stop());
  for (const count of answers.keys()) {
    await store.add(newEnquiry({}, { now: Date.now() }), ['webhook']);
    notifier.wake();
    await expect.poll(() => [asked, lines.length]).toEqual([count + 1, Math.min(count + 1, 4)]);
  }
  await expect.poll(async () => (await store.list())[0]?.told[0]?.state).toBe('told');
  // The tries leave nothing behind.
  await expect.poll(() => [...hung].filter((socket) => !socket.destroyed)).toEqual([]);
  expect(lines.at(-1)).toMatch(/ failed: it took longer than 2 s\. Next try in 1 min\.$/);
});

it('the webhook never reaches this machine or a private network unless allowed', async () => {
  const { received, url } = await receiver(204);
  for (const host of ['127.0.0.1', '[::1]', 'localhost']) {
    const enquiries = await opened(['--webhook', `https://${host}:${new URL(url).port}/`], {
      WEBHOOK_SECRET: SECRET,
    });
    lines.length = 0;
    await enquiries.take({ ...enquiryOf(), nonce: goodNonce() });
    await expect.poll(() => lines).not.toEqual([]);
    expect(lines[0], host).toContain('is an address of this machine or a private network');
  }
  expect(received).toEqual([]);
});
